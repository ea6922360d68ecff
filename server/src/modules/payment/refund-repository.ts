import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, payments, refunds } from '../../db/schema/index.ts';

export type RefundRecord = typeof refunds.$inferSelect;
type NewRefund = typeof refunds.$inferInsert;

export const insertRefund = async (tx: Db, refund: NewRefund): Promise<void> => {
  await tx.insert(refunds).values(refund);
};

const leaseMs = 60_000;

/**
 * Takes refunds that are due to be sent or asked for. Whoever takes one has a minute; then it is due again, under the
 * same number.
 */
export const claimDueRefunds = (db: Db, now: Date, limit: number): Promise<RefundRecord[]> => {
  const chosen = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.state, ['APPROVED', 'PROCESSING', 'FAILED']), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({
      state: 'PROCESSING',
      attempts: sql`${refunds.attempts} + 1`,
      nextTryAt: new Date(now.getTime() + leaseMs),
      updatedAt: now,
    })
    .where(inArray(refunds.id, chosen))
    .returning();
};

/** What a refund gives back from: its payment's and order's numbers. */
export const getRefundSource = async (
  db: Db,
  { orderId, paymentId }: Pick<RefundRecord, 'orderId' | 'paymentId'>,
) => {
  const [row] = await db
    .select({ paymentNo: payments.paymentNo, provider: payments.provider, orderNo: orders.orderNo })
    .from(payments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new Error(`refund of a payment that does not exist: ${paymentId}`);
  return row;
};

/** Changes a refund that is being processed; false when another has settled it. */
export const changeProcessing = async (
  tx: Db,
  id: number,
  change: Partial<NewRefund>,
  now: Date,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(refunds)
    .set({ ...change, updatedAt: now })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'PROCESSING')));
  return rowCount === 1;
};
