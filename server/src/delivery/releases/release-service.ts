import type { App, ClientOnlyView, GateFailure, ReleaseEvent, ReleaseStatus } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { deleteCanary, findCanary } from './canary/canary-repository.ts';
import { compressFiles } from './compress-files.ts';
import { findApproval } from './force/approval-service.ts';
import type { Force } from './force/read-force.ts';
import { checkRelease, checkSignature, type Forced } from './gate/check-release.ts';
import { runChecks } from './gate/run-checks.ts';
import { knownGoodReleases } from './known-good-releases.ts';
import { findLock } from './lock/lock-repository.ts';
import { findOwner } from './owner/owner-repository.ts';
import { digestOf } from './release-record.ts';
import * as repository from './release-repository.ts';
import { type Publisher, resign } from './signing/resign.ts';
import type { TrustedKeys } from './signing/trusted-keys.ts';
import type { Upload } from './upload/publish-form.ts';

/** The actor in the history when the portal acts by itself. */
export const platform = 'platform';

/** The actor of a channel change, and the reason. */
export interface ReleaseCommand {
  readonly app: App;
  readonly actor: string;
  readonly reason: string;
}

export interface Published {
  readonly app: App;
  readonly version: string;
  /** False when the same bytes were published already. */
  readonly created: boolean;
  /** The same bytes were published with another key; they have the new signature now. */
  readonly resigned: boolean;
  /** Failed checks that were forced. */
  readonly forced: GateFailure[];
  readonly clientOnly: ClientOnlyView[];
}

/** Renders the public views of a release with the live ones, for a limited time; returns those that fail. */
export type FindClientOnly = (upload: Upload) => Promise<ClientOnlyView[]>;

const otherBytes = (version: string) =>
  conflict(
    errorCodes.duplicateSubmit,
    `版本 ${version} 已发布，且内容不同`,
    `Version ${version} is published already, with other bytes`,
  );

/** Undefined when the version is new; throws 409 when it has different bytes. */
const findPublished = async (
  db: Db,
  upload: Upload,
  publisher: Publisher,
): Promise<Published | undefined> => {
  const { app, version } = upload.record;
  const row = await repository.findPublished(db, upload.record);
  if (!row) return undefined;
  if (row.digest !== digestOf(upload.record)) throw otherBytes(version);
  const resigned = await resign(db, upload, publisher, row.signatureKey);
  return { app, version, created: false, resigned, forced: [], clientOnly: row.clientOnly };
};

/** The release's style sheets, as the checks read them. */
const stylesOf = (bytes: Upload['bytes']): Map<string, string> =>
  new Map(
    [...bytes].filter(([path]) => path.endsWith('.css')).map(([path, text]) => [path, text.toString()]),
  );

/**
 * Stores a release: record, signature, files and their compressed forms in one transaction. The same release again
 * changes nothing, or the signature if that is of another key. Throws 409 for different bytes under a known version,
 * 409 A0530 with the failures when checks fail and are not forced, and 403 A0235 when they are without the approval of
 * a second person.
 */
export const publish = async (
  { db, findClientOnly }: { readonly db: Db; readonly findClientOnly: FindClientOnly },
  upload: Upload,
  { force, ...publisher }: Publisher & { readonly force?: Force },
): Promise<Published> => {
  const { actor, reason = '' } = publisher;
  const { record, signature, bytes } = upload;
  const { app, version } = record;
  const known = await findPublished(db, upload, publisher);
  if (known) return known;
  const candidate = { record, styles: stylesOf(bytes) };
  const forced = await runChecks(db, { candidate, force: force !== undefined });
  const approval =
    force && forced.length > 0
      ? await findApproval(db, { key: { app, version }, force, failures: forced })
      : null;
  const [files, clientOnly] = await Promise.all([compressFiles(record, bytes), findClientOnly(upload)]);
  const signed = { signatureKey: signature.key, signature: signature.value };
  const row = { app, version, record, ...signed, digest: digestOf(record), clientOnly, publishedBy: actor };
  const created = await db.transaction(async (tx) => {
    if (!(await repository.insertRelease(tx, row))) return false;
    await repository.insertFiles(tx, record, files);
    const event = { app, version, actor, action: 'publish', replaced: null, reason } as const;
    await repository.addEvent(tx, { ...event, forced, approval });
    return true;
  });
  const lost = created ? undefined : await findPublished(db, upload, publisher);
  return lost ?? { app, version, created, resigned: false, forced, clientOnly };
};

type Move = ReleaseCommand &
  Partial<Forced> & {
    readonly action: 'promote' | 'rollback';
    readonly version: string;
  };

/** Throws 404 for an app without releases. */
export const checkApp = async (db: Db, app: App): Promise<void> => {
  if (!(await repository.listApps(db)).includes(app))
    throw notFound(`没有应用 ${app}`, `There is no app ${app}`);
};

/** Throws 404 for an unknown version. */
const checkVersion = async (db: Db, { app, version }: repository.ReleaseKey): Promise<void> => {
  if ((await repository.findPublished(db, { app, version })) === undefined)
    throw notFound(`${app} 没有版本 ${version}`, `${app} has no version ${version}`);
};

/** Moves a channel to a version and writes the history, under the lock that serialises channel changes. */
export const move = async (
  tx: Db,
  { app, action, version, actor, reason, forced, approval }: Move,
): Promise<boolean> => {
  const live = await repository.findLive(tx, app);
  if (live?.version === version) return false;
  await checkVersion(tx, { app, version });
  const replaced = live?.version ?? null;
  await repository.addEvent(tx, { app, action, version, replaced, actor, reason, forced, approval });
  const [, ...before] = knownGoodReleases(await repository.listMoves(tx, app));
  const [previous = null] = await repository.listKept(tx, app, before);
  await repository.saveLive(tx, { app, version, previous });
  // A version that is live is no longer a canary.
  await deleteCanary(tx, { app, version });
  await repository.markChannels(tx, app, { left: live?.version, on: version });
  return true;
};

export type Changed = ReleaseStatus & {
  readonly changed: boolean;
  /** Failed checks that were forced. */
  readonly forced: GateFailure[];
};

type Promotion = ReleaseCommand & { readonly version: string; readonly force?: Force };

const nothingForced: Forced = { forced: [], approval: null };

/**
 * Makes a published version live, in force with the next document on every replica. `changed` is false when
 * it was live already. Throws 404 for an unknown app or version, 409 when the app is locked, 409 A0530 with
 * the failures when checks fail and are not forced, 403 A0235 when they are without the approval of a second person.
 * Concurrent promotions are serialised: the last one wins.
 */
export const promote = async (db: Db, order: Promotion, trusted: TrustedKeys): Promise<Changed> => {
  const { app, version, force } = order;
  const moved = await db.transaction(async (tx) => {
    await repository.lockChannels(tx);
    await checkApp(tx, app);
    const isLive = (await repository.findLive(tx, app))?.version === version;
    const checked = isLive ? nothingForced : await checkRelease(tx, { app, version, force }, trusted);
    const changed = await move(tx, { ...order, ...checked, action: 'promote' });
    return { changed, forced: checked.forced };
  });
  return { ...(await getStatus(db, app)), ...moved };
};

const nothingBefore = (app: App) =>
  conflict(
    errorCodes.wrongState,
    `${app} 没有可以回退的版本`,
    `${app} has no good release before this one to go back to`,
  );

const notGood = ({ app, version }: repository.ReleaseKey) =>
  conflict(
    errorCodes.wrongState,
    `不能回退到 ${app} ${version}：它从未上线，或已被回退`,
    `${app} ${version} is no good release to go back to: it was never live, or was rolled back`,
  );

/** Throws when a release is not one of the good ones that were live before, or no trusted key signed it. */
const checkGood = async (tx: Db, key: repository.ReleaseKey, trusted: TrustedKeys): Promise<void> => {
  await checkSignature(tx, key, trusted);
  if (!knownGoodReleases(await repository.listMoves(tx, key.app)).includes(key.version)) throw notGood(key);
};

/**
 * Rolls back to the previous good release, or to an earlier good one. Throws 409 without a target, for a release that
 * was never live or was rolled back, and A0530 for one that no trusted key signed; 404 for an unknown app or version.
 * Neither a lock nor the other checks prevent it.
 */
export const rollback = async (
  db: Db,
  order: ReleaseCommand & { readonly version?: string },
  trusted: TrustedKeys,
): Promise<Changed> => {
  const changed = await db.transaction(async (tx) => {
    await repository.lockChannels(tx);
    await checkApp(tx, order.app);
    const live = await repository.findLive(tx, order.app);
    const version = order.version ?? live?.previous;
    if (!live || !version) throw nothingBefore(order.app);
    if (version !== live.version) await checkGood(tx, { app: order.app, version }, trusted);
    return move(tx, { ...order, version, action: 'rollback' });
  });
  // After the commit: documents must not wait for the list of versions.
  return { ...(await getStatus(db, order.app)), changed, forced: [] };
};

const describeCanary = ({ version, share, updatedAt }: repository.Channel): ReleaseStatus['canary'] => ({
  version,
  share: share ?? 0,
  since: updatedAt.toISOString(),
});

/** The status of one app: live, the target of a rollback, the canary, the lock, the owner, its 50 newest versions. */
export const getStatus = async (db: Db, app: App): Promise<ReleaseStatus> => {
  const live = await repository.findLive(db, app);
  const canary = await findCanary(db, app);
  const lock = await findLock(db, app);
  const owner = await findOwner(db, app);
  const versions = await repository.listVersions(db, app);
  return {
    app,
    live: live?.version ?? null,
    previous: live?.previous ?? null,
    since: live?.updatedAt.toISOString() ?? null,
    canary: canary ? describeCanary(canary) : null,
    lock: lock ? { actor: lock.actor, reason: lock.reason, since: lock.since.toISOString() } : null,
    owner,
    versions: versions.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() })),
  };
};

/** The status of every app, the shell first. */
export const listStatus = async (db: Db): Promise<ReleaseStatus[]> =>
  Promise.all((await repository.listApps(db)).map((app) => getStatus(db, app)));

/** The history of an app's releases, newest first. Throws 404 for an app without releases. */
export const listHistory = async (db: Db, app: App, limit: number): Promise<ReleaseEvent[]> => {
  await checkApp(db, app);
  return repository.listEvents(db, app, limit);
};
