import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#src/platform/database/index.ts';
import { keyOf, type Live, readPointers, type Snapshot, takeSnapshot } from './live-snapshot.ts';

export interface LiveSet {
  /** What is live, at most a tenth of a second old. Throws only while the database has never answered. */
  current(): Promise<Live>;
}

interface Options {
  /** For how many ms a look at the channels is good. */
  readonly maxAge?: number;
  /** How many ms a visitor waits for a look before the last one serves. */
  readonly patience?: number;
  readonly onError?: (error: unknown) => void;
}

/**
 * What is live, kept in memory and looked up again when the last look is over a tenth of a second old: so a
 * command, its own start included, is in force on every replica within a second, over any connection pooler, and a
 * quiet replica asks nothing. While the database is away the last look serves.
 */
export const createLiveSet = (
  db: Db,
  { maxAge = 100, patience = 1000, onError = () => undefined }: Options = {},
): LiveSet => {
  let snapshot: Snapshot | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Snapshot> | undefined;

  const look = async (): Promise<Snapshot> => {
    const startedAt = performance.now();
    const pointers = await readPointers(db);
    if (keyOf(pointers) !== snapshot?.key) snapshot = await takeSnapshot(db, pointers, snapshot);
    lookedAt = startedAt;
    return snapshot;
  };

  const lookOnce = (): Promise<Snapshot> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const current = async (): Promise<Live> => {
    const last = snapshot;
    if (last === undefined) return lookOnce();
    if (performance.now() - lookedAt <= maxAge) return last;
    return Promise.race([lookOnce(), pause(patience, last, { ref: false })]).catch((error: unknown) => {
      onError(error);
      return last;
    });
  };
  return { current };
};
