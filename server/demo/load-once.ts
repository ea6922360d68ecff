import { dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockFor, seedHistory } from '#src/platform/database/index.ts';

/** Writes one piece of data. `today` is the day in Asia/Shanghai that its dates are counted from. */
export type LoadPiece = (tx: Db, today: string) => Promise<void>;

/**
 * Writes a piece unless it was written before, whole or not at all; replicas that start together take turns. Gives
 * whether it wrote.
 */
export const loadOnce = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: string,
  load: LoadPiece,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockFor(tx, 'demoData');
    if ((await tx.$count(seedHistory, eq(seedHistory.name, name))) > 0) return false;
    await load(tx, dayOf(now()));
    await tx.insert(seedHistory).values({ name, loadedAt: now() });
    return true;
  });
