import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { between, rowAfter } from './row-keys.ts';

/** What the keys of a table do besides moving. */
export interface RowCommands {
  readonly ids: readonly number[];
  /** Which rows are chosen, which can be, and how to choose others; none where rows cannot be chosen. */
  readonly selection?: {
    readonly ids: readonly number[];
    readonly selectable: readonly number[];
    readonly onSelect: (ids: readonly number[]) => void;
  };
  readonly onDelete?: (id: number) => void;
}

const idOf = (row: HTMLElement): number => Number(row.dataset.rowKey);

const rowsBeside = (row: HTMLElement): HTMLElement[] => [
  ...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[data-row-key]') ?? []),
];

/** What a row is there for: its first link or button, but those that only switch, open a branch or choose. */
const openRow = (row: HTMLElement): void =>
  row
    .querySelector<HTMLElement>(
      ':is(a[href], button:not(:disabled, [role="switch"], [aria-expanded])):not([tabindex="-1"])',
    )
    ?.click();

/**
 * One row can be reached with Tab; from there keys lead to others and do what the mouse does. Keys in links, buttons and
 * fields within a row stay theirs. For screen readers it remains a table.
 */
export const useRowKeys = ({ ids, selection, onDelete }: RowCommands) => {
  const [at, setAt] = useState<number>();
  const anchor = useRef<HTMLElement>(undefined);
  const current = at !== undefined && ids.includes(at) ? at : ids[0];

  const choose = (wanted: readonly number[]) =>
    selection?.onSelect(selection.selectable.filter((id) => wanted.includes(id)));
  const toggle = (id: number) =>
    choose(
      selection?.ids.includes(id)
        ? selection.ids.filter((one) => one !== id)
        : [...(selection?.ids ?? []), id],
    );
  const move = (row: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean => {
    const rows = rowsBeside(row);
    const to = rowAfter(key, rows.indexOf(row), rows.length);
    if (to === undefined) return false;
    anchor.current = shiftKey ? (anchor.current ?? row) : undefined;
    if (anchor.current) choose(between(rows, rows.indexOf(anchor.current), to).map(idOf));
    rows[to]?.focus();
    return true;
  };
  const commands: Readonly<Record<string, ((id: number) => void) | undefined>> = {
    Delete: onDelete,
    ' ': selection && toggle,
    'Ctrl+a': selection && (() => selection.onSelect(selection.selectable)),
  };
  const act = (row: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const command = commands[ctrlKey || metaKey ? `Ctrl+${key}` : key];
    if (key === 'Enter') openRow(row);
    else command?.(idOf(row));
    return key === 'Enter' || command !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget;
    if (event.target === row && (move(row, event) || act(row, event))) event.preventDefault();
  };
  return (id: number) => ({
    tabIndex: id === current ? 0 : -1,
    onKeyDown,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      setAt(id);
      if (target !== currentTarget) anchor.current = undefined;
    },
  });
};
