import type { MenuNode } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag, type Tone, useMedia } from '@portal/shared/ui';
import { Table, type TableColumnsType } from 'antd';
import { type RowAction, RowActions } from '#src/frame/row-actions.tsx';
import { TreeToggle } from '#src/frame/tree-toggle.tsx';
import type { MenuType } from '../form/menu-form.ts';
import { menuMessages } from '../menu-messages.ts';
import styles from './menu-table.module.css';

export interface MenuHandlers {
  readonly onAdd: (parent: MenuNode) => void;
  readonly onEdit: (menu: MenuNode) => void;
  readonly onDelete: (menu: MenuNode) => void;
}

interface MenuTableProps extends MenuHandlers {
  readonly menus: readonly MenuNode[];
  readonly expanded: readonly number[];
  readonly onExpand: (ids: readonly number[]) => void;
}

const tones: Readonly<Record<MenuType, Tone>> = {
  CATALOG: 'sea',
  MENU: 'good',
  EXTLINK: 'warn',
  BUTTON: 'sand',
};

const useActions = ({
  onAdd,
  onEdit,
  onDelete,
}: MenuHandlers): ((menu: MenuNode) => readonly RowAction[]) => {
  const t = useMessages(menuMessages);
  return (menu) => [
    { key: 'edit', label: t('actions.edit'), anyOf: ['sys:menu:edit'], onSelect: () => onEdit(menu) },
    ...(menu.type === 'CATALOG' || menu.type === 'MENU'
      ? [{ key: 'add', label: t('actions.add'), anyOf: ['sys:menu:add'], onSelect: () => onAdd(menu) }]
      : []),
    {
      key: 'delete',
      label: t('actions.delete'),
      anyOf: ['sys:menu:delete'],
      danger: true,
      onSelect: () => onDelete(menu),
    },
  ];
};

/** A folder's view is always the layout, which says nothing. */
const viewOf = ({ type, component }: MenuNode) => (type === 'CATALOG' ? null : component);

/** On a phone the name carries what has no column of its own there. */
const MenuName = ({ menu, narrow }: { menu: MenuNode; narrow: boolean }) => {
  const t = useMessages(menuMessages);
  const detail = menu.perm ?? viewOf(menu) ?? menu.path;
  return (
    <span className={styles.name}>
      {menu.name}
      {narrow && (
        <>
          {' '}
          <Tag tone={tones[menu.type]}>{t(`types.${menu.type}`)}</Tag>
          <code className={styles.detail}>{detail}</code>
        </>
      )}
    </span>
  );
};

const code = (text: string | null) => text && <code className={styles.code}>{text}</code>;

const useColumns = (handlers: MenuHandlers, narrow: boolean): TableColumnsType<MenuNode> => {
  const t = useMessages(menuMessages);
  const actionsOf = useActions(handlers);
  const name = {
    title: t('columns.name'),
    key: 'name',
    width: narrow ? undefined : 184,
    render: (_: unknown, menu: MenuNode) => <MenuName menu={menu} narrow={narrow} />,
  };
  const actions = {
    title: t('columns.actions'),
    key: 'actions',
    width: narrow ? 56 : 196,
    fixed: narrow ? undefined : ('right' as const),
    render: (_: unknown, menu: MenuNode) => (
      <RowActions name={menu.name} actions={actionsOf(menu)} open={narrow ? 0 : undefined} />
    ),
  };
  if (narrow) return [name, actions];
  return [
    name,
    {
      title: t('columns.type'),
      width: 80,
      render: (_, { type }) => <Tag tone={tones[type]}>{t(`types.${type}`)}</Tag>,
    },
    { title: t('columns.path'), width: 136, render: (_, { path }) => code(path) },
    {
      title: t('columns.component'),
      width: 208,
      render: (_, menu) => code(viewOf(menu)),
    },
    { title: t('columns.perm'), width: 176, render: (_, { perm }) => code(perm) },
    { title: t('columns.sort'), width: 60, dataIndex: 'sort' },
    {
      title: t('columns.visible'),
      width: 72,
      render: (_, { type, visible }) => type !== 'BUTTON' && t(visible === 1 ? 'shown' : 'hidden'),
    },
    actions,
  ];
};

/** The tree of menus as a table. */
export const MenuTable = ({ menus, expanded, onExpand, ...handlers }: MenuTableProps) => {
  const t = useMessages(menuMessages);
  const narrow = useMedia('(max-width: 767px)');
  const columns = useColumns(handlers, narrow);
  return (
    <Table<MenuNode>
      aria-label={t('table')}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={menus}
      pagination={false}
      scroll={narrow ? undefined : { x: 1112 }}
      expandable={{
        indentSize: narrow ? 8 : 16,
        expandedRowKeys: [...expanded],
        onExpandedRowsChange: (keys) => onExpand(keys.map(Number)),
        expandIcon: (toggle) => <TreeToggle {...toggle} />,
      }}
    />
  );
};
