import { errorCodes } from '@portal/shared/rules';
import { and, asc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { approvals, type Db, orders, payments, refunds } from '#src/platform/database/index.ts';
import { conflict, type HttpError } from '#src/platform/errors/index.ts';
import type { PaymentRecord } from '../payment-repository.ts';
import type { RefundDeed } from './refund-bar.ts';

export type RefundRecord = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

const exceedsPayment = (): HttpError =>
  conflict(errorCodes.wrongState, '退款金额超过可退金额', 'This is more than the refundable amount');

/** Adds a refund to the refunded total of its payment. Throws A0513 when that would exceed the payment. */
const addToRefundTotal = async (tx: Db, paymentId: number, amount: number): Promise<void> => {
  const total = sql`${payments.refundTotal} + ${amount}`;
  const { rowCount } = await tx
    .update(payments)
    .set({ refundTotal: total })
    .where(and(eq(payments.id, paymentId), lte(total, payments.amount)));
  if (rowCount !== 1) throw exceedsPayment();
};

/** Records a refund. Throws A0513 when the total would exceed the payment. */
export const insertRefund = async (tx: Db, refund: NewRefund): Promise<RefundRecord> => {
  await addToRefundTotal(tx, refund.paymentId, refund.amount);
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('an inserted refund gives its row');
  return row;
};

/** Subtracts a rejected refund from the refunded total. */
export const subtractFromRefundTotal = (tx: Db, { paymentId, amount }: RefundRecord): Promise<void> =>
  addToRefundTotal(tx, paymentId, -amount);

/** A payment and how much of it is refunded, in fen. */
export interface RefundShare {
  readonly payment: PaymentRecord;
  readonly amount: number;
}

/**
 * Splits a refund over the payments of a locked order, oldest first, by what is left of each; fen. Throws A0513 beyond
 * them.
 */
export const splitRefund = async (tx: Db, orderId: number, amount: number): Promise<RefundShare[]> => {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'SUCCESS')))
    .orderBy(asc(payments.id));
  let rest = amount;
  const shares = paid.map((payment) => {
    const share = Math.min(rest, payment.amount - payment.refundTotal);
    rest -= share;
    return { payment, amount: share };
  });
  if (rest > 0) throw exceedsPayment();
  return shares.filter((share) => share.amount > 0);
};

/** Refunds of an order that were requested together and are not decided yet, locked until the transaction ends. */
export const lockRequested = (tx: Db, orderId: number): Promise<RefundRecord[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'REQUESTED')))
    .orderBy(asc(refunds.id))
    .for('update');

/** Whether another refund of the order's price is under way. */
export const hasOpenRefund = async (tx: Db, { id, orderId }: RefundRecord): Promise<boolean> => {
  const open = inArray(refunds.state, ['APPROVED', 'PROCESSING', 'FAILED']);
  const others = and(eq(refunds.orderId, orderId), ne(refunds.id, id), ne(refunds.scope, 'excess'), open);
  return (await tx.$count(refunds, others)) > 0;
};

const leaseMs = 60_000;

/** Claims refunds due to be sent or polled, with a lease of one minute; a retry uses the same number. */
export const claimDueRefunds = (db: Db, due: Date, now: Date, limit: number): Promise<RefundRecord[]> => {
  const chosen = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.state, ['APPROVED', 'PROCESSING', 'FAILED']), lte(refunds.nextTryAt, due)))
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

/** The payment of a refund: the numbers of payment, trade and order, and the amount paid (fen). */
export interface RefundSource {
  readonly paymentNo: string;
  readonly tradeNo: string | null;
  readonly paid: number;
  readonly provider: string;
  readonly orderNo: string;
}

export const getRefundSource = async (
  db: Db,
  { orderId, paymentId }: Pick<RefundRecord, 'orderId' | 'paymentId'>,
): Promise<RefundSource> => {
  const [row] = await db
    .select({
      paymentNo: payments.paymentNo,
      tradeNo: payments.tradeNo,
      paid: payments.amount,
      provider: payments.provider,
      orderNo: orders.orderNo,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new Error(`refund of a payment that does not exist: ${paymentId}`);
  return row;
};

/** What a member of staff does with a refund. */
export interface StaffDeed {
  readonly deed: RefundDeed;
  readonly actor: number;
}

/** `rejectionNeedsSecond` as a condition: alone, or by confirming the proposal of somebody else. */
const isRejectable = (actor: number): SQL => {
  const confirmed = sql`exists (select 1 from ${approvals} where ${approvals.orderId} = ${refunds.orderId}
    and ${approvals.kind} = 'rejection' and ${approvals.state} = 'APPROVED' and ${approvals.decidedBy} = ${actor}
    and ${approvals.createdAt} >= ${refunds.createdAt})`;
  return sql`(${refunds.scope} = 'part' or ${refunds.proposedBy} is not distinct from ${actor}::bigint or ${confirmed})`;
};

/** `refundBar` as a condition of the statement. */
const isPermitted = ({ deed, actor }: StaffDeed): SQL | undefined => {
  const bought = sql`exists (select 1 from ${orders} where ${orders.id} = ${refunds.orderId} and ${orders.userId} = ${actor})`;
  if (deed === 'reject') return sql`not ${bought} and ${isRejectable(actor)}`;
  const proposed = sql`${refunds.proposedBy} is not distinct from ${actor}::bigint`;
  const decided =
    deed === 'transfer'
      ? sql` or ${refunds.decidedBy} is not distinct from ${actor}::bigint or ${refunds.decidedFor} is not distinct from ${actor}::bigint`
      : sql``;
  return sql`not ${bought} and not (${refunds.secondPerson} and (${proposed}${decided}))`;
};

/**
 * Updates a refund if it is unchanged and, for a deed of staff, its actor is not excluded from it; false when
 * it was changed or claimed meanwhile.
 */
export const updateRefund = async (
  tx: Db,
  { id, state, attempts }: Pick<RefundRecord, 'id' | 'state' | 'attempts'>,
  change: Partial<NewRefund>,
  now: Date,
  by?: StaffDeed,
): Promise<boolean> => {
  const unchanged = and(eq(refunds.id, id), eq(refunds.state, state), eq(refunds.attempts, attempts));
  const { rowCount } = await tx
    .update(refunds)
    .set({ ...change, updatedAt: now })
    .where(and(unchanged, by && isPermitted(by)));
  return rowCount === 1;
};

/** What a member of staff refunded since an instant without a second person, in fen. */
export const sumRefundedAlone = async (db: Db, proposer: number, since: Date): Promise<number> => {
  const alone = and(eq(refunds.proposedBy, proposer), eq(refunds.secondPerson, false));
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${refunds.amount}), 0)::bigint` })
    .from(refunds)
    .where(and(alone, gte(refunds.createdAt, since), ne(refunds.state, 'REJECTED')));
  return row?.total ?? 0;
};

/** Makes a sent refund due for polling at the job's next run. */
export const pollRefundNow = async (tx: Db, id: number, now: Date): Promise<void> => {
  await tx
    .update(refunds)
    .set({ nextTryAt: now })
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['PROCESSING', 'FAILED'])));
};

/** Locks a refund until the transaction ends, after its order. */
export const lockRefund = async (tx: Db, refundNo: string): Promise<RefundRecord | undefined> =>
  (await tx.select().from(refunds).where(eq(refunds.refundNo, refundNo)).for('update'))[0];

export const findRefund = async (db: Db, refundNo: string): Promise<RefundRecord | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0];

/**
 * Refunded total of the order's amount in fen: without refunds of excess payments and of travellers who left, as the
 * amount is less by these.
 */
export const sumRefunded = async (db: Db, orderId: number): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${refunds.amount}), 0)::bigint` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'SUCCESS'),
        inArray(refunds.scope, ['whole', 'part']),
      ),
    );
  return row?.total ?? 0;
};
