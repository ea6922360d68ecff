import { usePreference } from '@portal/shared/preferences';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAddressed, isBusy, type ListKey, listKeyOf } from './list-key.ts';

const rowsIn = (area: Element): HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[data-row-key]')];

/** Presses the first of these controls that a row has and that is enabled. */
const press = (row: HTMLElement | undefined, ...controls: readonly string[]): void => {
  const found = controls.flatMap(
    (control) => row?.querySelector<HTMLElement>(`${control}:not(:disabled)`) ?? [],
  );
  found[0]?.click();
};

const readFlag = (stored: unknown): boolean | undefined => (typeof stored === 'boolean' ? stored : undefined);

/** Whether letters work wherever the focus is; otherwise only with the focus in a list. */
export const useKeysEverywhere = () => usePreference('list.keys', true, readFlag);

/** The key that an event is for a list; undefined for others. */
const keyFor = (event: KeyboardEvent, area: Element | null, everywhere: boolean): ListKey | undefined => {
  const key = event.defaultPrevented ? undefined : listKeyOf(event);
  const place = event.target instanceof Element ? event.target : null;
  if (!key || !area || isBusy(place) || !isAddressed(area)) return undefined;
  // Enter is for a row itself; that of a table opens by its own keys.
  if (key === 'open' && !place?.matches('[data-row-key]')) return undefined;
  return everywhere || area.contains(place) ? key : undefined;
};

/**
 * Keys of a list: j and k move, x chooses, Enter opens, e edits, ? shows them all. They work without a click into the
 * list, but not while something is typed or a dialog is open.
 */
export const useListKeys = (area: RefObject<HTMLElement | null>) => {
  const [everywhere] = useKeysEverywhere();
  const [help, setHelp] = useState(false);
  const last = useRef<HTMLElement>(undefined);

  const move = (rows: readonly HTMLElement[], current: HTMLElement | undefined, by: number) => {
    const place = current ? rows.indexOf(current) + by : 0;
    last.current = rows[Math.min(rows.length - 1, Math.max(0, place))];
    last.current?.focus();
  };
  const commands: Readonly<
    Record<ListKey, (rows: readonly HTMLElement[], current: HTMLElement | undefined) => void>
  > = {
    next: (rows, current) => move(rows, current, 1),
    previous: (rows, current) => move(rows, current, -1),
    choose: (_, current) => press(current, ':scope > :is(td:first-child, label) input[type="checkbox"]'),
    open: (_, current) => press(current, '[data-action]'),
    edit: (_, current) => press(current, '[data-action="edit"]', '[data-action="open"]'),
    help: () => setHelp(true),
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = keyFor(event, area.current, everywhere);
    if (!key || !area.current) return;
    event.preventDefault();
    const rows = rowsIn(area.current);
    const focused = document.activeElement?.closest<HTMLElement>('[data-row-key]');
    commands[key](rows, [focused, last.current].find((row) => row && rows.includes(row)) ?? undefined);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { help, closeHelp: () => setHelp(false) };
};
