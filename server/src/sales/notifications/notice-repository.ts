import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Db, notices } from '#src/platform/database/index.ts';

export type NoticeRecord = typeof notices.$inferSelect;

const leaseMs = 120_000;

/** Takes notices that are due, for two minutes. Nobody else gets them meanwhile. */
export const claimDueNotices = (db: Db, now: Date, limit: number): Promise<NoticeRecord[]> => {
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.state, 'WAITING'), or(isNull(notices.nextTryAt), lte(notices.nextTryAt, now))))
    .orderBy(asc(notices.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(notices)
    .set({
      state: 'SENDING',
      attempts: sql`${notices.attempts} + 1`,
      nextTryAt: new Date(now.getTime() + leaseMs),
    })
    .where(inArray(notices.id, due))
    .returning();
};

/** Writes down what became of a notice; a sender that was thought lost may still tell. */
export const finishNotice = async (
  db: Db,
  { id, attempts }: NoticeRecord,
  end: Partial<typeof notices.$inferInsert>,
): Promise<void> => {
  await db
    .update(notices)
    .set(end)
    .where(
      and(eq(notices.id, id), eq(notices.attempts, attempts), inArray(notices.state, ['SENDING', 'UNKNOWN'])),
    );
};

/** Gives up on notices whose sender never told what became of them: they may have gone out. Gives how many. */
export const giveUpLostNotices = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .update(notices)
    .set({ state: 'UNKNOWN', nextTryAt: null, lastError: 'the sender was lost' })
    .where(and(eq(notices.state, 'SENDING'), lte(notices.nextTryAt, now)));
  return rowCount ?? 0;
};

const keptMs = 90 * 24 * 3_600_000;

/** Forgets notices of more than 90 days ago, whatever became of them. Gives how many. */
export const forgetOldNotices = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(notices)
    .where(lt(notices.createdAt, new Date(now.getTime() - keptMs)));
  return rowCount ?? 0;
};
