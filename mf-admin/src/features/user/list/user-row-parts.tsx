import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { Tag } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { userMessages } from '../user-messages.ts';
import styles from './user-row-parts.module.css';

/** Whether it is the row of the signed-in user, which cannot be disabled or deleted. */
export const useIsSelf = (): ((user: UserRow) => boolean) => {
  const own = useSession((session) => session.user?.userId);
  return ({ id }) => id === own;
};

const hasExpiredPassword = ({ initialPasswordUntil }: UserRow): boolean =>
  initialPasswordUntil !== undefined && Date.parse(initialPasswordUntil) <= Date.now();

export const UserName = ({ user }: { user: UserRow }) => {
  const t = useMessages(userMessages);
  const isSelf = useIsSelf();
  return (
    <div className={styles.name}>
      <span className={styles.initial} aria-hidden="true">
        {[...user.nickname][0]}
      </span>
      <div className={styles.two}>
        <span className={styles.nickname}>
          {user.nickname}
          {isSelf(user) && <Tag>{t('you')}</Tag>}
          {hasExpiredPassword(user) && <Tag tone="warn">{t('passwordExpired')}</Tag>}
        </span>
        <span className={styles.soft}>
          {user.username} · {user.genderLabel}
        </span>
      </div>
    </div>
  );
};

/** Mobile over email; a dash when there is neither. */
export const Contact = ({ user: { mobile, email } }: { user: UserRow }) => {
  const t = useMessages(listMessages);
  return (
    <div className={styles.two}>
      <span>{mobile || email || t('none')}</span>
      {mobile && email && <span className={styles.soft}>{email}</span>}
    </div>
  );
};

export const RoleTags = ({ names }: { names: string }) => (
  <span className={styles.tags}>
    {names
      .split(',')
      .filter(Boolean)
      .map((name) => (
        <Tag key={name} tone="sand">
          {name}
        </Tag>
      ))}
  </span>
);
