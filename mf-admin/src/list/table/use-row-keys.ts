import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { between, rowAfter } from './row-keys.ts';
import type { RowId } from './table-column.ts';

/** Whether all rows that pass the filters are chosen, where that can be. */
export interface AllChoice {
  readonly total: number;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Which rows are chosen, which can be, and how to choose others. */
export interface RowSelection {
  readonly ids: readonly RowId[];
  readonly selectable: readonly RowId[];
  readonly onSelect: (ids: readonly RowId[]) => void;
  /** None where only rows of the page can be chosen. */
  readonly all?: AllChoice;
}

/** What the keys of a table do besides moving. */
export interface RowCommands<I extends RowId> {
  readonly ids: readonly I[];
  /** None where rows cannot be chosen. */
  readonly selection?: RowSelection;
  readonly onDelete?: (id: I) => void;
}

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
export const useRowKeys = <I extends RowId>({ ids, selection, onDelete }: RowCommands<I>) => {
  const [at, setAt] = useState<I>();
  const anchor = useRef<I>(undefined);
  const current = at !== undefined && ids.includes(at) ? at : ids[0];

  const choose = (wanted: readonly RowId[]) =>
    selection?.onSelect(selection.selectable.filter((id) => wanted.includes(id)));
  const toggle = (id: RowId) =>
    choose(
      selection?.ids.includes(id)
        ? selection.ids.filter((one) => one !== id)
        : [...(selection?.ids ?? []), id],
    );
  const move = (id: I, { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): boolean => {
    const place = ids.indexOf(id);
    const to = rowAfter(key, place, ids.length);
    if (to === undefined) return false;
    anchor.current = shiftKey ? (anchor.current ?? id) : undefined;
    if (anchor.current !== undefined) choose(between(ids, ids.indexOf(anchor.current), to));
    rowsBeside(currentTarget)[to]?.focus();
    return true;
  };
  const commands: Readonly<Record<string, ((id: I) => void) | undefined>> = {
    Delete: onDelete,
    ' ': selection && toggle,
    'Ctrl+a': selection && (() => selection.onSelect(selection.selectable)),
  };
  const act = (id: I, { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>): boolean => {
    const command = commands[ctrlKey || metaKey ? `Ctrl+${key}` : key];
    if (key === 'Enter') openRow(currentTarget);
    else command?.(id);
    return key === 'Enter' || command !== undefined;
  };
  return (id: I) => ({
    tabIndex: id === current ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target === event.currentTarget && (move(id, event) || act(id, event))) event.preventDefault();
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      setAt(id);
      if (target !== currentTarget) anchor.current = undefined;
    },
  });
};
