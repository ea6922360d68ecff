import { useMedia } from '@portal/shared/ui';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { RegionSelection } from './use-region-selection.ts';

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const keysOf = ({ codes, found, active, text, ...walk }: RegionSelection, onClose: () => void): Keys => {
  const region = found[active];
  return {
    Escape: onClose,
    Enter: () => region && walk.choose(region),
    Backspace: text === '' && codes.length > 0 ? () => walk.backTo(codes.length - 1) : undefined,
  };
};

/** What keys do in the list of regions: neither the form nor the dialog around takes those. */
export const regionKeys =
  (walk: RegionSelection, onClose: () => void) =>
  (event: KeyboardEvent): void => {
    // Enter that ends an IME composition chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const next = moves[event.key]?.(walk.active, walk.found.length);
    const act = next === undefined ? keysOf(walk, onClose)[event.key] : () => walk.setActive(next);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

/** Brings what opened into sight, and the keyboard to each input that comes. */
export const usePanelFocus = () => {
  const panel = useRef<HTMLDivElement>(null);
  // Where typing brings up a keyboard that covers the list, it waits until it is wanted.
  const typing = useMedia('(pointer: fine)');
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const focus = useCallback(
    (input: HTMLInputElement | null) => {
      if (typing || document.activeElement === document.body) input?.focus();
    },
    [typing],
  );
  return { panel, focus };
};
