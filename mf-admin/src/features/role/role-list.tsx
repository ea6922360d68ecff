import type { RoleRow } from '@portal/shared/contract';
import { isProtectedRole, rootRole } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { useDeleteRoles, useSetRoleStatus } from './role-calls.ts';
import { RoleName, ScopeName } from './role-cells.tsx';
import styles from './role-list.module.css';
import { roleMessages } from './role-messages.ts';

/** Of which roles the menus stay as they are: ROOT's for all, one's own for all but ROOT. */
const useIsFixed = (): ((role: RoleRow) => boolean) => {
  const own = useSession(({ user }) => user?.roles ?? []);
  return ({ code }) => code === rootRole || (own.includes(code) && !own.includes(rootRole));
};

/** Of which roles the status stays as it is: besides those, the built-in ones. */
const useIsStatusFixed = (): ((role: RoleRow) => boolean) => {
  const isFixed = useIsFixed();
  return (role) => isProtectedRole(role.code) || isFixed(role);
};

const RoleDrawer = lazy(() => import('./form/role-drawer.tsx'));

/** Roles, and what is done with them. */
export const roleList = defineList({
  call: 'GET /api/v1/roles/page',
  messages: roleMessages,
  rowName: ({ name }) => name,
  filters: (filter) => ({ status: filter.status() }),
  columns: (column) => [
    column.custom('name', 176, (role) => <RoleName role={role} />),
    column.custom('code', 120, ({ code }) => <code className={styles.code}>{code}</code>),
    column.custom('scope', 144, ({ dataScope }) => <ScopeName scope={dataScope} />),
    column.count('userCount', 80, { title: 'users', words: 'users' }),
    column.status(),
    column.number('sort', 64, { align: 'left' }),
    column.text('updateTime', 112),
  ],
  actions: [
    {
      key: 'grant',
      label: 'actions.grant',
      anyOf: ['sys:role:edit'],
      disabled: useIsFixed,
      drawer: lazy(() => import('./grants/grant-drawer.tsx')),
    },
    { key: 'edit', anyOf: ['sys:role:edit'], drawer: RoleDrawer },
  ],
  status: {
    anyOf: ['sys:role:edit'],
    mutation: useSetRoleStatus,
    fixed: useIsStatusFixed,
    question: ({ name, item: { userCount } }, { t }) =>
      userCount > 0
        ? {
            title: t('disable.title', { name }),
            body: t('disable.body', { count: userCount }),
            confirmLabel: t('disable.confirm'),
          }
        : undefined,
  },
  remove: {
    anyOf: ['sys:role:delete'],
    mutation: useDeleteRoles,
    fixed:
      () =>
      ({ code }) =>
        isProtectedRole(code),
  },
  add: { param: 'role', label: 'add', anyOf: ['sys:role:add'], drawer: RoleDrawer },
  actionsWidth: 204,
});
