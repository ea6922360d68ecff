import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { useMutation } from '@tanstack/react-query';
import type { ListAction, ListDefinition, OpenRows, RemoveRows, StatusRows } from '../list-definition.ts';
import { listMessages } from '../list-messages.ts';
import type { ListRow, ListTools } from '../list-row.ts';
import type { RowAction } from '../row-actions.tsx';
import { useDeleteRows } from '../use-delete-rows.tsx';
import { useStatusChange } from '../use-status-change.ts';

type Remove<R> = (rows: readonly ListRow<R>[], onDone?: () => void) => void;

/** What can be done with the rows of a list. */
export interface ListCommands<R> {
  readonly remove: Remove<R>;
  readonly canRemove: (row: ListRow<R>) => boolean;
  readonly actionsOf: (row: ListRow<R>) => readonly RowAction[];
  /** What the switch of a row is drawn with. */
  readonly statusOf: (row: ListRow<R>) => {
    readonly name: string;
    readonly status: 0 | 1;
    readonly anyOf: readonly string[];
    readonly fixed?: boolean;
    readonly busy: boolean;
    readonly onChange: (status: 0 | 1) => void;
  };
}

/** A drawer of a further action, and the row it was opened for. */
export interface RowDrawer<R, W> {
  readonly drawer: NonNullable<ListAction<R, W>['drawer']>;
  readonly row: ListRow<R>;
}

interface ListHandlers<R, W> {
  readonly onOpen: (id: number) => void;
  readonly onDrawer: (opened: RowDrawer<R, W>) => void;
}

const noStatus = {
  anyOf: [],
  mutation: () => useMutation({ mutationFn: async (_: { id: number; status: 0 | 1 }) => null }),
};

const noDeletion = () => useMutation({ mutationFn: async (_: readonly number[]) => null });

const isStatus = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

const statusOfItem = (item: unknown): 0 | 1 => {
  const status: unknown = Reflect.get(Object(item), 'status');
  if (!isStatus(status)) throw new Error('A list with a status column needs rows with a status of 0 or 1.');
  return status;
};

// A list is declared once, and the lists of one screen alike, so the hooks are the same in every render.
const useStatusOf = <R, W>(list: ListDefinition<R, W>, tools: ListTools<W>): ListCommands<R>['statusOf'] => {
  const { anyOf, mutation, fixed, question }: StatusRows<R, W> = list.status ?? noStatus;
  const isFixed = (fixed ?? (() => undefined))();
  const { changeStatus, changing } = useStatusChange<ListRow<R>>(mutation(), (row) => question?.(row, tools));
  return (row) => ({
    ...{ name: row.name, status: statusOfItem(row.item), anyOf },
    ...{ fixed: isFixed?.(row.item) ?? false, busy: changing === row.id },
    onChange: (status) => void changeStatus(row, status),
  });
};

const useActionsOf = <R, W>(
  { actions = [] }: ListDefinition<R, W>,
  { t }: ListTools<W>,
  onDrawer: ListHandlers<R, W>['onDrawer'],
) => {
  const common = useMessages(listMessages);
  const navigate = useNavigate();
  const hooks = actions.map(({ command, disabled }) => ({ run: command?.(), isDisabled: disabled?.() }));
  return (row: ListRow<R>): readonly RowAction[] =>
    actions.flatMap(({ key, label, anyOf, danger, isShown, drawer, path }, place) => {
      const { run, isDisabled } = hooks[place] ?? {};
      const action: RowAction = {
        ...{ key, anyOf, danger, label: label ? t(label) : common('edit') },
        disabled: isDisabled?.(row.item),
        onSelect: () => {
          if (drawer) onDrawer({ drawer, row });
          else if (path) void navigate(path(row.item));
          else run?.(row);
        },
      };
      return isShown?.(row.item) === false ? [] : [action];
    });
};

const useRemoving = <R, W>({ remove }: ListDefinition<R, W>) => {
  const mutation = (remove?.mutation ?? noDeletion)();
  const standard = useDeleteRows<ListRow<R>>(mutation);
  return remove?.command?.() ?? standard;
};

/** What can be done with the rows of a list: opening first, removing last. */
export const useListCommands = <R, W>(
  list: ListDefinition<R, W>,
  tools: ListTools<W>,
  { onOpen, onDrawer }: ListHandlers<R, W>,
): ListCommands<R> => {
  const common = useMessages(listMessages);
  const { open, remove } = list;
  const { t } = tools;
  const removing = useRemoving(list);
  const isFixed = remove?.fixed?.();
  const canRemove = ({ item }: ListRow<R>) => !isFixed?.(item);
  const statusOf = useStatusOf(list, tools);
  const furtherOf = useActionsOf(list, tools, onDrawer);
  const openOf = ({ label, anyOf }: OpenRows<W>, { id }: ListRow<R>): RowAction => ({
    ...{ key: 'open', label: label ? t(label) : common('edit'), anyOf },
    onSelect: () => onOpen(id),
  });
  const removeOf = ({ label, anyOf }: RemoveRows<R, W>, row: ListRow<R>): RowAction => ({
    ...{ key: 'remove', label: label ? t(label) : common('delete'), anyOf, danger: true },
    disabled: !canRemove(row),
    onSelect: () => void removing([row]),
  });
  return {
    ...{ statusOf, canRemove, remove: (rows, onDone) => void removing(rows, onDone) },
    actionsOf: (row) => [
      ...(open ? [openOf(open, row)] : []),
      ...furtherOf(row),
      ...(remove ? [removeOf(remove, row)] : []),
    ],
  };
};
