import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { type Db, deleteByIds, insertInto, secondFactors } from '#src/platform/database/index.ts';

export type FactorRow = typeof secondFactors.$inferSelect;
type NewFactor = typeof secondFactors.$inferInsert;

const confirmedOf = (userId: number) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** The confirmed factors of a user, the oldest first. */
export const listFactors = (db: Db, userId: number): Promise<FactorRow[]> =>
  db.select().from(secondFactors).where(confirmedOf(userId)).orderBy(asc(secondFactors.id));

export const insertFactor = (db: Db, factor: NewFactor): Promise<number> =>
  insertInto(db, secondFactors, factor);

export const deleteFactor = (db: Db, id: number): Promise<void> => deleteByIds(db, secondFactors, [id]);

/** Deletes all factors of a user, one that waits for its first code, too. */
export const deleteFactorsOf = async (db: Db, userId: number): Promise<void> => {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
};

const pendingOf = (userId: number) =>
  and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));

/** The app that waits for its first code. */
export const findPending = async (db: Db, userId: number): Promise<FactorRow | undefined> =>
  (await db.select().from(secondFactors).where(pendingOf(userId)))[0];

export const deletePending = async (db: Db, userId: number): Promise<void> => {
  await db.delete(secondFactors).where(pendingOf(userId));
};

/** Confirms the pending app; call it with the member's row locked. */
export const confirmPending = async (
  db: Db,
  id: number,
  confirmed: Required<Pick<NewFactor, 'name' | 'lastStep' | 'confirmedAt'>>,
): Promise<void> => {
  await db.update(secondFactors).set(confirmed).where(eq(secondFactors.id, id));
};

/** Uses up a time step of an app; false when it or a later one was used: of concurrent calls one wins. */
export const useStep = async (db: Db, id: number, step: number, now: Date): Promise<boolean> => {
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(secondFactors.id, id), isNewer));
  return rowCount === 1;
};

export const usePasskey = async (db: Db, id: number, counter: number, now: Date): Promise<void> => {
  await db.update(secondFactors).set({ counter, lastUsedAt: now }).where(eq(secondFactors.id, id));
};
