import { App, type ReleaseEvent, type ReleaseStatus } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/db/connect.ts';
import { notFound, refused } from '#src/http/fault.ts';
import { compressFiles } from './compress-files.ts';
import { goodReleases } from './good-releases.ts';
import type { Upload } from './publish-form.ts';
import { digestOf } from './release-record.ts';
import * as repository from './release-repository.ts';

const apps: readonly App[] = App.anyOf.map((each) => each.const);

/** Who changes what is live, and why. */
export interface Order {
  readonly app: App;
  readonly actor: string;
  readonly reason: string;
}

export interface Published {
  readonly app: App;
  readonly version: string;
  /** False when the same bytes were there already. */
  readonly created: boolean;
}

const otherBytes = (version: string) =>
  refused(
    errorCodes.duplicateSubmit,
    `版本 ${version} 已发布，且内容不同`,
    `Version ${version} is published already, with other bytes`,
    409,
  );

/** True when the same release is there; throws 409 when another one has its version. */
const isPublished = async (db: Db, { record }: Upload): Promise<boolean> => {
  const digest = await repository.findDigest(db, record);
  if (digest === undefined) return false;
  if (digest !== digestOf(record)) throw otherBytes(record.version);
  return true;
};

/**
 * Keeps a release: record, files and their compressed forms in one transaction. The same release again changes
 * nothing; other bytes under a known version throw 409.
 */
export const publish = async (db: Db, upload: Upload, actor: string): Promise<Published> => {
  const { record, bytes } = upload;
  const { app, version } = record;
  const done = { app, version, created: false };
  if (await isPublished(db, upload)) return done;
  const files = await compressFiles(record, bytes);
  const row = { app, version, record, digest: digestOf(record), publishedBy: actor };
  const created = await db.transaction(async (tx) => {
    if (!(await repository.insertRelease(tx, row))) return false;
    await repository.insertFiles(tx, record, files);
    const event = { app, version, actor, action: 'publish', replaced: null, reason: '' } as const;
    await repository.addEvent(tx, event);
    return true;
  });
  if (!created) await isPublished(db, upload);
  return { ...done, created };
};

type Move = Order & { readonly action: 'promote' | 'rollback'; readonly version: string };

/** One pointer, its history and what to go back to, under the lock that orders all channel changes. */
const move = async (tx: Db, { app, action, version, actor, reason }: Move): Promise<boolean> => {
  const live = await repository.findLive(tx, app);
  if (live?.version === version) return false;
  if ((await repository.findDigest(tx, { app, version })) === undefined)
    throw notFound(`${app} 没有版本 ${version}`, `${app} has no version ${version}`);
  const replaced = live?.version ?? null;
  await repository.addEvent(tx, { app, action, version, replaced, actor, reason });
  const [, previous = null] = goodReleases(await repository.listMoves(tx, app));
  await repository.saveLive(tx, { app, version, previous });
  await repository.markChannels(tx, app, live?.version, version);
  return true;
};

export type Changed = ReleaseStatus & { readonly changed: boolean };

/**
 * Makes a published version live, in force for the next document on every replica. `changed` is false when it was
 * live already. Throws 404 when there is no such version. Two promotions at once take turns: the later one stays.
 */
export const promote = (db: Db, order: Order & { readonly version: string }): Promise<Changed> =>
  db.transaction(async (tx) => {
    await repository.lockChannels(tx);
    const changed = await move(tx, { ...order, action: 'promote' });
    return { ...(await getStatus(tx, order.app)), changed };
  });

const nothingBefore = (app: App) =>
  refused(
    errorCodes.wrongState,
    `${app} 没有可以回退的版本`,
    `${app} has no good release before this one to go back to`,
    409,
  );

/**
 * Goes back to the good release before the live one, or to any published version. Throws 409 when there is nothing
 * to go back to, 404 when the named version does not exist.
 */
export const rollback = (db: Db, order: Order & { readonly version?: string }): Promise<Changed> =>
  db.transaction(async (tx) => {
    await repository.lockChannels(tx);
    const live = await repository.findLive(tx, order.app);
    const version = order.version ?? live?.previous;
    if (!live || !version) throw nothingBefore(order.app);
    const changed = await move(tx, { ...order, version, action: 'rollback' });
    return { ...(await getStatus(tx, order.app)), changed };
  });

/** How one app stands: live, the one to go back to, and its 50 newest versions. */
export const getStatus = async (db: Db, app: App): Promise<ReleaseStatus> => {
  const live = await repository.findLive(db, app);
  const versions = await repository.listVersions(db, app);
  return {
    app,
    live: live?.version ?? null,
    previous: live?.previous ?? null,
    since: live?.updatedAt.toISOString() ?? null,
    versions: versions.map(({ publishedAt, publishedBy, version, size }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      size,
    })),
  };
};

/** How every app stands, the shell first. */
export const listStatus = (db: Db): Promise<ReleaseStatus[]> =>
  Promise.all(apps.map((app) => getStatus(db, app)));

/** What was done with an app's releases, newest first. */
export const listHistory = (db: Db, app: App, limit: number): Promise<ReleaseEvent[]> =>
  repository.listEvents(db, app, limit);
