/** Keys waiting to be refreshed. */
export interface RefreshQueue {
  /** Puts a key at the end, unless it waits already. */
  add(key: string): void;
  /** Refreshes no more; resolves when the refresh under way has ended. */
  stop(): Promise<void>;
}

/** Refreshes keys one at a time and each once: however many are stale, the database does the work of one. */
export const createRefreshQueue = (refresh: (key: string) => Promise<void>): RefreshQueue => {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (const key of waiting) {
      await refresh(key);
      waiting.delete(key);
    }
    running = undefined;
  };
  return {
    add: (key) => {
      waiting.add(key);
      running ??= run();
    },
    stop: async () => {
      waiting.clear();
      await running;
    },
  };
};
