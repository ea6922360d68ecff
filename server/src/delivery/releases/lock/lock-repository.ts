import type { App } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { type Db, releaseLocks } from '#src/platform/database/index.ts';

export type Lock = typeof releaseLocks.$inferSelect;

export const findLock = async (db: Db, app: App): Promise<Lock | undefined> => {
  const [lock] = await db.select().from(releaseLocks).where(eq(releaseLocks.app, app));
  return lock;
};

/** False when the app was locked already. */
export const insertLock = async (db: Db, lock: Omit<Lock, 'since'>): Promise<boolean> => {
  const added = await db
    .insert(releaseLocks)
    .values(lock)
    .onConflictDoNothing()
    .returning({ app: releaseLocks.app });
  return added.length > 0;
};

/** False when it was not locked. */
export const deleteLock = async (db: Db, app: App): Promise<boolean> => {
  const gone = await db
    .delete(releaseLocks)
    .where(eq(releaseLocks.app, app))
    .returning({ app: releaseLocks.app });
  return gone.length > 0;
};
