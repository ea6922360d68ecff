interface Gathering<T> {
  /** More than this between two writes is dropped: a flood must not fill the memory. */
  readonly most: number;
  readonly everyMs: number;
  write(gathered: readonly T[]): Promise<void>;
  onError(error: unknown): void;
}

export interface Gathered<T> {
  /** False when there is no room: it is dropped. */
  add(one: T): boolean;
  /** Writes what was gathered so far. */
  flush(): Promise<void>;
  /** The last write; nothing is gathered after it. */
  close(): Promise<void>;
}

/**
 * Gathers what many visitors tell and writes it at intervals, one write after the other, since each alone would make
 * everybody wait for the same few rows. What was gathered is lost when the process is killed: for counts only.
 */
export const gather = <T>({ most, everyMs, write, onError }: Gathering<T>): Gathered<T> => {
  let gathered: T[] = [];
  let writing = Promise.resolve();
  const writeAll = async (): Promise<void> => {
    const all = gathered;
    gathered = [];
    if (all.length > 0) await write(all).catch(onError);
  };
  const flush = (): Promise<void> => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(() => gathered.length > 0 && void flush(), everyMs).unref();
  return {
    add: (one) => gathered.length < most && gathered.push(one) > 0,
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
};
