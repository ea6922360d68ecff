import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useHasPerm, useSession } from '@portal/shared/session';
import { Tag } from '@portal/shared/ui';
import { Switch } from 'antd';
import type { RowAction } from '#src/frame/row-actions.tsx';
import { userMessages } from '../user-messages.ts';
import styles from './user-row-parts.module.css';

/** What the screen does with a row. */
export interface RowHandlers {
  readonly onEdit: (user: UserRow) => void;
  readonly onPassword: (user: UserRow) => void;
  readonly onDelete: (user: UserRow) => void;
  readonly onStatus: (user: UserRow, status: 0 | 1) => void;
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
  const t = useMessages(userMessages);
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

/** A switch for those who may change it, else the word. */
export const StatusSwitch = ({ user, onStatus, changing }: { user: UserRow } & RowHandlers) => {
  const t = useMessages(userMessages);
  const mayEdit = useHasPerm(['sys:user:edit']);
  const isSelf = useIsSelf();
  const on = user.status === 1;
  if (!mayEdit || isSelf(user))
    return <Tag tone={on ? 'good' : 'bad'}>{t(on ? 'status.on' : 'status.off')}</Tag>;
  return (
    <Switch
      checked={on}
      loading={changing === user.id}
      aria-label={t('status.of', { name: user.nickname })}
      checkedChildren={t('switch.on')}
      unCheckedChildren={t('switch.off')}
      onChange={(checked) => onStatus(user, checked ? 1 : 0)}
    />
  );
};

/** The actions of a user's row, in the order they are most used. */
export const useRowActions = (handlers: RowHandlers): ((user: UserRow) => readonly RowAction[]) => {
  const t = useMessages(userMessages);
  const isSelf = useIsSelf();
  return (user) => [
    {
      key: 'edit',
      label: t('actions.edit'),
      anyOf: ['sys:user:edit'],
      onSelect: () => handlers.onEdit(user),
    },
    {
      key: 'password',
      label: t('actions.password'),
      anyOf: ['sys:user:reset_pwd'],
      onSelect: () => handlers.onPassword(user),
    },
    {
      key: 'delete',
      label: t('actions.delete'),
      anyOf: ['sys:user:delete'],
      danger: true,
      disabled: isSelf(user),
      onSelect: () => handlers.onDelete(user),
    },
  ];
};
