import { useSyncExternalStore } from 'react';

let names: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  names = next;
  // A load can begin while React renders, when no other component may be updated.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** The views that are loading. */
export const pendingViews = {
  add: (name: string) => change([...names, name]),
  remove: (name: string) => change(names.toSpliced(names.indexOf(name), 1)),
  current: (): string | undefined => names.at(-1),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The view that a navigation waits for, if any; used by overlay and progress bar. */
export function usePendingView(): string | undefined {
  return useSyncExternalStore(pendingViews.subscribe, pendingViews.current, () => undefined);
}
