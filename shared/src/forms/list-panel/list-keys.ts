import type { KeyboardEvent } from 'react';

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** The option that the keyboard is at, and what keys do besides moving it. */
export interface ListKeyboard {
  /** The place of the option; -1: none. */
  readonly active: number;
  /** The number of options. */
  readonly count: number;
  readonly setActive: (place: number) => void;
  /** What other keys do, by their names. */
  readonly keys: Readonly<Record<string, (() => void) | undefined>>;
}

/** Handles the keys of a list: neither the form nor the dialog around takes those. */
export const handleListKey = (
  event: KeyboardEvent,
  { active, count, setActive, keys }: ListKeyboard,
): void => {
  // Enter that ends an IME composition chooses nothing.
  if (event.nativeEvent.isComposing) return;
  const next = moves[event.key]?.(active, count);
  const act = next === undefined ? keys[event.key] : () => setActive(next);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};
