import { useMessages } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import { StatusSwitch } from '#src/list/status-switch.tsx';
import type { TableColumn, TableColumns } from '#src/list/table/table-column.ts';
import { userMessages } from '../user-messages.ts';
import {
  Contact,
  type NamedUser,
  RoleTags,
  type RowHandlers,
  UserName,
  useIsSelf,
  useRowActions,
} from './user-row-parts.tsx';

/** The columns of the users. */
export const useUserColumns = (handlers: RowHandlers): TableColumns<NamedUser> => {
  const t = useMessages(userMessages);
  const common = useMessages(listMessages);
  const actionsOf = useRowActions(handlers);
  const isSelf = useIsSelf();
  const status: TableColumn<NamedUser> = {
    title: common('status'),
    key: 'status',
    width: 88,
    render: (_, user) => (
      <StatusSwitch
        name={user.name}
        status={user.status}
        anyOf={['sys:user:edit']}
        fixed={isSelf(user)}
        busy={handlers.changing === user.id}
        onChange={(next) => handlers.onStatus(user, next)}
      />
    ),
  };
  return [
    {
      title: t('columns.user'),
      key: 'user',
      width: 184,
      fixed: 'left',
      render: (_, user) => <UserName user={user} />,
    },
    status,
    {
      title: t('columns.roles'),
      key: 'roles',
      width: 104,
      render: (_, user) => <RoleTags names={user.roleNames} />,
    },
    {
      title: t('columns.dept'),
      key: 'dept',
      width: 116,
      render: (_, { deptName }) => deptName || common('none'),
    },
    {
      title: t('columns.contact'),
      key: 'contact',
      width: 184,
      render: (_, user) => <Contact user={user} />,
    },
    { title: t('columns.created'), width: 104, dataIndex: 'createTime' },
    {
      title: common('actions'),
      key: 'actions',
      width: 96,
      fixed: 'right',
      render: (_, user) => <RowActions name={user.name} actions={actionsOf(user)} open={1} />,
    },
  ];
};
