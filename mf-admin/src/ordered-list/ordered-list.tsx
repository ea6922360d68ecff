import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { EmptyState, toast, useMedia } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { ListCard } from '#src/list/list-card.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { type RowAction, RowActions } from '#src/list/row-actions.tsx';
import { StatusSwitch } from '#src/list/status-switch.tsx';
import type { NamedRow } from '#src/list/table/table-column.ts';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { moveItem } from './move-item.ts';
import styles from './ordered-list.module.css';
import {
  type OrderedListCalls,
  type OrderedListRow,
  useReorderRows,
  useRowChange,
  useRows,
} from './ordered-list-calls.ts';
import { orderedListMessages } from './ordered-list-messages.ts';
import { SortableRows } from './sortable-rows.tsx';

interface OrderedListProps<R extends OrderedListRow, F> {
  readonly calls: OrderedListCalls<R, F>;
  readonly label: string;
  readonly nameOf: (row: R) => string;
  readonly onEdit: (row: R) => void;
  /** What else is done with a row. */
  readonly actionsOf?: (row: R) => readonly RowAction[];
  readonly empty: { readonly title: string; readonly body: string };
  /** The consequences of deleting a row. */
  readonly removalNote?: (rows: readonly (R & NamedRow<number>)[]) => ReactNode;
  /** Content above the list, to the right of the count. */
  readonly tools?: ReactNode;
  /** What a row shows. */
  readonly children: (row: R) => ReactNode;
}

const useStatus = <R extends OrderedListRow, F>(calls: OrderedListCalls<R, F>) => {
  const t = useMessages(listMessages);
  const setting = useRowChange(({ id, status }: OrderedListRow) => calls.setStatus(id, status));
  const set = ({ id, name }: NamedRow<number>, status: 0 | 1) =>
    setting.mutate(
      { id, status },
      { onSuccess: () => toast.success(t(status === 1 ? 'done.enabled' : 'done.disabled', { name })) },
    );
  return { set, busy: setting.isPending ? setting.variables.id : undefined };
};

/** The steps of a row for fingers, which do not drag. */
const useSteps = (
  rows: readonly NamedRow<number>[],
  onOrder: (ids: readonly number[]) => void,
  perm: string,
) => {
  const t = useMessages(orderedListMessages);
  const ids = rows.map(({ id }) => id);
  return (place: number): readonly RowAction[] =>
    ([-1, 1] as const).map((step) => ({
      key: String(step),
      label: t(step < 0 ? 'up' : 'down'),
      anyOf: [`${perm}:edit`],
      disabled: place + step < 0 || place + step >= rows.length,
      onSelect: () => onOrder(moveItem(ids, place, place + step)),
    }));
};

/** An ordered list: rows with status and actions, sortable. */
export const OrderedList = <R extends OrderedListRow, F>(props: OrderedListProps<R, F>) => {
  const { calls, label, nameOf, onEdit, actionsOf, empty, removalNote, tools, children } = props;
  const { perm } = calls;
  const t = useMessages(listMessages);
  const query = useRows(calls);
  const status = useStatus(calls);
  const order = useReorderRows(calls);
  const removing = useRowChange(async (ids: readonly number[]) => {
    await calls.remove(ids);
    return [];
  });
  const remove = useDeleteRows<R & NamedRow<number>>(removing, removalNote);
  const mayEdit = useHasPerm([`${perm}:edit`]);
  const narrow = useMedia('(max-width: 767px)');
  const rows = (query.data ?? []).map((row) => ({ ...row, name: nameOf(row) }));
  const stepsOf = useSteps(rows, order, perm);
  const actions = (row: R & NamedRow<number>, place: number): readonly RowAction[] => [
    ...(actionsOf?.(row) ?? []),
    { key: 'edit', label: t('edit'), anyOf: [`${perm}:edit`], onSelect: () => onEdit(row) },
    ...(narrow ? stepsOf(place) : []),
    {
      key: 'delete',
      label: t('delete'),
      anyOf: [`${perm}:delete`],
      danger: true,
      onSelect: () => void remove([row]),
    },
  ];
  return (
    <ListCard busy={false}>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={64} rows={5} />}
        empty={(list) => list.length === 0}
        emptyState={<EmptyState title={empty.title} body={empty.body} action={tools} />}
      >
        {() => (
          <>
            <div className={styles.heading}>
              <span>{t('total', { count: rows.length })}</span>
              {tools}
            </div>
            <SortableRows label={label} rows={rows} onOrder={mayEdit ? order : undefined}>
              {(row, place) => (
                <div className={styles.row}>
                  <div className={styles.what}>{children(row)}</div>
                  <div className={styles.tools}>
                    <StatusSwitch
                      name={row.name}
                      status={row.status}
                      anyOf={[`${perm}:edit`]}
                      busy={status.busy === row.id}
                      onChange={(next) => status.set(row, next)}
                    />
                    <RowActions name={row.name} actions={actions(row, place)} open={narrow ? 0 : undefined} />
                  </div>
                </div>
              )}
            </SortableRows>
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};
