import type { App } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import { addEvent, lockChannels } from './release-repository.ts';
import { platform } from './release-service.ts';
import { idleSince, retiredReleases } from './retirement.ts';
import { deleteRelease, isLocked, listAging, listApps } from './retirement-repository.ts';

/** A release has a few hundred files, so each run deletes at most this many per app. */
const batch = 5;

type RetireDeps = Pick<Deps, 'database' | 'now'>;

/**
 * Under the lock that serialises channel changes: an unused release cannot come into use until it is deleted.
 */
const retireOne = ({ database: { db }, now }: RetireDeps, app: App): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockChannels(tx);
    const locked = await isLocked(tx, app);
    const [release] = retiredReleases(await listAging(tx, app), { now: now(), locked });
    if (!release) return false;
    const { version } = release;
    await deleteRelease(tx, { app, version });
    const reason = `off every channel since ${idleSince(release).toISOString().slice(0, 10)}`;
    await addEvent(tx, { app, version, action: 'retire', replaced: null, actor: platform, reason });
    return true;
  });

/**
 * Deletes unused releases (`retiredReleases`), at most five per app, each in its own transaction, so that a
 * rollback never waits long, and writes each into the history. Returns their number.
 */
export const retireReleases = async (deps: RetireDeps): Promise<number> => {
  let retired = 0;
  for (const app of await listApps(deps.database.db))
    for (let turn = 0; turn < batch && (await retireOne(deps, app)); turn += 1) retired += 1;
  return retired;
};
