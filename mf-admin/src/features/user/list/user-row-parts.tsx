import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { Tag } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import type { RowAction } from '#src/list/row-actions.tsx';
import type { NamedRow } from '#src/list/table/table-column.ts';
import { userMessages } from '../user-messages.ts';
import styles from './user-row-parts.module.css';

/** A user as a row of the list: known by their nickname. */
export type NamedUser = UserRow & NamedRow;

/** What the screen does with a row. */
export interface RowHandlers {
  readonly onEdit: (user: NamedUser) => void;
  readonly onPassword: (user: NamedUser) => void;
  readonly onDelete: (user: NamedUser) => void;
  readonly onStatus: (user: NamedUser, status: 0 | 1) => void;
  /** The user whose status is being changed. */
  readonly changing: number | undefined;
}

/** Tells the person's own row, which cannot be disabled or deleted. */
export const useIsSelf = (): ((user: UserRow) => boolean) => {
  const own = useSession((session) => session.user?.userId);
  return ({ id }) => id === own;
};

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

/** The actions of a user's row, in the order they are most used. */
export const useRowActions = (handlers: RowHandlers): ((user: NamedUser) => readonly RowAction[]) => {
  const t = useMessages(userMessages);
  const common = useMessages(listMessages);
  const isSelf = useIsSelf();
  return (user) => [
    {
      key: 'edit',
      label: common('edit'),
      anyOf: ['sys:user:edit'],
      onSelect: () => handlers.onEdit(user),
    },
    {
      key: 'password',
      label: t('resetPassword'),
      anyOf: ['sys:user:reset_pwd'],
      onSelect: () => handlers.onPassword(user),
    },
    {
      key: 'delete',
      label: common('delete'),
      anyOf: ['sys:user:delete'],
      danger: true,
      disabled: isSelf(user),
      onSelect: () => handlers.onDelete(user),
    },
  ];
};
