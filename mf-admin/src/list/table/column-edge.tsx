import { type ComponentProps, createContext, type PointerEvent, useContext, useRef } from 'react';
import styles from './table.module.css';

/** Told the widths of all columns when one of them was dragged to another. */
export const ColumnWidths = createContext<(widths: Readonly<Record<string, number>>) => void>(
  () => undefined,
);

const widthsOf = (cell: HTMLElement): Record<string, number> =>
  Object.fromEntries(
    [...(cell.parentElement?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].map((one) => [
      one.dataset.column ?? '',
      one.offsetWidth,
    ]),
  );

/** The edge of a column's head. While it is dragged only a line moves; the table follows when it is let go. */
const Edge = ({ column }: { column: string }) => {
  const resize = useContext(ColumnWidths);
  const from = useRef<number>(undefined);
  const moveLine = (event: PointerEvent<HTMLElement>, by: number) =>
    event.currentTarget.style.setProperty('--by', `${by}px`);
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientX;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (from.current !== undefined) moveLine(event, event.clientX - from.current);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.closest('th');
    const by = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    moveLine(event, 0);
    if (!head || by === 0) return;
    const widths = widthsOf(head);
    resize({ ...widths, [column]: (widths[column] ?? 0) + by });
  };
  return (
    <span
      aria-hidden="true"
      className={styles.edge}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // Letting go is no click on the head, which would sort.
      onClick={(event) => event.stopPropagation()}
    />
  );
};

/** The head of a column whose edge can be dragged. */
export const HeaderCell = ({
  children,
  'data-column': column,
  ...props
}: ComponentProps<'th'> & { 'data-column'?: string }) => (
  <th {...props} data-column={column}>
    {children}
    {column && <Edge column={column} />}
  </th>
);
