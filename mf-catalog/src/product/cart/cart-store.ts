import { useSyncExternalStore } from 'react';
import {
  type CartLine,
  countPieces,
  readLines,
  withAdded,
  withCount,
  without,
  withRestored,
} from './cart-rules.ts';

const key = 'cart';
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly lines: readonly CartLine[] } = { text: null, lines: [] };

/** Reads local storage each time, so that whoever wrote to it last is believed; the same text gives the same lines. */
const read = (): readonly CartLine[] => {
  const text = localStorage.getItem(key);
  if (text !== known.text) known = { text, lines: readLines(text) };
  return known.lines;
};

const write = (lines: readonly CartLine[]): void => {
  localStorage.setItem(key, JSON.stringify(lines));
  for (const changed of listeners) changed();
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
};

/** What lies in the cart of this browser, the oldest first; follows other tabs. */
export const useCart = (): readonly CartLine[] => useSyncExternalStore(subscribe, read);

/** How many pieces lie in the cart. */
export const useCartCount = (): number => countPieces(useCart());

/** Puts pieces into the cart, 99 of one thing at most; false when it is full with 50 different things. */
export const addToCart = (skuId: number, count = 1): boolean => {
  const lines = withAdded(read(), skuId, count);
  if (lines) write(lines);
  return lines !== undefined;
};

/** Changes how many pieces of a thing lie in the cart: 1 to 99. */
export const setCount = (skuId: number, count: number): void => write(withCount(read(), skuId, count));

/** Takes things out of the cart; calling what it gives back puts them where they were. */
export const removeFromCart = (...skuIds: readonly number[]): (() => void) => {
  const before = read();
  write(without(before, skuIds));
  return () => write(withRestored(read(), before, skuIds));
};
