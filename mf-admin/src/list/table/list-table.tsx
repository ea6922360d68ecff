import { useMedia } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { type AllRows, type BulkAction, useRowSelection } from '../selection/use-row-selection.ts';
import { ColumnButton } from './column-button.tsx';
import { DataTable } from './data-table.tsx';
import { RowCards } from './row-cards.tsx';
import type { NamedRow, TableColumns } from './table-column.ts';
import { useColumns } from './use-columns.ts';

interface ListTableProps<R extends NamedRow> {
  readonly label: string;
  /** Tells two tables of one screen apart, where their columns are remembered. */
  readonly name?: string;
  readonly rows: readonly R[];
  readonly total: number;
  /** Those with a `key` or a field can be hidden, moved and remembered; the first one and `actions` stay. */
  readonly columns: TableColumns<R>;
  /** Below this the table is pushed sideways in itself; none where it fits. */
  readonly width?: number;
  /** What can be done with several rows; without any, rows have no boxes. */
  readonly bulk?: readonly BulkAction<R>[];
  /** All rows that pass the filters; none where nothing is done with them. */
  readonly all?: AllRows;
  readonly rowClassName?: (row: R) => string;
  /** Stands beside the number of rows. */
  readonly children?: ReactNode;
}

/** The rows of a list, which can be chosen together: a table as its reader has set it up, cards on a phone. */
export const ListTable = <R extends NamedRow>(props: ListTableProps<R>) => {
  const { label, name, rows, total, width, bulk = [], all, rowClassName, children } = props;
  const columns = useColumns(props.columns, name);
  const narrow = useMedia('(max-width: 767px)');
  const { selection, boxes, chosenActions, onDelete } = useRowSelection(rows, bulk, all);
  const shown = { label, rows, columns, boxes };
  return (
    <>
      <SelectionBar
        {...{ total, selection, actions: chosenActions }}
        end={<ColumnButton columns={columns} />}
      >
        {children}
      </SelectionBar>
      {narrow ? (
        <RowCards {...shown} />
      ) : (
        <DataTable {...{ ...shown, width, selection, onDelete, rowClassName }} />
      )}
    </>
  );
};
