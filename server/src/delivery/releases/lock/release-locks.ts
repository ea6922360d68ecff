import type { Db } from '#src/platform/database/index.ts';
import * as releases from '../release-repository.ts';
import { type Changed, checkApp, getStatus, type ReleaseCommand } from '../release-service.ts';
import * as repository from './lock-repository.ts';

const change = (
  db: Db,
  order: ReleaseCommand,
  action: 'lock' | 'unlock',
  write: (tx: Db) => Promise<boolean>,
): Promise<Changed> =>
  db.transaction(async (tx) => {
    await releases.lockChannels(tx);
    const { app, actor, reason } = order;
    await checkApp(tx, app);
    const changed = await write(tx);
    const version = (await releases.findLive(tx, app))?.version ?? '';
    if (changed) await releases.addEvent(tx, { app, action, version, replaced: null, actor, reason });
    return { ...(await getStatus(tx, app)), changed, forced: [] };
  });

/**
 * Locks an app against promotions; publishing and rollbacks stay possible. `changed` is false when it was
 * locked already: the first lock stays. Throws 404 for an app without releases.
 */
export const lock = (db: Db, order: ReleaseCommand): Promise<Changed> =>
  change(db, order, 'lock', (tx) => repository.insertLock(tx, order));

/** Unlocks an app. `changed` is false when it was not locked. Throws 404 for an app without releases. */
export const unlock = (db: Db, order: ReleaseCommand): Promise<Changed> =>
  change(db, order, 'unlock', (tx) => repository.deleteLock(tx, order.app));
