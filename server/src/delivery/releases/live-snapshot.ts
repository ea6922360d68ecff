import { createHash } from 'node:crypto';
import type { App, LiveReleases } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { toLiveRelease } from './live-release.ts';
import { listPins, type StoredPin } from './pin/pin-repository.ts';
import {
  type Channel,
  listChannels,
  listRecords,
  type ReleaseKey,
  type StoredRecord,
} from './release-repository.ts';
import type { Offer } from './visitor/choose-version.ts';

/** The live releases as of one query; the releases of one visitor have the same form. */
export interface Live {
  readonly releases: LiveReleases;
  /** The full records of these releases, for fields that browsers do not get. */
  readonly records: ReadonlyMap<App, StoredRecord>;
  /** Strong; changes with any release that a visitor gets. */
  readonly etag: string;
  /** The apps with a canary or pins. */
  readonly offers: readonly Offer[];
  /** Finds any release that a visitor may get. */
  findRecord(release: ReleaseKey): StoredRecord | undefined;
}

/** The rows of channels and pins. Small: both are bounded. */
export interface Pointers {
  readonly channels: readonly Channel[];
  readonly pins: readonly StoredPin[];
}

type Records = ReadonlyMap<string, StoredRecord>;

/** A snapshot with the data that the next query can reuse. */
export interface Snapshot extends Live {
  readonly key: string;
  readonly known: Records;
}

const idOf = ({ app, version }: ReleaseKey): string => `${app}/${version}`;

/** A hash for an ETag, or a part of one. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27);

export const loadPointers = async (db: Db): Promise<Pointers> => {
  const [channels, pins] = await Promise.all([listChannels(db), listPins(db)]);
  return { channels, pins };
};

/** Equal as long as no visitor's releases change. */
export const keyOf = ({ channels, pins }: Pointers): string =>
  JSON.stringify([
    channels.map(({ app, channel, version, previous, share }) => [app, channel, version, previous, share]),
    pins.map(({ app, kind, subject, version }) => [app, kind, subject, version]),
  ]);

const keysOf = ({ channels, pins }: Pointers): ReleaseKey[] => [
  ...channels,
  ...channels.flatMap(({ app, previous }) => (previous === null ? [] : [{ app, version: previous }])),
  ...pins,
];

/** Records are immutable, so only new ones are read. */
const readRecords = async (db: Db, keys: readonly ReleaseKey[], known: Records): Promise<Records> => {
  const missing = await listRecords(
    db,
    keys.filter((key) => !known.has(idOf(key))),
  );
  const found = new Map([...known, ...missing.map((record) => [idOf(record), record] as const)]);
  return new Map([...found].filter(([id]) => keys.some((key) => idOf(key) === id)));
};

const liveOf = ({ app, version, previous }: Channel, known: Records): LiveReleases => {
  const current = known.get(idOf({ app, version }));
  const before = previous === null ? undefined : known.get(idOf({ app, version: previous }));
  if (!current) return {};
  return {
    [app]: { current: toLiveRelease(current), ...(before ? { previous: toLiveRelease(before) } : {}) },
  };
};

const offerOf = (app: App, { channels, pins }: Pointers): Offer => {
  const named = (channel: Channel['channel']) =>
    channels.find((each) => each.app === app && each.channel === channel);
  const [live, canary] = [named('live'), named('canary')];
  return {
    app,
    ...(live ? { live: live.version } : {}),
    ...(canary ? { canary: { version: canary.version, share: canary.share ?? 0 } } : {}),
    pins: pins.filter((pin) => pin.app === app),
  };
};

const offersOf = (pointers: Pointers): Offer[] => {
  const special = [...pointers.channels.filter(({ channel }) => channel === 'canary'), ...pointers.pins];
  return [...new Set(special.map(({ app }) => app))].map((app) => offerOf(app, pointers));
};

/** The live releases at this moment. */
export const loadLive = async (db: Db): Promise<Live> => loadSnapshot(db, await loadPointers(db), undefined);

/** Loads the snapshot of the pointers; `before` is the previous snapshot. */
export const loadSnapshot = async (
  db: Db,
  pointers: Pointers,
  before: Snapshot | undefined,
): Promise<Snapshot> => {
  const known = await readRecords(db, keysOf(pointers), before?.known ?? new Map());
  const channels = pointers.channels.filter(({ channel }) => channel === 'live');
  const releases: LiveReleases = Object.assign({}, ...channels.map((channel) => liveOf(channel, known)));
  const records = channels.flatMap((channel) => known.get(idOf(channel)) ?? []);
  return {
    key: keyOf(pointers),
    known,
    releases,
    records: new Map(records.map((record) => [record.app, record])),
    etag: `"${shortHash(JSON.stringify(releases))}"`,
    offers: offersOf(pointers),
    findRecord: (release) => known.get(idOf(release)),
  };
};
