import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Table, type TableColumnsType } from 'antd';
import { RowActions } from '#src/frame/row-actions.tsx';
import { userMessages } from '../user-messages.ts';
import {
  Contact,
  RoleTags,
  type RowHandlers,
  StatusSwitch,
  UserName,
  useIsSelf,
  useRowActions,
} from './user-row-parts.tsx';

interface UserTableProps extends RowHandlers {
  readonly users: readonly UserRow[];
  readonly selected: readonly number[];
  readonly onSelect: (ids: readonly number[]) => void;
}

const useColumns = (handlers: RowHandlers): TableColumnsType<UserRow> => {
  const t = useMessages(userMessages);
  const actionsOf = useRowActions(handlers);
  return [
    { title: t('columns.user'), width: 184, fixed: 'left', render: (_, user) => <UserName user={user} /> },
    {
      title: t('columns.status'),
      width: 80,
      render: (_, user) => <StatusSwitch user={user} {...handlers} />,
    },
    { title: t('columns.roles'), width: 104, render: (_, user) => <RoleTags names={user.roleNames} /> },
    { title: t('columns.dept'), width: 116, render: (_, { deptName }) => deptName || t('none') },
    { title: t('columns.contact'), width: 184, render: (_, user) => <Contact user={user} /> },
    { title: t('columns.created'), width: 104, dataIndex: 'createTime' },
    {
      title: t('columns.actions'),
      width: 96,
      fixed: 'right',
      render: (_, user) => <RowActions name={user.nickname} actions={actionsOf(user)} open={1} />,
    },
  ];
};

/** The users where there is room for a table. */
export const UserTable = ({ users, selected, onSelect, ...handlers }: UserTableProps) => {
  const t = useMessages(userMessages);
  const columns = useColumns(handlers);
  const mayDelete = useHasPerm(['sys:user:delete']);
  const isSelf = useIsSelf();
  return (
    <Table<UserRow>
      aria-label={t('table')}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={users}
      pagination={false}
      scroll={{ x: 908 }}
      rowSelection={
        mayDelete
          ? {
              fixed: true,
              columnWidth: 40,
              selectedRowKeys: [...selected],
              onChange: (keys) => onSelect(keys.map(Number)),
              columnTitle: <span className="visually-hidden">{t('columns.select')}</span>,
              getCheckboxProps: (user) => ({
                disabled: isSelf(user),
                'aria-label': t('select', { name: user.nickname }),
              }),
            }
          : undefined
      }
    />
  );
};
