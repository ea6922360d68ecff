import { useMedia } from '@portal/shared/ui';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useRowSelection } from '../selection/use-row-selection.tsx';
import { ColumnButton } from './column-button.tsx';
import { DataTable } from './data-table.tsx';
import { RowCards } from './row-cards.tsx';
import type { NamedRow, TableColumns } from './table-column.ts';
import { useColumns } from './use-columns.ts';

interface SelectableTableProps<R extends NamedRow> {
  readonly label: string;
  /** Tells two tables of one screen apart, where their columns are remembered. */
  readonly name?: string;
  readonly rows: readonly R[];
  readonly total: number;
  /** Those with a `key` or a field can be hidden, moved and remembered; the first one and `actions` stay. */
  readonly columns: TableColumns<R>;
  /** Below this the table is pushed sideways in itself; none where it fits. */
  readonly width?: number;
  /** Which permission deletes. */
  readonly anyOf: readonly string[];
  readonly canGo?: (row: R) => boolean;
  readonly onDelete: (rows: readonly R[], onDone: () => void) => void;
  /** The name of the delete action; default: delete. */
  readonly deleteLabel?: string;
  readonly rowClassName?: (row: R) => string;
}

const always = () => true;

/** Rows that can be chosen and deleted together: a table as its reader has set it up, cards on a phone. */
export const SelectableTable = <R extends NamedRow>(props: SelectableTableProps<R>) => {
  const { label, name, rows, total, width, anyOf, canGo = always, onDelete, rowClassName } = props;
  const columns = useColumns(props.columns, name);
  const narrow = useMedia('(max-width: 767px)');
  const { selection, boxes, removeChosen, removeFrom } = useRowSelection({ rows, anyOf, canGo, onDelete });
  const shown = { label, rows, columns, boxes };
  return (
    <>
      <SelectionBar
        {...selection}
        total={total}
        anyOf={anyOf}
        onDelete={removeChosen}
        deleteLabel={props.deleteLabel}
      >
        <ColumnButton columns={columns} />
      </SelectionBar>
      {narrow ? (
        <RowCards {...shown} />
      ) : (
        <DataTable
          {...shown}
          width={width}
          selection={boxes && selection}
          onDelete={boxes && removeFrom}
          rowClassName={rowClassName}
        />
      )}
    </>
  );
};
