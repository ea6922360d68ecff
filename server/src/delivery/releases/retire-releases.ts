import type { App } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import { addEvent, lockChannels } from './release-repository.ts';
import { idleSince, retiredReleases } from './retirement.ts';
import { deleteRelease, isLocked, listAging, listApps } from './retirement-repository.ts';

/** Each is a few hundred files: one turn takes so many of an app, the next the rest. */
const batch = 5;

type RetireDeps = Pick<Deps, 'database' | 'now'>;

/** Under the lock that orders all channel changes: what is in nobody's use stays so until it is gone. */
const retireOne = ({ database: { db }, now }: RetireDeps, app: App): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockChannels(tx);
    const locked = await isLocked(tx, app);
    const [release] = retiredReleases(await listAging(tx, app), { now: now(), locked });
    if (!release) return false;
    const { version } = release;
    await deleteRelease(tx, { app, version });
    const reason = `off every channel since ${idleSince(release).toISOString().slice(0, 10)}`;
    await addEvent(tx, { app, version, action: 'retire', replaced: null, actor: 'platform', reason });
    return true;
  });

/**
 * Deletes releases that nobody needs any more (`retiredReleases`), at most five of an app and one at a time, so that a
 * rollback never waits for it, and writes each into the history. Gives how many.
 */
export const retireReleases = async (deps: RetireDeps): Promise<number> => {
  let retired = 0;
  for (const app of await listApps(deps.database.db))
    for (let turn = 0; turn < batch && (await retireOne(deps, app)); turn += 1) retired += 1;
  return retired;
};
