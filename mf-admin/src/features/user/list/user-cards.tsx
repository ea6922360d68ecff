import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { RowActions } from '#src/frame/row-actions.tsx';
import { userMessages } from '../user-messages.ts';
import styles from './user-cards.module.css';
import {
  Contact,
  RoleTags,
  type RowHandlers,
  StatusSwitch,
  UserName,
  useRowActions,
} from './user-row-parts.tsx';

interface UserCardsProps extends RowHandlers {
  readonly users: readonly UserRow[];
}

/** The users on a phone: what tells them apart, and the same actions. */
export const UserCards = ({ users, ...handlers }: UserCardsProps) => {
  const t = useMessages(userMessages);
  const actionsOf = useRowActions(handlers);
  return (
    <ul className={styles.cards} aria-label={t('table')}>
      {users.map((user) => (
        <li key={user.id} className={styles.card}>
          <UserName user={user} />
          <RowActions name={user.nickname} actions={actionsOf(user)} open={0} />
          <dl className={styles.facts}>
            <div className={styles.whole}>
              <dt>{t('columns.contact')}</dt>
              <dd>
                <Contact user={user} />
              </dd>
            </div>
            <div>
              <dt>{t('columns.dept')}</dt>
              <dd>{user.deptName || t('none')}</dd>
            </div>
            <div>
              <dt>{t('columns.roles')}</dt>
              <dd>
                <RoleTags names={user.roleNames} />
              </dd>
            </div>
            <div>
              <dt>{t('columns.status')}</dt>
              <dd>
                <StatusSwitch user={user} {...handlers} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
};
