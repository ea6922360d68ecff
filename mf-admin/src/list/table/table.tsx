import { classNames } from '@portal/shared/ui';
import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { CheckBox } from '#src/ui/check-box.tsx';
import { HeaderCell } from './column-edge.tsx';
import styles from './table.module.css';
import { contentOf, type RowBoxes, type RowId, type TableColumn } from './table-column.ts';

/** A column as it is drawn; one that has an `edge` can be made wider and narrower. */
export type DrawnColumn<R> = TableColumn<R> & { readonly edge?: string };

/** Room for the boxes that choose rows, in px. */
export const widthOfBoxes = 40;

interface TableProps<R> {
  readonly label: string;
  readonly describedBy?: string;
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => RowId;
  readonly columns: readonly DrawnColumn<R>[];
  /** Below this many px the table is pushed sideways in itself. */
  readonly width?: number;
  /** Columns are as wide as they say, whatever stands in them. */
  readonly fixedLayout?: boolean;
  readonly compact?: boolean;
  readonly boxes?: RowBoxes<R>;
  readonly boxesTitle?: ReactNode;
  /** Stands before the content of a row's first column. */
  readonly before?: (row: R) => ReactNode;
  readonly propsOf?: (row: R) => HTMLAttributes<HTMLTableRowElement>;
}

const cellOf = <R,>({ fixed, align, className }: TableColumn<R>, hasBoxes: boolean) => ({
  className: classNames(
    className,
    fixed === 'left' && styles.left,
    fixed === 'left' && hasBoxes && styles.besideBoxes,
    fixed === 'right' && styles.right,
  ),
  style: align && { textAlign: align },
});

const Head = <R,>({ columns, boxes, boxesTitle }: TableProps<R>) => (
  <thead>
    <tr>
      {boxes && (
        <th scope="col" className={columns[0]?.fixed && styles.left} style={{ width: widthOfBoxes }}>
          {boxesTitle}
        </th>
      )}
      {columns.map((column, place) => {
        const { className, style } = cellOf(column, boxes !== undefined);
        return (
          <HeaderCell
            key={column.key ?? String(column.dataIndex ?? place)}
            scope="col"
            className={className}
            style={{ ...style, width: column.width }}
            data-column={column.edge}
          >
            {column.title}
          </HeaderCell>
        );
      })}
    </tr>
  </thead>
);

const Box = <R,>({ row, id, boxes }: { row: R; id: RowId; boxes: RowBoxes<R> }) => (
  <CheckBox
    checked={boxes.chosen.includes(id)}
    disabled={!boxes.canChoose(row)}
    aria-label={boxes.labelOf(row)}
    onChange={(checked) =>
      boxes.onChange(checked ? [...boxes.chosen, id] : boxes.chosen.filter((one) => one !== id))
    }
  />
);

const Row = <R extends object>({ row, place, ...table }: TableProps<R> & { row: R; place: number }) => {
  const { columns, boxes, before, propsOf, keyOf } = table;
  const key = keyOf(row);
  return (
    <tr {...propsOf?.(row)} data-row-key={key}>
      {boxes && (
        <td className={columns[0]?.fixed && styles.left}>
          <Box row={row} id={key} boxes={boxes} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key ?? String(column.dataIndex ?? index)} {...cellOf(column, boxes !== undefined)}>
          {index === 0 && before ? (
            <div className={styles.led}>
              {before(row)}
              <div>{contentOf(column, row, place)}</div>
            </div>
          ) : (
            contentOf(column, row, place)
          )}
        </td>
      ))}
    </tr>
  );
};

/** Says at which sides of the table there is more: there the columns that stay cast a shadow. */
const noteSides = (element: HTMLElement): void => {
  const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
  element.toggleAttribute('data-more-left', element.scrollLeft > 0);
  element.toggleAttribute('data-more-right', rest > 1);
};

const useSides = () => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => noteSides(element));
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return area;
};

/** Rows and columns. Wider than its place, it is pushed sideways in itself. */
export const Table = <R extends object>(props: TableProps<R>) => {
  const { label, describedBy, rows, keyOf, columns, width, compact } = props;
  const area = useSides();
  const fixed = props.fixedLayout || columns.some((column) => column.fixed);
  return (
    <div ref={area} className={styles.scroll} onScroll={({ currentTarget }) => noteSides(currentTarget)}>
      <table
        aria-label={label}
        aria-describedby={describedBy}
        className={classNames(styles.table, compact && styles.compact)}
        style={{ width, tableLayout: fixed ? 'fixed' : undefined }}
      >
        <Head {...props} />
        <tbody>
          {rows.map((row, place) => (
            <Row key={keyOf(row)} row={row} place={place} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
