import { type KeyboardEvent, useState } from 'react';

/** Nothing of the list is active: the keys go to the field alone. */
export const nothing = -1;

const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
  Home: () => nothing,
  End: () => nothing,
  ArrowLeft: () => nothing,
  ArrowRight: () => nothing,
};

/** Which option of a list a key makes active, from the last on to the first; undefined when it moves nothing. */
export const moveActive = (key: string, active: number, count: number): number | undefined =>
  count === 0 || !Object.hasOwn(moves, key) ? undefined : moves[key]?.(active, count);

interface Combobox {
  readonly open: boolean;
  /** Which option the keys are at; -1 for none. */
  readonly active: number;
  readonly show: () => void;
  readonly hide: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of a field with a list below it, as the ARIA Authoring Practices have them: arrows open and move, Enter
 * takes what is active, Escape closes first. `choose` is given its place, `leave` is called by Escape when it is closed.
 */
export const useCombobox = (
  count: number,
  { choose, leave }: { readonly choose: (place: number) => void; readonly leave: () => void },
): Combobox => {
  const [wanted, setWanted] = useState(false);
  const [at, setAt] = useState(nothing);
  const open = wanted && count > 0;
  const active = open && at < count ? at : nothing;
  const set = (shown: boolean) => {
    setWanted(shown);
    setAt(nothing);
  };

  const press = (key: string): boolean => {
    if (key === 'Escape') {
      if (open) set(false);
      else leave();
      return true;
    }
    if (key === 'Enter' && active !== nothing) {
      set(false);
      choose(active);
      return true;
    }
    const next = moveActive(key, active, count);
    if (next === undefined) return false;
    if (next !== nothing) setWanted(true);
    setAt(next);
    return next !== nothing;
  };
  // Keys of an IME composition are ignored.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && press(event.key)) event.preventDefault();
  };
  return { open, active, show: () => set(true), hide: () => set(false), onKeyDown };
};
