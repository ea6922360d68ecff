import { and, asc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Db, orders, payments, prepared, updateInState } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import type { PaymentOffer, PaymentWay, ProviderName } from './payment-provider.ts';

export type PaymentRecord = typeof payments.$inferSelect;
type NewPayment = typeof payments.$inferInsert;

const { placeholder } = sql;
const open = inArray(payments.state, ['CREATED', 'WAITING']);

export const findPayment = async (db: Db, paymentNo: string): Promise<PaymentRecord | undefined> =>
  (await db.select().from(payments).where(eq(payments.paymentNo, paymentNo)))[0];

const lockedPayment = prepared((tx) =>
  tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.paymentNo, placeholder('paymentNo')))
    .for('update', { of: [orders, payments] }),
);

/** Locks a payment's order and then the payment until the transaction ends (lock order). */
export const lockWithOrder = async (
  tx: Db,
  paymentNo: string,
): Promise<{ readonly order: OrderRecord; readonly payment: PaymentRecord } | undefined> =>
  (await lockedPayment(tx, { paymentNo }))[0];

/** Locks the payments of a locked order until the transaction ends, before its stock. */
export const lockPayments = async (tx: Db, orderId: number): Promise<void> => {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId)).for('update');
};

const paymentByTrade = prepared((db) =>
  db
    .select({ id: payments.id, paymentNo: payments.paymentNo })
    .from(payments)
    .where(and(eq(payments.provider, placeholder('provider')), eq(payments.tradeNo, placeholder('tradeNo')))),
);

/** The payment already settled by a provider's trade, if any. */
export const findByTrade = async (
  db: Db,
  provider: ProviderName,
  tradeNo: string,
): Promise<Pick<PaymentRecord, 'id' | 'paymentNo'> | undefined> =>
  (await paymentByTrade(db, { provider, tradeNo }))[0];

interface OpenPaymentKey {
  readonly orderId: number;
  readonly changeId: number | null;
  readonly balance: boolean;
  readonly amount: number;
  readonly provider: ProviderName;
  readonly way: PaymentWay;
}

export const findOpenPayment = async (
  db: Db,
  { orderId, changeId, balance, amount, provider, way }: OpenPaymentKey,
): Promise<PaymentRecord | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(
        and(
          open,
          eq(payments.orderId, orderId),
          changeId === null ? isNull(payments.changeId) : eq(payments.changeId, changeId),
          eq(payments.balance, balance),
          eq(payments.amount, amount),
          eq(payments.provider, provider),
          eq(payments.way, way),
        ),
      )
      .orderBy(asc(payments.id))
      .limit(1)
  )[0];

export const listOpenPayments = (db: Db, orderId: number): Promise<PaymentRecord[]> =>
  db
    .select()
    .from(payments)
    .where(and(open, eq(payments.orderId, orderId)))
    .limit(20);

export const insertPayment = async (tx: Db, payment: NewPayment): Promise<PaymentRecord> => {
  const [row] = await tx.insert(payments).values(payment).returning();
  if (!row) throw new Error('an inserted payment gives its row');
  return row;
};

/** Stores the first offer of a payment; undefined when it already has one. */
export const saveOffer = async (
  db: Db,
  id: number,
  offer: PaymentOffer,
  now: Date,
): Promise<PaymentRecord | undefined> =>
  (
    await db
      .update(payments)
      .set({
        offer: offer.way === 'qr' ? offer.code : offer.url,
        reference: offer.reference ?? null,
        state: 'WAITING',
        updatedAt: now,
      })
      .where(and(eq(payments.id, id), eq(payments.state, 'CREATED')))
      .returning()
  )[0];

/** Updates a payment if its state is unchanged; false on a conflict. */
export const updatePayment = (
  tx: Db,
  payment: Pick<PaymentRecord, 'id' | 'state'>,
  set: Partial<NewPayment>,
  now: Date,
): Promise<boolean> => updateInState(tx, payments, payment, { ...set, updatedAt: now });

/** Closes an open payment; one paid meanwhile stays paid. */
export const closePayment = async (
  db: Db,
  id: number,
  nextQueryAt: Date | null,
  now: Date,
): Promise<void> => {
  await db
    .update(payments)
    .set({ state: 'CLOSED', nextQueryAt, updatedAt: now })
    .where(and(open, eq(payments.id, id)));
};

/** Schedules the next poll, unless the payment has succeeded meanwhile. */
export const schedulePoll = async (db: Db, id: number, nextQueryAt: Date | null): Promise<void> => {
  await db
    .update(payments)
    .set({ nextQueryAt })
    .where(and(eq(payments.id, id), ne(payments.state, 'SUCCESS')));
};

const dueSiblings = prepared((tx) =>
  tx
    .update(payments)
    .set({ nextQueryAt: sql`${placeholder('now')}` })
    .where(and(open, eq(payments.orderId, placeholder('orderId')), ne(payments.id, placeholder('id')))),
);

/** Makes the other open payments of a paid order due at once: the job polls and closes them. */
export const expediteSiblingPayments = async (
  tx: Db,
  { id, orderId }: Pick<PaymentRecord, 'id' | 'orderId'>,
  now: Date,
): Promise<void> => {
  await dueSiblings(tx, { id, orderId, now: now.toISOString() });
};

const leaseMs = 60_000;

const claim = (db: Db, which: SQL | undefined, now: Date, limit: number): Promise<PaymentRecord[]> => {
  const chosen = db
    .select({ id: payments.id })
    .from(payments)
    .where(which)
    .orderBy(asc(payments.nextQueryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({
      askedAt: now,
      nextQueryAt: new Date(now.getTime() + leaseMs),
      queries: sql`${payments.queries} + 1`,
    })
    .where(inArray(payments.id, chosen))
    .returning();
};

const polledBefore = (moment: Date): SQL | undefined =>
  or(sql`${payments.askedAt} is null`, lte(payments.askedAt, moment));

/** Claims payments due for polling with a lease of one minute. */
export const claimDuePayments = (db: Db, due: Date, now: Date, limit: number): Promise<PaymentRecord[]> =>
  claim(db, lte(payments.nextQueryAt, due), now, limit);

/** Claims open payments of orders and changes that had expired at `due`, except those polled in the 10 s before it. */
export const claimExpiredPayments = (
  db: Db,
  due: Date,
  now: Date,
  limit: number,
): Promise<PaymentRecord[]> => {
  const over = sql`(exists (select 1 from orders o where o.id = ${payments.orderId}
      and o.state = 'PENDING_PAYMENT' and o.expires_at <= ${due.toISOString()}::timestamptz)
    or exists (select 1 from order_changes c where c.id = ${payments.changeId}
      and c.state = 'PENDING' and c.expires_at <= ${due.toISOString()}::timestamptz))`;
  return claim(db, and(open, over, polledBefore(new Date(due.getTime() - 10_000))), now, limit);
};

/** Claims an open payment unless it was polled within the last `everyMs`. */
export const claimPayment = async (
  db: Db,
  id: number,
  everyMs: number,
  now: Date,
): Promise<PaymentRecord | undefined> => {
  const rested = polledBefore(new Date(now.getTime() - everyMs));
  return (await claim(db, and(open, eq(payments.id, id), rested), now, 1))[0];
};
