import { useMessages } from '@portal/shared/i18n';
import { type DragEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { NamedRow } from '#src/list/table/table-column.ts';
import { moveItem } from './move-item.ts';
import { orderedListMessages } from './ordered-list-messages.ts';
import styles from './sortable-rows.module.css';

interface SortableRowsProps<R extends NamedRow<number>> {
  readonly label: string;
  readonly rows: readonly R[];
  /** Without it the order stays as it is. */
  readonly onOrder?: (ids: readonly number[]) => void;
  readonly children: (row: R, place: number) => ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface HandleProps {
  readonly name: string;
  readonly place: number;
  readonly total: number;
  readonly onStep: (step: number) => void;
  readonly onDrag: () => void;
  /** Drag end; `taken`: over another row. */
  readonly onDrop: (taken: boolean) => void;
}

interface Drag {
  readonly from: number;
  readonly over: number;
}

/** The edge of the row where the dragged row would be inserted. */
const overOf = (drag: Drag | undefined, place: number): 'above' | 'below' | undefined => {
  if (!drag || drag.over !== place || drag.from === place) return undefined;
  return drag.from < place ? 'below' : 'above';
};

/** What a row is moved by: dragged, or with the arrow keys. */
const Handle = ({ name, place, total, onStep, onDrag, onDrop }: HandleProps) => {
  const t = useMessages(orderedListMessages);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <button
      type="button"
      draggable
      className={styles.handle}
      title={t('moveHint')}
      aria-label={t('move', { name, place: place + 1, total })}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        // Some browsers drag nothing that carries nothing.
        event.dataTransfer.setData('text/plain', name);
        onDrag();
      }}
      onDragEnd={({ dataTransfer }) => onDrop(dataTransfer.dropEffect !== 'none')}
    />
  );
};

/** Restores the focus on the handle of a moved row: the browser loses it when the row moves in the DOM. */
const useRestoreFocus = (rows: readonly NamedRow<number>[]) => {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<{ id: number; from: number }>(undefined);
  useLayoutEffect(() => {
    const place = rows.findIndex(({ id }) => id === last.current?.id);
    if (place < 0 || place === last.current?.from) return;
    last.current = undefined;
    list.current?.children[place]?.querySelector('button')?.focus();
  }, [rows]);
  const keep = (id: number, from: number) => {
    last.current = { id, from };
  };
  return { list, keep };
};

/** Rows in an order that is changed by dragging them, or with the arrow keys on their handles. */
export const SortableRows = <R extends NamedRow<number>>({
  label,
  rows,
  onOrder,
  children,
}: SortableRowsProps<R>) => {
  const t = useMessages(orderedListMessages);
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState('');
  const { list, keep } = useRestoreFocus(rows);
  const go = (from: number, to: number) => {
    const row = rows[from];
    const next = moveItem(rows, from, to);
    if (!row || next[from] === row) return;
    keep(row.id, from);
    setSaid(t('moved', { name: row.name, place: next.indexOf(row) + 1 }));
    onOrder?.(next.map(({ id }) => id));
  };
  const drop = (taken: boolean) => {
    if (drag && taken) go(drag.from, drag.over);
    setDrag(undefined);
  };
  const dragOver = (event: DragEvent, place: number) => {
    if (!drag) return;
    event.preventDefault();
    if (drag.over !== place) setDrag({ ...drag, over: place });
  };
  return (
    <>
      <ol ref={list} aria-label={label} className={styles.rows}>
        {rows.map((row, place) => (
          <li
            key={row.id}
            className={styles.row}
            data-over={overOf(drag, place)}
            data-dragged={drag?.from === place || undefined}
            onDragOver={(event) => dragOver(event, place)}
            onDrop={(event) => event.preventDefault()}
          >
            {onOrder && (
              <Handle
                {...{ name: row.name, place, total: rows.length }}
                onStep={(step) => go(place, place + step)}
                onDrag={() => setDrag({ from: place, over: place })}
                onDrop={drop}
              />
            )}
            <div className={styles.content}>{children(row, place)}</div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
};
