/** A queue of keys to refresh. */
export interface RefreshQueue {
  /** Appends a key, unless it is queued already. */
  add(key: string): void;
  /** Stops the queue; resolves when the running refresh has ended. */
  stop(): Promise<void>;
}

/** Refreshes keys one at a time and each once, which bounds the load on the database. */
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
