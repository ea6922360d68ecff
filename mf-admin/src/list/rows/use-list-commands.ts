import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type {
  BulkCommand,
  BulkDrawerProps,
  ListAction,
  ListDefinition,
  OpenRows,
  RemoveRows,
  StatusRows,
} from '../list-definition.ts';
import { listMessages } from '../list-messages.ts';
import type { ListRow, ListTools } from '../list-row.ts';
import type { RowAction } from '../row-actions.tsx';
import type { BulkAction } from '../selection/use-row-selection.ts';
import type { NamedRow, RowId } from '../table/table-column.ts';
import { useDeleteRows } from '../use-delete-rows.tsx';
import { useStatusChange } from '../use-status-change.ts';

/** What can be done with the rows of a list. */
export interface ListCommands<R> {
  readonly bulk: readonly BulkAction<ListRow<R>>[];
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

type NumberedRow<R> = ListRow<R> & NamedRow<number>;

/** A drawer of a further action, and the row it was opened for. */
export interface RowDrawer<R, W> {
  readonly drawer: NonNullable<ListAction<R, W>['drawer']>;
  readonly row: ListRow<R>;
}

/** The drawer of a bulk job, and the rows it was opened for. */
export interface RowsDrawer extends Omit<BulkDrawerProps, 'onClosed'> {
  readonly drawer: ComponentType<BulkDrawerProps>;
}

interface ListHandlers<R, W> {
  readonly onOpen: (id: RowId) => void;
  readonly onDrawer: (opened: RowDrawer<R, W>) => void;
  readonly onBulk: (opened: RowsDrawer) => void;
}

const noStatus = {
  anyOf: [],
  mutation: () => useMutation({ mutationFn: async (_: { id: number; status: 0 | 1 }) => null }),
};

const noDeletion = () => useMutation({ mutationFn: async (_: readonly number[]) => [] });

const isStatus = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

const statusOfItem = (item: unknown): 0 | 1 => {
  const status: unknown = Reflect.get(Object(item), 'status');
  if (!isStatus(status)) throw new Error('A list with a status column needs rows with a status of 0 or 1.');
  return status;
};

/** A row as what changes it takes it: by number. Rows with a text as key are only opened, and commands run on them. */
const numbered = <R>(row: ListRow<R>): NumberedRow<R> => ({ ...row, id: Number(row.id) });

// A list is declared once, and the lists of one screen alike, so the hooks are the same in every render.
const useStatusOf = <R, W>(list: ListDefinition<R, W>, tools: ListTools<W>): ListCommands<R>['statusOf'] => {
  const { anyOf, mutation, fixed, question }: StatusRows<R, W> = list.status ?? noStatus;
  const isFixed = (fixed ?? (() => undefined))();
  const { changeStatus, changing } = useStatusChange(mutation(), (row: NumberedRow<R>) =>
    question?.(row, tools),
  );
  return (row) => ({
    ...{ name: row.name, status: statusOfItem(row.item), anyOf },
    ...{ fixed: isFixed?.(row.item) ?? false, busy: changing === row.id },
    onChange: (status) => void changeStatus(numbered(row), status),
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

type Removing<R> = (rows: readonly ListRow<R>[], onDone?: () => void) => void;

const useRemoving = <R, W>({ remove }: ListDefinition<R, W>): Removing<R> => {
  const mutation = (remove?.mutation ?? noDeletion)();
  const standard = useDeleteRows<NumberedRow<R>>(mutation);
  const command = remove?.command?.();
  return (rows, onDone) => void (command ? command(rows, onDone) : standard(rows.map(numbered), onDone));
};

const useBulk = <R, W>(
  { bulk = [] }: ListDefinition<R, W>,
  { t }: ListTools<W>,
  onBulk: ListHandlers<R, W>['onBulk'],
) => {
  const runOf = (one: BulkCommand<R, W>): Pick<BulkAction<ListRow<R>>, 'run' | 'runAll' | 'busy'> => {
    const { drawer } = one;
    if (!drawer) return one.command();
    return {
      run: (rows, onStarted) =>
        onBulk({ drawer, chosen: { count: rows.length, ids: rows.map(({ id }) => String(id)) }, onStarted }),
      runAll: ({ total, filters }, onStarted) =>
        onBulk({ drawer, chosen: { count: total, filters }, onStarted }),
    };
  };
  const actionOf = (one: BulkCommand<R, W>): BulkAction<ListRow<R>> => ({
    ...{ key: one.key, anyOf: one.anyOf, danger: one.danger, ...runOf(one) },
    label: (count) => t(one.label, { count }),
    can: ({ item }) => one.can?.(item) ?? true,
  });
  return bulk.map(actionOf);
};

/** What can be done with the rows of a list: opening first, removing last. */
export const useListCommands = <R, W>(
  list: ListDefinition<R, W>,
  tools: ListTools<W>,
  { onOpen, onDrawer, onBulk }: ListHandlers<R, W>,
): ListCommands<R> => {
  const common = useMessages(listMessages);
  const { open, remove } = list;
  const { t } = tools;
  const removing = useRemoving(list);
  const isFixed = remove?.fixed?.();
  const canRemove = ({ item }: ListRow<R>) => !isFixed?.(item) && remove?.isShown?.(item) !== false;
  const statusOf = useStatusOf(list, tools);
  const furtherOf = useActionsOf(list, tools, onDrawer);
  const openOf = ({ label, anyOf }: OpenRows<W>, { id }: ListRow<R>): RowAction => ({
    ...{ key: 'open', label: label ? t(label) : common('edit'), anyOf },
    onSelect: () => onOpen(id),
  });
  const removeOf = ({ label, anyOf }: RemoveRows<R, W>, row: ListRow<R>): RowAction => ({
    ...{ key: 'remove', label: label ? t(label) : common('delete'), anyOf, danger: true },
    disabled: !canRemove(row),
    onSelect: () => removing([row]),
  });
  const removeChosen = ({ bulkLabel, anyOf }: RemoveRows<R, W>): BulkAction<ListRow<R>> => ({
    ...{ key: 'remove', label: () => (bulkLabel ? t(bulkLabel) : common('deleteSelected')), anyOf },
    ...{ danger: true, can: canRemove, run: removing },
  });
  const bulk = useBulk(list, tools, onBulk);
  return {
    statusOf,
    bulk: remove && remove.bulk !== false ? [...bulk, removeChosen(remove)] : bulk,
    actionsOf: (row) => [
      ...(open ? [openOf(open, row)] : []),
      ...furtherOf(row),
      ...(remove && remove.isShown?.(row.item) !== false ? [removeOf(remove, row)] : []),
    ],
  };
};
