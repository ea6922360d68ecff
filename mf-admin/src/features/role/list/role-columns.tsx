import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isProtectedRole } from '@portal/shared/rules';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import { StatusSwitch } from '#src/list/status-switch.tsx';
import type { TableColumn, TableColumns } from '#src/list/table/table-column.ts';
import { roleMessages } from '../role-messages.ts';
import { useScopes } from '../use-scopes.ts';
import styles from './role-parts.module.css';
import { type RoleHandlers, RoleName, useIsFixed, useRoleActions } from './role-parts.tsx';

/** The columns of the roles. */
export const useRoleColumns = (handlers: RoleHandlers): TableColumns<RoleRow> => {
  const t = useMessages(roleMessages);
  const common = useMessages(listMessages);
  const actionsOf = useRoleActions(handlers);
  const scopes = useScopes();
  const isFixed = useIsFixed();
  const name: TableColumn<RoleRow> = {
    title: t('columns.name'),
    key: 'name',
    width: 176,
    render: (_, role) => <RoleName role={role} />,
  };
  const status: TableColumn<RoleRow> = {
    title: t('columns.status'),
    key: 'status',
    width: 88,
    render: (_, role) => (
      <StatusSwitch
        name={role.name}
        status={role.status}
        anyOf={['sys:role:edit']}
        fixed={isProtectedRole(role.code) || isFixed(role)}
        busy={handlers.changing === role.id}
        onChange={(next) => handlers.onStatus(role, next)}
      />
    ),
  };
  const actions: TableColumn<RoleRow> = {
    title: common('actions'),
    key: 'actions',
    width: 204,
    fixed: 'right',
    render: (_, role) => <RowActions name={role.name} actions={actionsOf(role)} />,
  };
  return [
    name,
    {
      title: t('columns.code'),
      key: 'code',
      width: 120,
      render: (_, { code }) => <code className={styles.code}>{code}</code>,
    },
    {
      title: t('columns.scope'),
      key: 'scope',
      width: 144,
      render: (_, { dataScope }) => scopes.find(({ value }) => value === dataScope)?.label,
    },
    {
      title: t('columns.users'),
      key: 'users',
      width: 80,
      render: (_, { userCount }) => t('users', { count: userCount }),
    },
    status,
    { title: t('columns.sort'), width: 64, dataIndex: 'sort' },
    { title: t('columns.updated'), width: 112, dataIndex: 'updateTime' },
    actions,
  ];
};
