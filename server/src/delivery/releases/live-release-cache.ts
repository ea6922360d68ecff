import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#src/platform/database/index.ts';
import { keyOf, type Live, loadPointers, loadSnapshot, type Snapshot } from './live-snapshot.ts';

export interface LiveReleaseCache {
  /** The live releases, at most 100 ms old. Throws only before the first successful query. */
  current(): Promise<Live>;
}

interface Options {
  /** How long a loaded state is fresh, in ms. */
  readonly maxAgeMs?: number;
  /** How long a request waits for a refresh before it gets the stale state, in ms. */
  readonly waitMs?: number;
  readonly onError?: (error: unknown) => void;
}

/**
 * Caches the live releases in memory and refreshes them when they are over 100 ms old: a command is in force on every
 * replica within a second, over any connection pooler, and an idle replica sends no queries. While the database is not
 * reachable the stale state is served.
 */
export const createLiveReleaseCache = (
  db: Db,
  { maxAgeMs = 100, waitMs = 1000, onError = () => undefined }: Options = {},
): LiveReleaseCache => {
  let snapshot: Snapshot | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<Snapshot> | undefined;

  const refresh = async (): Promise<Snapshot> => {
    const startedAt = performance.now();
    const pointers = await loadPointers(db);
    if (keyOf(pointers) !== snapshot?.key) snapshot = await loadSnapshot(db, pointers, snapshot);
    refreshedAt = startedAt;
    return snapshot;
  };

  const refreshOnce = (): Promise<Snapshot> => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const current = async (): Promise<Live> => {
    const last = snapshot;
    if (last === undefined) return refreshOnce();
    if (performance.now() - refreshedAt <= maxAgeMs) return last;
    return Promise.race([refreshOnce(), pause(waitMs, last, { ref: false })]).catch((error: unknown) => {
      onError(error);
      return last;
    });
  };
  return { current };
};
