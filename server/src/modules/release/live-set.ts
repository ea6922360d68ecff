import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { App, LiveReleases, ReleaseRecord } from '@portal/shared/contract';
import type { Db } from '#src/db/connect.ts';
import { toLiveRelease } from './live-release.ts';
import { type Channel, listLive, listRecords, type ReleaseKey } from './release-repository.ts';

/** What is live, as of one look at the channels. */
export interface Live {
  readonly releases: LiveReleases;
  /** The whole records of the live releases, for what the browser is not told. */
  readonly records: ReadonlyMap<App, ReleaseRecord>;
  /** Strong; changes with anything a visitor gets. */
  readonly etag: string;
}

export interface LiveSet {
  /** What is live, at most half a second old. Throws only while the database has never answered. */
  current(): Promise<Live>;
}

interface Options {
  /** For how many ms a look at the channels is good. */
  readonly maxAge?: number;
  /** How many ms a visitor waits for a look before the last one serves. */
  readonly patience?: number;
  readonly onError?: (error: unknown) => void;
}

interface Snapshot extends Live {
  readonly key: string;
  readonly known: ReadonlyMap<string, ReleaseRecord>;
}

const idOf = ({ app, version }: ReleaseKey): string => `${app}/${version}`;

const keysOf = (channels: readonly Channel[]): ReleaseKey[] =>
  channels.flatMap(({ app, version, previous }) => [
    { app, version },
    ...(previous === null ? [] : [{ app, version: previous }]),
  ]);

/** Records never change, so only those not seen before are read. */
const readRecords = async (
  db: Db,
  keys: readonly ReleaseKey[],
  known: Snapshot['known'],
): Promise<Snapshot['known']> => {
  const missing = await listRecords(
    db,
    keys.filter((key) => !known.has(idOf(key))),
  );
  const found = new Map([...known, ...missing.map((record) => [idOf(record), record] as const)]);
  return new Map([...found].filter(([id]) => keys.some((key) => idOf(key) === id)));
};

const liveOf = ({ app, version, previous }: Channel, known: Snapshot['known']): LiveReleases => {
  const current = known.get(idOf({ app, version }));
  const before = previous === null ? undefined : known.get(idOf({ app, version: previous }));
  if (!current) return {};
  return {
    [app]: { current: toLiveRelease(current), ...(before ? { previous: toLiveRelease(before) } : {}) },
  };
};

const snapshotOf = async (
  db: Db,
  channels: readonly Channel[],
  key: string,
  before: Snapshot | undefined,
): Promise<Snapshot> => {
  const known = await readRecords(db, keysOf(channels), before?.known ?? new Map());
  const releases: LiveReleases = Object.assign({}, ...channels.map((channel) => liveOf(channel, known)));
  const records = channels.flatMap((channel) => known.get(idOf(channel)) ?? []);
  return {
    key,
    known,
    releases,
    records: new Map(records.map((record) => [record.app, record])),
    etag: `"${createHash('sha256').update(JSON.stringify(releases)).digest('base64url').slice(0, 27)}"`,
  };
};

/**
 * What is live, kept in memory and looked up again when the last look is over half a second old: so a change is in
 * force on every replica within a second, over any connection pooler, and a quiet replica asks nothing. While the
 * database is away the last look serves.
 */
export const createLiveSet = (
  db: Db,
  { maxAge = 500, patience = 1000, onError = () => undefined }: Options = {},
): LiveSet => {
  let snapshot: Snapshot | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Snapshot> | undefined;

  const look = async (): Promise<Snapshot> => {
    const startedAt = performance.now();
    const channels = await listLive(db);
    const key = JSON.stringify(channels.map(({ app, version, previous }) => [app, version, previous]));
    if (key !== snapshot?.key) snapshot = await snapshotOf(db, channels, key, snapshot);
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
