import { useState } from 'react';

interface Overlay<T> {
  readonly value: T;
  readonly key: number;
}

/**
 * What is open over a list, a setter, and a React key for it. A drawer calls `onClosed` after its animation: then it
 * closes only itself, and one that was opened meanwhile stays.
 */
export const useOverlay = <T>(): [value: T | undefined, set: (value: T | undefined) => void, key: number] => {
  const [overlay, setOverlay] = useState<Overlay<T>>();
  const set = (value: T | undefined) =>
    setOverlay((now) => {
      if (value !== undefined) return { value, key: (now?.key ?? 0) + 1 };
      return now?.key === overlay?.key ? undefined : now;
    });
  return [overlay?.value, set, overlay?.key ?? 0];
};
