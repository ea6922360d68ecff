import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isProtectedRole, rootRole } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { Tag } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import type { RowAction } from '#src/list/row-actions.tsx';
import { roleMessages } from '../role-messages.ts';
import styles from './role-parts.module.css';

/** What the screen does with a role. */
export interface RoleHandlers {
  readonly onEdit: (role: RoleRow) => void;
  readonly onGrant: (role: RoleRow) => void;
  readonly onDelete: (roles: readonly RoleRow[], onDone?: () => void) => void;
  readonly onStatus: (role: RoleRow, status: 0 | 1) => void;
  /** The role whose status is being changed. */
  readonly changing: number | undefined;
}

/** Whose rights somebody changes who holds it: nobody's but ROOT's, and ROOT's own are never changed. */
export const useIsFixed = (): ((role: RoleRow) => boolean) => {
  const own = useSession(({ user }) => user?.roles ?? []);
  return ({ code }) => code === rootRole || (own.includes(code) && !own.includes(rootRole));
};

/** What a role is called, and whether it came with the portal. */
export const RoleName = ({ role }: { role: RoleRow }) => {
  const t = useMessages(roleMessages);
  return (
    <span className={styles.name}>
      <span>{role.name}</span>
      {isProtectedRole(role.code) && <Tag>{t('builtIn')}</Tag>}
    </span>
  );
};

/** The actions of a role's row, in the order they are most used. */
export const useRoleActions = (handlers: RoleHandlers): ((role: RoleRow) => readonly RowAction[]) => {
  const t = useMessages(roleMessages);
  const common = useMessages(listMessages);
  const isFixed = useIsFixed();
  return (role) => [
    {
      key: 'grant',
      label: t('actions.grant'),
      anyOf: ['sys:role:edit'],
      disabled: isFixed(role),
      onSelect: () => handlers.onGrant(role),
    },
    {
      key: 'edit',
      label: common('edit'),
      anyOf: ['sys:role:edit'],
      onSelect: () => handlers.onEdit(role),
    },
    {
      key: 'delete',
      label: common('delete'),
      anyOf: ['sys:role:delete'],
      danger: true,
      disabled: isProtectedRole(role.code),
      onSelect: () => handlers.onDelete([role]),
    },
  ];
};
