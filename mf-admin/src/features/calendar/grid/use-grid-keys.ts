import { addMonths, firstDay, lastDay, type Month, monthOf } from '@portal/shared/rules';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { movedDay } from './month-days.ts';
import type { DayChoosing } from './use-day-selection.ts';

interface GridKeys {
  /** The months that are shown, in order. */
  readonly months: readonly [Month, ...Month[]];
  readonly choosing: DayChoosing;
  readonly onTurn: (month: Month) => void;
}

const dayUnder = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;

const clamped = (day: string, first: string, last: string): string =>
  day < first ? first : day > last ? last : day;

/** The mouse: a click chooses, Shift and a click or dragging choose a stretch. */
const usePointer = (choosing: DayChoosing, onMove: (day: string) => void) => {
  const start = useRef<string>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' && !event.shiftKey ? dayUnder(event) : undefined;
      if (start.current) choosing.anchor(start.current);
    },
    onPointerOver: (event: PointerEvent) => {
      const day = dayUnder(event);
      if (day && start.current && day !== start.current && event.buttons === 1) choosing.stretch(day);
    },
    onClick: (event: MouseEvent) => {
      const day = dayUnder(event);
      if (!day) return;
      onMove(day);
      if (event.shiftKey) choosing.stretch(day);
      else choosing.toggle(day);
    },
  };
};

/**
 * Moves through the days of months by keys and chooses them: arrows move, with Shift they draw a stretch, Space chooses,
 * Escape lets go. One day takes the focus; going beyond the shown months turns them.
 */
export const useGridKeys = ({ months, choosing, onTurn }: GridKeys) => {
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [first, last] = [firstDay(months[0]), lastDay(months.at(-1) ?? months[0])];
  const [wanted, setWanted] = useState(choosing.today);
  const active = clamped(wanted, first, last);

  // Only keys move the focus: a click on the month button keeps the focus there.
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    moved.current = false;
  }, [active]);

  const moveTo = (day: string, stretching: boolean) => {
    moved.current = true;
    setWanted(day);
    if (day < first) onTurn(monthOf(day));
    if (day > last) onTurn(addMonths(monthOf(day), 1 - months.length));
    if (stretching) choosing.stretch(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayUnder(event);
    if (!day) return;
    if (event.key === 'Escape') choosing.clear();
    const target = movedDay(event.key, day);
    if (!target) return;
    event.preventDefault();
    if (event.shiftKey && !choosing.days.includes(day)) choosing.toggle(day);
    moveTo(target, event.shiftKey);
  };
  return { active, handlers: { ref: grid, onKeyDown, ...usePointer(choosing, setWanted) } };
};
