import type { MenuNode } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Tag, type Tone, useMedia } from '@portal/shared/ui';
import { type RowAction, RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { TreeTable } from '#src/list/tree/tree-table.tsx';
import type { MenuType } from '../form/menu-form.ts';
import { menuMessages } from '../menu-messages.ts';
import styles from './menu-table.module.css';
import { MenuVisible } from './menu-visible.tsx';

interface MenuHandlers {
  readonly onAdd: (parent: MenuNode) => void;
  readonly onEdit: (menu: MenuNode) => void;
  readonly onDelete: (menu: MenuNode) => void;
  readonly onVisible: (menu: MenuNode, visible: 0 | 1) => void;
  /** The menu that is being shown or hidden. */
  readonly changing: number | undefined;
}

interface MenuTableProps extends MenuHandlers {
  readonly menus: readonly MenuNode[];
  readonly branches: readonly number[];
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

/** A folder's view is always the layout, so it is not shown. */
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

const useColumns = (handlers: MenuHandlers, narrow: boolean): TableColumns<MenuNode> => {
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
      key: 'type',
      width: 80,
      render: (_, { type }) => <Tag tone={tones[type]}>{t(`types.${type}`)}</Tag>,
    },
    { title: t('columns.path'), key: 'path', width: 136, render: (_, { path }) => code(path) },
    {
      title: t('columns.component'),
      key: 'component',
      width: 208,
      render: (_, menu) => code(viewOf(menu)),
    },
    { title: t('columns.perm'), key: 'perm', width: 168, render: (_, { perm }) => code(perm) },
    { title: t('columns.sort'), width: 68, dataIndex: 'sort' },
    {
      title: t('columns.visible'),
      key: 'visible',
      width: 88,
      render: (_, menu) => (
        <MenuVisible
          menu={menu}
          busy={handlers.changing === menu.id}
          onChange={(visible) => handlers.onVisible(menu, visible)}
        />
      ),
    },
    actions,
  ];
};

/** The tree of menus as a table. */
export const MenuTable = ({ menus, branches, expanded, onExpand, ...handlers }: MenuTableProps) => {
  const t = useMessages(menuMessages);
  const narrow = useMedia('(max-width: 767px)');
  const mayDelete = useHasPerm(['sys:menu:delete']);
  return (
    <TreeTable
      label={t('table')}
      rows={menus}
      columns={useColumns(handlers, narrow)}
      width={narrow ? undefined : 1128}
      branches={branches}
      expanded={expanded}
      onExpand={onExpand}
      onDelete={mayDelete ? handlers.onDelete : undefined}
    />
  );
};
