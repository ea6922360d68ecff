interface BufferOptions<T> {
  /** Items beyond this number between two writes are dropped, to bound the memory. */
  readonly capacity: number;
  readonly everyMs: number;
  write(buffered: readonly T[]): Promise<void>;
  onError(error: unknown): void;
}

export interface WriteBehindBuffer<T> {
  /** False when the buffer is full and the item is dropped. */
  add(one: T): boolean;
  /** Writes the buffered items. */
  flush(): Promise<void>;
  /** Writes the buffered items and stops the interval. */
  close(): Promise<void>;
}

/**
 * Buffers items in memory and writes them in batches at an interval, one write at a time, so that many requests do not
 * contend for the same few rows. Buffered items are lost when the process is killed: use it for counts only.
 */
export const createWriteBehindBuffer = <T>({
  capacity,
  everyMs,
  write,
  onError,
}: BufferOptions<T>): WriteBehindBuffer<T> => {
  let gathered: T[] = [];
  let writing = Promise.resolve();
  const writeBuffered = async (): Promise<void> => {
    const all = gathered;
    gathered = [];
    if (all.length > 0) await write(all).catch(onError);
  };
  const flush = (): Promise<void> => {
    writing = writing.then(writeBuffered);
    return writing;
  };
  const timer = setInterval(() => gathered.length > 0 && void flush(), everyMs).unref();
  return {
    add: (one) => gathered.length < capacity && gathered.push(one) > 0,
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
};
