import type { DeptNode } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { useMedia } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { type RowAction, RowActions } from '#src/list/row-actions.tsx';
import { StatusSwitch } from '#src/list/status-switch.tsx';
import type { TableColumn, TableColumns } from '#src/list/table/table-column.ts';
import { TreeTable } from '#src/list/tree/tree-table.tsx';
import { deptMessages } from './dept-messages.ts';
import styles from './dept-table.module.css';

/** What the screen does with a department. */
interface DeptHandlers {
  readonly onAdd: (parent: DeptNode) => void;
  readonly onEdit: (dept: DeptNode) => void;
  readonly onDelete: (dept: DeptNode) => void;
  readonly onStatus: (dept: DeptNode, status: 0 | 1) => void;
  /** The department whose status is being changed. */
  readonly changing: number | undefined;
}

interface DeptTableProps extends DeptHandlers {
  readonly depts: readonly DeptNode[];
  readonly branches: readonly number[];
  readonly expanded: readonly number[];
  readonly onExpand: (ids: readonly number[]) => void;
}

const useActions = ({
  onAdd,
  onEdit,
  onDelete,
}: DeptHandlers): ((dept: DeptNode) => readonly RowAction[]) => {
  const t = useMessages(deptMessages);
  const common = useMessages(listMessages);
  return (dept) => [
    { key: 'edit', label: common('edit'), anyOf: ['sys:dept:edit'], onSelect: () => onEdit(dept) },
    { key: 'add', label: t('actions.add'), anyOf: ['sys:dept:add'], onSelect: () => onAdd(dept) },
    {
      key: 'delete',
      label: common('delete'),
      anyOf: ['sys:dept:delete'],
      danger: true,
      onSelect: () => onDelete(dept),
    },
  ];
};

const useColumns = (handlers: DeptHandlers, narrow: boolean): TableColumns<DeptNode> => {
  const t = useMessages(deptMessages);
  const common = useMessages(listMessages);
  const actionsOf = useActions(handlers);
  const people = ({ userCount }: DeptNode) => t('users', { count: userCount });
  const name: TableColumn<DeptNode> = {
    title: t('columns.name'),
    key: 'name',
    width: narrow ? undefined : 280,
    render: (_, dept) => (
      <span className={styles.name}>
        {dept.name}
        {narrow && <span className={styles.detail}>{people(dept)}</span>}
      </span>
    ),
  };
  const status: TableColumn<DeptNode> = {
    title: t('columns.status'),
    key: 'status',
    width: 88,
    render: (_, dept) => (
      <StatusSwitch
        name={dept.name}
        status={dept.status}
        anyOf={['sys:dept:edit']}
        busy={handlers.changing === dept.id}
        onChange={(next) => handlers.onStatus(dept, next)}
      />
    ),
  };
  const actions: TableColumn<DeptNode> = {
    title: common('actions'),
    key: 'actions',
    width: narrow ? 56 : 196,
    fixed: narrow ? undefined : 'right',
    render: (_, dept) => (
      <RowActions name={dept.name} actions={actionsOf(dept)} open={narrow ? 0 : undefined} />
    ),
  };
  if (narrow) return [name, status, actions];
  return [
    name,
    { title: t('columns.users'), key: 'users', width: 88, render: (_, dept) => people(dept) },
    status,
    { title: t('columns.sort'), width: 72, dataIndex: 'sort' },
    { title: t('columns.updated'), width: 120, dataIndex: 'updateTime' },
    actions,
  ];
};

/** The tree of departments as a table. */
export const DeptTable = ({ depts, branches, expanded, onExpand, ...handlers }: DeptTableProps) => {
  const t = useMessages(deptMessages);
  const narrow = useMedia('(max-width: 767px)');
  const mayDelete = useHasPerm(['sys:dept:delete']);
  return (
    <TreeTable
      label={t('table')}
      rows={depts}
      columns={useColumns(handlers, narrow)}
      width={narrow ? undefined : 844}
      branches={branches}
      expanded={expanded}
      onExpand={onExpand}
      onDelete={mayDelete ? handlers.onDelete : undefined}
    />
  );
};
