import { LRUCache } from 'lru-cache';

/** The value of a key: computed, or as it was computed for the same key a moment ago. */
export type Memoize = <T>(key: string, compute: () => Promise<T>) => Promise<T>;

const ttlMs = 5000;
const maxEntries = 1000;

/**
 * Keeps values that are the same for everybody for five seconds, in this process; concurrent calls with one key share a
 * computation. For counts and searches only, which readers may keep for a minute anyway: replicas need not agree on
 * them. A rejection reaches all who wait for it, and is not kept.
 */
export const createMemoize = (now: () => Date): Memoize => {
  const cache = new LRUCache<string, { readonly value: unknown }, () => Promise<unknown>>({
    max: maxEntries,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: async (_key, _stale, { context }) => ({ value: await context() }),
  });
  return async <T>(key: string, compute: () => Promise<T>): Promise<T> =>
    (await cache.forceFetch(key, { context: compute })).value as T;
};
