import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, notifications } from '#src/platform/database/index.ts';

export type NotificationRecord = typeof notifications.$inferSelect;

const leaseMs = 120_000;

/** Claims due notifications with a lease of two minutes, those of messages after all others. */
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
    .orderBy(sql`(${notifications.messageId} is not null)`, asc(notifications.id))
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

/** Records the result of sending a notification, also after the lease has expired. */
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

/** Fails notifications whose sender died before recording a result: they may be sent. Returns how many. */
export const abandonLostNotifications = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .update(notifications)
    .set({ state: 'UNKNOWN', nextTryAt: null, lastError: 'the sender was lost' })
    .where(and(eq(notifications.state, 'SENDING'), lte(notifications.nextTryAt, now)));
  return rowCount ?? 0;
};

/** Those of these notifications whose event also goes out by another channel that certainly reaches the recipient. */
export const listDoubled = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const other = alias(notifications, 'other');
  const rows = await db
    .selectDistinct({ id: notifications.id })
    .from(notifications)
    .innerJoin(
      other,
      and(
        sql`(${other.orderId} = ${notifications.orderId} or ${other.entryId} = ${notifications.entryId})`,
        eq(other.event, notifications.event),
        eq(other.occurrence, notifications.occurrence),
        ne(other.channel, notifications.channel),
        sql`(${other.channel} = 'mail' or ${other.recipient} not like '+%')`,
      ),
    )
    .where(inArray(notifications.id, [...ids]));
  return rows.map(({ id }) => id);
};

const retentionMs = 90 * 24 * 3_600_000;

/** Deletes notifications older than 90 days in any state. Returns how many. */
export const deleteOldNotifications = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(now.getTime() - retentionMs)));
  return rowCount ?? 0;
};
