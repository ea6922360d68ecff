import { useMessages } from '@portal/shared/i18n';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { DepartmentButton } from './department/department-button.tsx';
import { DepartmentTree } from './department/department-tree.tsx';
import { useUserFilters } from './list/use-user-filters.ts';
import { UserFilterBar } from './list/user-filter-bar.tsx';
import { UserList } from './list/user-list.tsx';
import { UserActions } from './user-actions.tsx';
import { type OpenLayer, UserLayer } from './user-layer.tsx';
import { userMessages } from './user-messages.ts';
import styles from './user-screen.module.css';

/** Users: departments at the left, the list at the right, and what is done with them. */
export const UserScreen = () => {
  const t = useMessages(userMessages);
  const state = useUserFilters();
  const [layer, setLayer, turn] = useOverlay<OpenLayer>();
  const { deptId } = state.filters;
  const choose = (chosen: number | undefined) => state.change({ deptId: chosen });
  return (
    <Page
      title={t('title')}
      actions={<UserActions filters={state.filters} onAdd={() => setLayer({ kind: 'add' })} />}
    >
      <div className={styles.columns}>
        <aside className={styles.departments} aria-label={t('departments.label')}>
          <DepartmentTree chosen={deptId} onChoose={choose} />
        </aside>
        <div className={styles.main}>
          <div className={styles.filters}>
            <span className={styles.narrow}>
              <DepartmentButton chosen={deptId} onOpen={() => setLayer({ kind: 'departments' })} />
            </span>
            <UserFilterBar {...state} />
          </div>
          <UserList state={state} onOpen={setLayer} />
        </div>
      </div>
      {layer && (
        <UserLayer
          key={turn}
          layer={layer}
          deptId={deptId}
          onChoose={choose}
          onClosed={() => setLayer(undefined)}
        />
      )}
    </Page>
  );
};
