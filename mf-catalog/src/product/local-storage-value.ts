import { useSyncExternalStore } from 'react';

/** A value in local storage, synchronised between tabs. */
export interface LocalStorageValue<T> {
  readonly read: () => T;
  /** Stores it; without storage, or when it is full, the value is not stored, without an error. */
  readonly write: (value: T) => void;
  /** The value of the moment; the component follows when it changes, here or in another tab. */
  readonly use: () => T;
}

/** Nothing where the browser lets no page read what it keeps. */
const localStorageText = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * A value under a key of local storage. Storage is read each time, so the last write of any tab counts; the same text
 * gives the same value. `parse` accepts any text, null when there is none.
 */
export const localStorageValue = <T>(
  key: string,
  parse: (text: string | null) => T,
): LocalStorageValue<T> => {
  const listeners = new Set<() => void>();
  const empty = parse(null);
  let known: { readonly text: string | null; readonly value: T } | undefined;
  const read = (): T => {
    const text = localStorageText(key);
    if (!known || known.text !== text) known = { text, value: parse(text) };
    return known.value;
  };
  const write = (value: T): void => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      return;
    }
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
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => empty) };
};

/** As long as the server takes an id in a list of them. */
const maxId = 999_999_999_999_999;

const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= maxId;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    // Not what this page wrote: somebody else's words read as nothing.
    return [];
  }
};

/** Reads a list of ids, each once; `most` at most. */
export const parseIds =
  (most: number) =>
  (text: string | null): readonly number[] => {
    const list = parsed(text);
    return Array.isArray(list) ? [...new Set(list.filter(isId))].slice(0, most) : [];
  };
