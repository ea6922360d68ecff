import type {
  App,
  ClientOnlyView,
  GateFailure,
  ReleaseEvent,
  ReleaseRecord,
  ReleaseSignature,
} from '@portal/shared/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { channels, type Db, releaseFiles, releaseHistory, releases } from '#src/platform/database/index.ts';
import type { StoredFile } from './compress-files.ts';
import { contentTypeOf } from './content-types.ts';
import type { ChannelMove } from './known-good-releases.ts';
import { appendToLog } from './log/log-repository.ts';

const versionsShown = 50;
/** Number of moves read to find the good releases of an app. */
const movesRead = 500;
const filesPerInsert = 50;

/** One version of one app. */
export interface ReleaseKey {
  readonly app: App;
  readonly version: string;
}

const isRelease = ({ app, version }: ReleaseKey) => and(eq(releases.app, app), eq(releases.version, version));

export const findPublished = async (db: Db, key: ReleaseKey) => {
  const { digest, clientOnly, signatureKey } = releases;
  const [row] = await db.select({ digest, clientOnly, signatureKey }).from(releases).where(isRelease(key));
  return row;
};

/** Every app with a release, the shell first. */
export const listApps = async (db: Db): Promise<App[]> => {
  const rows = await db.selectDistinct({ app: releases.app }).from(releases).orderBy(releases.app);
  return rows.map(({ app }) => app).sort((a, b) => Number(b === 'shell') - Number(a === 'shell'));
};

/** False when the version exists already. */
export const insertRelease = async (db: Db, row: typeof releases.$inferInsert): Promise<boolean> => {
  const added = await db.insert(releases).values(row).onConflictDoNothing().returning({ app: releases.app });
  return added.length > 0;
};

/** Replaces record and signature; false when the signature is not that of the key `seen` any more. */
export const updateSignature = async (
  db: Db,
  record: ReleaseRecord,
  { key, value }: ReleaseSignature,
  seen: string | null,
): Promise<boolean> => {
  const { rowCount } = await db
    .update(releases)
    .set({ record, signatureKey: key, signature: value })
    .where(and(isRelease(record), sql`${releases.signatureKey} is not distinct from ${seen}`));
  return rowCount === 1;
};

export const insertFiles = async (
  db: Db,
  { app, version }: ReleaseKey,
  files: readonly StoredFile[],
): Promise<void> => {
  const rows = files.map((file) => ({
    app,
    version,
    ...file,
    type: contentTypeOf(file.path) ?? 'application/octet-stream',
    size: file.identity.length,
  }));
  for (let start = 0; start < rows.length; start += filesPerInsert)
    await db.insert(releaseFiles).values(rows.slice(start, start + filesPerInsert));
};

export const findFile = async (
  db: Db,
  { app, version }: ReleaseKey,
  path: string,
): Promise<typeof releaseFiles.$inferSelect | undefined> => {
  const [row] = await db
    .select()
    .from(releaseFiles)
    .where(and(eq(releaseFiles.app, app), eq(releaseFiles.version, version), eq(releaseFiles.path, path)));
  return row;
};

/** Serialises channel changes of all apps until the transaction ends; reads are not blocked. */
export const lockChannels = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${channels} in share row exclusive mode`);
};

export type Channel = typeof channels.$inferSelect;

/** The live and canary releases of all apps: a handful of rows. */
export const listChannels = (db: Db): Promise<Channel[]> =>
  db.select().from(channels).orderBy(channels.app, channels.channel);

export const findLive = async (db: Db, app: App): Promise<Channel | undefined> => {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(eq(channels.app, app), eq(channels.channel, 'live')));
  return row;
};

export const saveLive = async (
  db: Db,
  live: ReleaseKey & { readonly previous: string | null },
): Promise<void> => {
  const { app, ...pointer } = { ...live, updatedAt: sql`now()` };
  await db
    .insert(channels)
    .values({ app, channel: 'live', ...pointer })
    .onConflictDoUpdate({ target: [channels.app, channels.channel], set: pointer });
};

/** Records since when a release is on no channel (`left`), or that it is on one again (`on`). */
export const markChannels = async (
  db: Db,
  app: App,
  { left, on }: { readonly left?: string | null; readonly on?: string },
): Promise<void> => {
  const moved = [left, on].filter((version) => typeof version === 'string');
  await db
    .update(releases)
    .set({ leftChannelAt: sql`case when ${releases.version} = ${on ?? ''} then null else now() end` })
    .where(and(eq(releases.app, app), inArray(releases.version, moved)));
};

type NewEvent = Pick<ReleaseEvent, 'app' | 'action' | 'version' | 'replaced' | 'actor' | 'reason'> & {
  readonly detail?: string;
  readonly forced?: GateFailure[];
  readonly approval?: ReleaseEvent['approval'];
};

/** Adds an entry to the history and to the public log. Call it in the transaction of the change. */
export const addEvent = async (tx: Db, event: NewEvent): Promise<void> => {
  await tx.insert(releaseHistory).values(event);
  await appendToLog(tx, event);
};

/** Promotions and rollbacks of an app, oldest first. */
export const listMoves = async (db: Db, app: App): Promise<ChannelMove[]> => {
  const newest = await db
    .select({ action: releaseHistory.action, version: releaseHistory.version })
    .from(releaseHistory)
    .where(and(eq(releaseHistory.app, app), inArray(releaseHistory.action, ['promote', 'rollback'])))
    .orderBy(desc(releaseHistory.id))
    .limit(movesRead);
  return newest.reverse() as ChannelMove[];
};

/** Those of these versions that still exist, in the given order. */
export const listKept = async (db: Db, app: App, versions: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ version: releases.version })
    .from(releases)
    .where(and(eq(releases.app, app), inArray(releases.version, [...versions])));
  const kept = new Set(rows.map(({ version }) => version));
  return versions.filter((version) => kept.has(version));
};

export const listEvents = async (db: Db, app: App, limit: number): Promise<ReleaseEvent[]> => {
  const rows = await db
    .select()
    .from(releaseHistory)
    .where(eq(releaseHistory.app, app))
    .orderBy(desc(releaseHistory.id))
    .limit(limit);
  return rows.map(({ id, createdAt, ...event }) => ({ ...event, at: createdAt.toISOString() }));
};

/** A published version, as the status lists it. */
interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: Date;
  readonly publishedBy: string;
  readonly size: number;
  readonly clientOnly: ClientOnlyView[];
}

// Spelled out: Drizzle omits the table name in a query on one table, so the column would be compared with
// itself.
const sizeOfFiles = sql`(
  select coalesce(sum(file.size), 0)::int from ${releaseFiles} file
  where file.app = "releases"."app" and file.version = "releases"."version"
)`;

/** The newest versions of an app; `size` in bytes of all files, uncompressed. */
export const listVersions = (db: Db, app: App): Promise<PublishedVersion[]> =>
  db
    .select({
      version: releases.version,
      publishedAt: releases.publishedAt,
      publishedBy: releases.publishedBy,
      size: sql<number>`${sizeOfFiles}`,
      clientOnly: releases.clientOnly,
    })
    .from(releases)
    .where(eq(releases.app, app))
    .orderBy(desc(releases.publishedAt), desc(releases.version))
    .limit(versionsShown);

/** A record, with what was found when it was published. */
export interface StoredRecord extends ReleaseRecord {
  readonly clientOnly: readonly ClientOnlyView[];
}

export const listRecords = async (db: Db, keys: readonly ReleaseKey[]): Promise<StoredRecord[]> => {
  if (keys.length === 0) return [];
  const wanted = keys.map(({ app, version }) => sql`(${app}, ${version})`);
  const rows = await db
    .select({ record: releases.record, clientOnly: releases.clientOnly })
    .from(releases)
    .where(sql`(${releases.app}, ${releases.version}) in (${sql.join(wanted, sql`, `)})`);
  return rows.map(({ record, clientOnly }) => ({ ...record, clientOnly }));
};
