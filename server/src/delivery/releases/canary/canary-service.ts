import type { App } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import type { Force } from '../force/read-force.ts';
import { checkRelease } from '../gate/check-release.ts';
import * as releases from '../release-repository.ts';
import { type Changed, checkApp, getStatus, platform, type ReleaseCommand } from '../release-service.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import * as repository from './canary-repository.ts';

const noPlaceFor = (app: App, zh: string, en: string) =>
  conflict(errorCodes.wrongState, `${app} ${zh}`, `${app} ${en}`);

const checkLive = async (tx: Db, { app, version }: releases.ReleaseKey): Promise<void> => {
  const live = await releases.findLive(tx, app);
  if (!live)
    throw noPlaceFor(app, '还没有上线的版本，请先上线', 'has no live version yet: promote one first');
  if (live.version === version) throw noPlaceFor(app, `${version} 已经上线`, `${version} is live already`);
};

type Start = ReleaseCommand & { readonly version: string; readonly share: number; readonly force?: Force };

const begin = async (
  tx: Db,
  { app, version, share, force, actor, reason }: Start,
  trusted: TrustedKeys,
): Promise<Pick<Changed, 'changed' | 'forced'>> => {
  await checkLive(tx, { app, version });
  const before = await repository.findCanary(tx, app);
  if (before?.version === version && before.share === share) return { changed: false, forced: [] };
  const checked = await checkRelease(tx, { app, version, force }, trusted);
  await repository.saveCanary(tx, { app, version, share });
  const replaced = before?.version ?? null;
  const event = { app, version, replaced, detail: `${share} %`, actor, reason, ...checked };
  await releases.addEvent(tx, { ...event, action: 'canary' });
  await releases.markChannels(tx, app, { left: replaced, on: version });
  return { changed: true, forced: checked.forced };
};

/**
 * Rolls a published version out to `share` percent of visitors, or changes the share: visitors in it stay in
 * it while it grows. Replaces another canary. `changed` is false when nothing changed. Throws 404 for an
 * unknown app or version, 409 for a version that is live and while nothing is live, and like `promote` for a
 * locked app and failed checks.
 */
export const startCanary = (db: Db, order: Start, trusted: TrustedKeys): Promise<Changed> =>
  db.transaction(async (tx) => {
    await releases.lockChannels(tx);
    await checkApp(tx, order.app);
    const done = await begin(tx, order, trusted);
    return { ...(await getStatus(tx, order.app)), ...done };
  });

type End = ReleaseCommand & { readonly version: string; readonly action: 'stop-canary' | 'halt' };

const end = async (tx: Db, { app, version, action, actor, reason }: End): Promise<boolean> => {
  if (!(await repository.deleteCanary(tx, { app, version }))) return false;
  await releases.addEvent(tx, { app, action, version, replaced: null, actor, reason });
  await releases.markChannels(tx, app, { left: version });
  return true;
};

/**
 * Ends the canary of an app: all visitors get live from the next document on. `changed` is false when there
 * was none. Throws 404 for an app without releases.
 */
export const stopCanary = (db: Db, order: ReleaseCommand): Promise<Changed> =>
  db.transaction(async (tx) => {
    await releases.lockChannels(tx);
    await checkApp(tx, order.app);
    const canary = await repository.findCanary(tx, order.app);
    const changed = canary
      ? await end(tx, { ...order, version: canary.version, action: 'stop-canary' })
      : false;
    return { ...(await getStatus(tx, order.app)), changed, forced: [] };
  });

/**
 * Ends a failing canary as `platform`, with the figures as the reason. Within the caller's transaction; false
 * when that version is no longer the canary, so that concurrent callers halt it once.
 */
export const haltCanary = async (tx: Db, app: App, version: string, reason: string): Promise<boolean> => {
  await releases.lockChannels(tx);
  return end(tx, { app, version, actor: platform, reason, action: 'halt' });
};
