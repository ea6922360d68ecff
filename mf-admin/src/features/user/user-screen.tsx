import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Page } from '#src/layout/page.tsx';
import { List } from '#src/list/list.tsx';
import { ListActions } from '#src/list/list-actions.tsx';
import { DepartmentButton } from './department/department-button.tsx';
import { DepartmentTree } from './department/department-tree.tsx';
import { ImportButton } from './sheet/import-button.tsx';
import { useChosenDepartment } from './use-chosen-department.ts';
import { userList } from './user-list.tsx';
import { userMessages } from './user-messages.ts';
import styles from './user-screen.module.css';

const Actions = ({ deptId }: { deptId: number | undefined }) => (
  <>
    <HasPerm anyOf={['sys:user:import']}>
      <ImportButton deptId={deptId} />
    </HasPerm>
    <ListActions list={userList} />
  </>
);

/** Users: departments at the left, the list at the right. */
export const UserScreen = () => {
  const t = useMessages(userMessages);
  const [deptId, choose] = useChosenDepartment();
  return (
    <Page title={t('title')} actions={<Actions deptId={deptId} />}>
      <div className={styles.columns}>
        <aside className={styles.departments} aria-label={t('departments.label')}>
          <DepartmentTree chosen={deptId} onChoose={choose} />
        </aside>
        <div className={styles.main}>
          <List list={userList}>
            <span className={styles.narrow}>
              <DepartmentButton chosen={deptId} onChoose={choose} />
            </span>
          </List>
        </div>
      </div>
    </Page>
  );
};
