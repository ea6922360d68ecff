import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { customerPath } from '#src/order-parts/order-paths.ts';
import { Contact, RoleTags, UserName, useIsSelf } from './list/user-row-parts.tsx';
import { useRemoveFactors } from './use-remove-factors.ts';
import { useRemoveUsers } from './use-remove-users.ts';
import { exportUsers, useSetUserStatus } from './user-calls.ts';
import { userMessages } from './user-messages.ts';

const SetStatus = lazy(() => import('./bulk/set-status.tsx'));
const SetDepartment = lazy(() => import('./bulk/set-department.tsx'));
const SetRoles = lazy(() => import('./bulk/set-roles.tsx'));
const UserDrawer = lazy(() => import('./form/user-drawer.tsx'));

const editing = { anyOf: ['sys:user:edit'] };

/** Users, and what is done with them; `deptId` is chosen beside the list. */
export const userList = defineList({
  call: 'GET /api/v1/users/page',
  messages: userMessages,
  isTranslated: true,
  rowName: ({ nickname }) => nickname,
  filters: (filter) => ({
    deptId: filter.hidden(positiveInteger()),
    status: filter.status(),
    created: filter.dayRange('startTime', 'endTime'),
  }),
  columns: (column) => [
    column.custom('user', 184, (user) => <UserName user={user} />, { fixed: 'left' }),
    column.status(),
    column.custom('roles', 104, ({ roleNames }) => <RoleTags names={roleNames} />),
    column.custom('dept', 116, ({ deptName }) => deptName || '—'),
    column.custom('contact', 184, (user) => <Contact user={user} />),
    column.text('createTime', 104, { title: 'created' }),
  ],
  open: { param: 'user', anyOf: ['sys:user:edit'], drawer: UserDrawer },
  actions: [
    {
      key: 'profile',
      label: 'profile',
      anyOf: ['biz:customer:query'],
      path: ({ id }) => customerPath(id),
    },
    {
      key: 'password',
      label: 'resetPassword',
      anyOf: ['sys:user:reset_pwd'],
      drawer: lazy(() => import('./password/reset-password.tsx')),
    },
    {
      key: 'factors',
      label: 'resetFactors',
      anyOf: ['sys:user:reset_pwd'],
      danger: true,
      disabled: useIsSelf,
      command: useRemoveFactors,
    },
  ],
  status: {
    anyOf: ['sys:user:edit'],
    mutation: useSetUserStatus,
    fixed: useIsSelf,
    question: ({ name }, { t }) => ({
      title: t('disable.title', { name }),
      body: t('disable.body'),
      confirmLabel: t('disable.confirm'),
    }),
  },
  allRows: 'users',
  bulk: [
    { ...editing, key: 'setStatus', label: 'bulk.setStatus', drawer: SetStatus },
    { ...editing, key: 'setDepartment', label: 'bulk.setDepartment', drawer: SetDepartment },
    { ...editing, key: 'setRoles', label: 'bulk.setRoles', drawer: SetRoles },
  ],
  remove: { anyOf: ['sys:user:delete'], command: useRemoveUsers, fixed: useIsSelf },
  export: {
    ...{ anyOf: ['sys:user:export'], label: 'export', hint: 'exportHint', fileName: 'files.users' },
    call: exportUsers,
  },
  add: { param: 'user', label: 'add', anyOf: ['sys:user:add'], drawer: UserDrawer },
  actionsWidth: 96,
  openActions: 1,
  rowHeight: 56,
});
