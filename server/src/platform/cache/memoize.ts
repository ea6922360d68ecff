import { LRUCache } from 'lru-cache';

/** Returns the cached value of a key, or computes it. */
export type Memoize = <T>(key: string, compute: () => Promise<T>) => Promise<T>;

const ttlMs = 5000;
const maxEntries = 1000;
const maxBytes = 32 * 1024 * 1024;
const bytesPerCharacter = 2;

/** About the memory of a value that is sent as JSON. */
const sizeOf = ({ value }: { readonly value: unknown }, key: string): number =>
  (key.length + (JSON.stringify(value)?.length ?? 0)) * bytesPerCharacter;

/**
 * Caches values for five seconds in this process, up to 32 MB; concurrent calls with one key share a computation. For
 * counts and searches that are the same for all users: replicas need not agree on them. A rejection reaches
 * all concurrent callers and is not cached.
 */
export const createMemoize = (now: () => Date): Memoize => {
  const cache = new LRUCache<string, { readonly value: unknown }, () => Promise<unknown>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: async (_key, _stale, { context }) => ({ value: await context() }),
  });
  return async <T>(key: string, compute: () => Promise<T>): Promise<T> =>
    (await cache.forceFetch(key, { context: compute })).value as T;
};
