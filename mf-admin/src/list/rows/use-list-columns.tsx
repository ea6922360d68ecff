import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import type { Column } from '../columns.tsx';
import type { ListDefinition } from '../list-definition.ts';
import { listMessages } from '../list-messages.ts';
import { type ListRow, type ListTools, useListWords } from '../list-row.ts';
import { RowActions } from '../row-actions.tsx';
import { StatusSwitch } from '../status-switch.tsx';
import type { TableColumn } from '../table/table-column.ts';
import type { ListCommands } from './use-list-commands.ts';

type Drawn<R> = TableColumn<ListRow<R>> & { readonly width: number };

const drawn = <R, W>(
  { id, render, ...look }: Column<R, W>,
  title: string,
  cell: (row: ListRow<R>) => ReactNode,
): Drawn<R> => ({ ...look, title, key: id, render: (_, row) => cell(row) });

/** The columns of a list, its actions last, and how wide they are together in px. */
export const useListColumns = <R, W>(
  list: ListDefinition<R, W>,
  tools: ListTools<W>,
  commands: ListCommands<R>,
) => {
  const common = useMessages(listMessages);
  const word = useListWords(list.messages);
  const { statusOf, actionsOf } = commands;
  const cellOf = ({ render }: Column<R, W>) =>
    render === 'status'
      ? (row: ListRow<R>) => <StatusSwitch {...statusOf(row)} />
      : (row: ListRow<R>) => render(row, tools);
  const facts = list.columns.map((column) => drawn(column, word(`columns.${column.id}`), cellOf(column)));
  const actions: Drawn<R> = {
    ...{ title: common('actions'), key: 'actions', width: list.actionsWidth ?? 0, fixed: 'right' },
    render: (_, row) => <RowActions name={row.name} actions={actionsOf(row)} open={list.openActions} />,
  };
  const columns = list.actionsWidth === undefined ? facts : [...facts, actions];
  return { columns, width: columns.reduce((sum, { width }) => sum + width, 0) };
};
