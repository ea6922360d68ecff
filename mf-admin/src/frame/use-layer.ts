import { useState } from 'react';

interface Layer<T> {
  readonly value: T;
  readonly turn: number;
}

/**
 * What lies open over a list, how to open another or close it, and a key for it. A layer that has gone at last, after its
 * motion, closes only itself: whatever was opened meanwhile stays.
 */
export const useLayer = <T>(): [value: T | undefined, set: (value: T | undefined) => void, key: number] => {
  const [layer, setLayer] = useState<Layer<T>>();
  const set = (value: T | undefined) =>
    setLayer((now) => {
      if (value !== undefined) return { value, turn: (now?.turn ?? 0) + 1 };
      return now?.turn === layer?.turn ? undefined : now;
    });
  return [layer?.value, set, layer?.turn ?? 0];
};
