import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isProtectedRole } from '@portal/shared/rules';
import type { TableColumnsType } from 'antd';
import { listMessages } from '#src/frame/list-messages.ts';
import { RowActions } from '#src/frame/row-actions.tsx';
import { StatusSwitch } from '#src/frame/status-switch.tsx';
import { roleMessages } from '../role-messages.ts';
import { useScopes } from '../use-scopes.ts';
import styles from './role-parts.module.css';
import { type RoleHandlers, RoleName, useIsFixed, useRoleActions } from './role-parts.tsx';

/** The columns of the roles; on a phone the name carries what has no room. */
export const useRoleColumns = (handlers: RoleHandlers, narrow: boolean): TableColumnsType<RoleRow> => {
  const t = useMessages(roleMessages);
  const common = useMessages(listMessages);
  const actionsOf = useRoleActions(handlers);
  const scopes = useScopes();
  const isFixed = useIsFixed();
  const name: TableColumnsType<RoleRow>[number] = {
    title: t('columns.name'),
    key: 'name',
    width: narrow ? undefined : 176,
    render: (_, role) => <RoleName role={role} narrow={narrow} />,
  };
  const status: TableColumnsType<RoleRow>[number] = {
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
  const actions: TableColumnsType<RoleRow>[number] = {
    title: common('actions'),
    key: 'actions',
    width: narrow ? 56 : 204,
    fixed: narrow ? undefined : 'right',
    render: (_, role) => (
      <RowActions name={role.name} actions={actionsOf(role)} open={narrow ? 0 : undefined} />
    ),
  };
  if (narrow) return [name, status, actions];
  return [
    name,
    {
      title: t('columns.code'),
      width: 120,
      render: (_, { code }) => <code className={styles.code}>{code}</code>,
    },
    {
      title: t('columns.scope'),
      width: 144,
      render: (_, { dataScope }) => scopes.find(({ value }) => value === dataScope)?.label,
    },
    { title: t('columns.users'), width: 80, render: (_, { userCount }) => t('users', { count: userCount }) },
    status,
    { title: t('columns.sort'), width: 64, dataIndex: 'sort' },
    { title: t('columns.updated'), width: 112, dataIndex: 'updateTime' },
    actions,
  ];
};
