import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Db, notifications } from '#src/platform/database/index.ts';

export type NotificationRecord = typeof notifications.$inferSelect;

const leaseMs = 120_000;

/** Takes notifications that are due, for two minutes. Nobody else gets them meanwhile. */
export const claimDueNotifications = (db: Db, now: Date, limit: number): Promise<NotificationRecord[]> => {
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.state, 'WAITING'),
        or(isNull(notifications.nextTryAt), lte(notifications.nextTryAt, now)),
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(notifications)
    .set({
      state: 'SENDING',
      attempts: sql`${notifications.attempts} + 1`,
      nextTryAt: new Date(now.getTime() + leaseMs),
    })
    .where(inArray(notifications.id, due))
    .returning();
};

/** Records what became of a notification; a sender that was thought lost may still tell. */
export const completeNotification = async (
  db: Db,
  { id, attempts }: NotificationRecord,
  end: Partial<typeof notifications.$inferInsert>,
): Promise<void> => {
  await db
    .update(notifications)
    .set(end)
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.attempts, attempts),
        inArray(notifications.state, ['SENDING', 'UNKNOWN']),
      ),
    );
};

/** Gives up on notifications whose sender never told what became of them: they may have gone out. Returns how many. */
export const abandonLostNotifications = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .update(notifications)
    .set({ state: 'UNKNOWN', nextTryAt: null, lastError: 'the sender was lost' })
    .where(and(eq(notifications.state, 'SENDING'), lte(notifications.nextTryAt, now)));
  return rowCount ?? 0;
};

const retentionMs = 90 * 24 * 3_600_000;

/** Forgets notifications of more than 90 days ago, whatever became of them. Returns how many. */
export const deleteOldNotifications = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(now.getTime() - retentionMs)));
  return rowCount ?? 0;
};
