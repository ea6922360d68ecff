import { useMessages } from '@portal/shared/i18n';
import { usePreference } from '@portal/shared/preferences';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { ListKeys } from '../keys/list-keys.tsx';
import { listMessages } from '../list-messages.ts';
import { ColumnWidths } from './column-edge.tsx';
import { resizeColumns } from './column-settings.ts';
import { type DrawnColumn, Table, widthOfBoxes } from './table.tsx';
import type { NamedRow, RowBoxes } from './table-column.ts';
import { tableMessages } from './table-messages.ts';
import type { ColumnSetup, Columns } from './use-columns.ts';
import { type RowCommands, useRowKeys } from './use-row-keys.ts';

type Density = 'comfortable' | 'compact';

const readDensity = (stored: unknown): Density | undefined =>
  stored === 'comfortable' || stored === 'compact' ? stored : undefined;

/** How much room rows have: set in the bar at the top, for all tables. */
const useDensity = (): Density => usePreference<Density>('density', 'comfortable', readDensity)[0];

interface DataTableProps<R extends NamedRow> extends Omit<RowCommands<R['id']>, 'ids'> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly columns: Columns<R>;
  /** Below this the table is pushed sideways in itself; none where it fits. */
  readonly width?: number;
  readonly rowClassName?: (row: R) => string;
  readonly boxes?: RowBoxes<R>;
  /** Stands before the content of a row's first column. */
  readonly before?: (row: R) => ReactNode;
}

const drawn = <R,>({ all }: Columns<R>): DrawnColumn<R>[] =>
  all
    .filter(({ shown }) => shown)
    .map(({ id, width, column }) => ({ ...column, width: width ?? column.width, edge: id || undefined }));

/** How wide the shown columns are together, when each says so. */
const sumOf = ({ all }: ColumnSetup): number | undefined => {
  const widths = all.filter(({ shown }) => shown).map(({ width }) => width);
  return widths.every((width) => width !== undefined)
    ? widths.reduce((sum, width) => sum + width, 0)
    : undefined;
};

/** How wide a table is drawn at least: as its reader has set it, or as the screen asks for. */
const roomOf = (columns: ColumnSetup, hasBoxes: boolean, width: number | undefined) => {
  const sized = Object.keys(columns.settings.widths).length > 0;
  if (width === undefined && !sized) return { sized, room: undefined };
  const sum = sumOf(columns);
  return { sized, room: sum === undefined ? width : sum + (hasBoxes ? widthOfBoxes : 0) };
};

/** A table as its reader has set it up, that can be used by keyboard. */
export const DataTable = <R extends NamedRow>(props: DataTableProps<R>) => {
  const { label, rows, columns, width, rowClassName, boxes, before } = props;
  const t = useMessages(tableMessages);
  const common = useMessages(listMessages);
  const hint = useId();
  const keysOf = useRowKeys<R['id']>({ ...props, ids: rows.map(({ id }) => id) });
  const { sized, room } = roomOf(columns, boxes !== undefined, width);
  const propsOf = (row: R): HTMLAttributes<HTMLTableRowElement> => ({
    ...keysOf(row.id),
    className: rowClassName?.(row),
  });
  return (
    <ColumnWidths value={(widths) => columns.change(resizeColumns(columns.settings, widths))}>
      <p id={hint} hidden>
        {t('keys')}
      </p>
      <ListKeys>
        <Table<R>
          label={label}
          describedBy={hint}
          rows={rows}
          keyOf={({ id }) => id}
          columns={drawn(columns)}
          width={room}
          fixedLayout={sized}
          compact={useDensity() === 'compact'}
          boxes={boxes}
          boxesTitle={<span className="visually-hidden">{common('selectColumn')}</span>}
          before={before}
          propsOf={propsOf}
        />
      </ListKeys>
    </ColumnWidths>
  );
};
