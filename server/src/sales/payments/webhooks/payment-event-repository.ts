import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Db, insertRows, lockFor, paymentEvents } from '#src/platform/database/index.ts';

/** A raw webhook and its outcome. */
export type PaymentEvent = Omit<typeof paymentEvents.$inferInsert, 'id'>;

/** Stores a webhook. */
export const insertPaymentEvent = async (db: Db, event: PaymentEvent): Promise<void> => {
  await insertRows(db, paymentEvents, [event]);
};

/** Whether a webhook of a payment is stored already. Call it under the lock of the payment. */
export const hasPaymentEvent = async (
  tx: Db,
  { provider, paymentNo, notificationId }: { provider: string; paymentNo: string; notificationId: string },
): Promise<boolean> => {
  const same = and(
    eq(paymentEvents.provider, provider),
    eq(paymentEvents.paymentNo, paymentNo),
    eq(paymentEvents.notificationId, notificationId),
  );
  return (await tx.$count(paymentEvents, same)) > 0;
};

const maxForgedPerMinute = 120;
const minuteMs = 60_000;

/** Serialises the count of forged webhooks of all servers until the transaction ends. */
export const lockForgedEvents = (tx: Db): Promise<void> => lockFor(tx, 'forgedWebhooks');

/**
 * Stores a forged webhook, unless 120 of the last minute are stored already. Returns whether it did. Call it under the
 * lock.
 */
export const insertForgedEvent = async (tx: Db, event: PaymentEvent, now: Date): Promise<boolean> => {
  const lately = and(
    eq(paymentEvents.outcome, 'forged'),
    gt(paymentEvents.createdAt, new Date(now.getTime() - minuteMs)),
  );
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(paymentEvents).where(lately);
  if ((row?.total ?? 0) >= maxForgedPerMinute) return false;
  await insertPaymentEvent(tx, { ...event, outcome: 'forged', createdAt: now });
  return true;
};

const retentionDays = 30;

/** Deletes forged webhooks older than 30 days; genuine ones are kept. Returns how many. */
export const deleteOldForgedEvents = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(paymentEvents)
    .where(
      and(
        eq(paymentEvents.outcome, 'forged'),
        lt(paymentEvents.createdAt, new Date(now.getTime() - retentionDays * 24 * 60 * minuteMs)),
      ),
    );
  return rowCount ?? 0;
};
