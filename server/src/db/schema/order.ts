import type { OrderState, ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { skus } from './catalog.ts';
import { createdAt, fen, id, instant, ref, updatedAt } from './columns.ts';
import type { OrderForm, OrderSnapshot } from './order-documents.ts';

/**
 * An order of any kind. `state` is the order's machine alone; payment, refund and fulfilment have their own.
 * `snapshot` freezes product text, prices and policy as they were when ordering; `form` is what the buyer filled in
 * (document numbers encrypted). `closedReason`: why it is over; `refunded` also where a fee of it was kept.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNo: text().notNull().unique(),
    kind: text().$type<ProductKind>().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    state: text().$type<OrderState>().notNull().default('PENDING_PAYMENT'),
    fulfilment: text().notNull().default('NONE'),
    closedReason: text().$type<'user' | 'timeout' | 'refunded'>(),
    title: text().notNull(),
    travelDay: date({ mode: 'string' }),
    amount: fen().notNull(),
    paidAmount: fen().notNull().default(0),
    refundedAmount: fen().notNull().default(0),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    form: jsonb().$type<OrderForm>().notNull(),
    /** In which language it was booked and its buyer is written to; null where nobody said. */
    language: text().$type<'zh-cn' | 'en'>(),
    /** Equal for two orders of the same things for the same people: tells a repeated booking from another one. */
    fingerprint: text().notNull().default(''),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    /** When it came to its end, from which on it can be reviewed for 180 days. */
    completedAt: instant(),
    /** When its buyer took it out of their lists. */
    hiddenAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('orders_user').on(t.userId, t.id.desc()),
    index('orders_unpaid').on(t.expiresAt).where(sql`${t.state} = 'PENDING_PAYMENT'`),
    index('orders_dated')
      .on(t.kind, t.fulfilment, t.travelDay)
      .where(sql`${t.state} in ('PAID', 'PARTIALLY_REFUNDED')`),
    index('orders_unpaid_user').on(t.userId).where(sql`${t.state} = 'PENDING_PAYMENT'`),
    check(
      'orders_amounts',
      sql`${t.amount} >= 0 and ${t.paidAmount} >= 0 and ${t.refundedAmount} >= 0 and ${t.refundedAmount} <= ${t.paidAmount}`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    name: text().notNull(),
    unitPrice: fen().notNull(),
    quantity: integer().notNull(),
    amount: fen().notNull(),
  },
  (t) => [index('order_lines_order').on(t.orderId), check('order_lines_quantity', sql`${t.quantity} > 0`)],
);

/** Stock held or sold for an order: one row per SKU and day. `state` moves held → sold, or held → freed. */
export const holds = pgTable(
  'holds',
  {
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    day: date({ mode: 'string' }).notNull(),
    quantity: integer().notNull(),
    state: text().$type<'held' | 'sold' | 'freed'>().notNull().default('held'),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.skuId, t.day] }),
    index('holds_live').on(t.expiresAt).where(sql`${t.state} = 'held'`),
    index('holds_stock').on(t.skuId, t.day),
    check('holds_state', sql`${t.state} in ('held', 'sold', 'freed')`),
    check('holds_quantity', sql`${t.quantity} > 0`),
  ],
);

/** First answers of calls that carry an Idempotency-Key, kept 24 h. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ref().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.call, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);

/**
 * One attempt to collect for an order. `nextQueryAt`: when the provider is asked next, null once nothing can come any
 * more; `askedAt`: when it was asked last, so that many pages and replicas do not ask at once. `refundTotal`: the sum of
 * its refunds that were not rejected, so that the database itself refuses one too many.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    paymentNo: text().notNull().unique(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    way: text().$type<'qr' | 'page'>().notNull(),
    state: text()
      .$type<'CREATED' | 'WAITING' | 'SUCCESS' | 'CLOSED' | 'ANOMALY'>()
      .notNull()
      .default('CREATED'),
    amount: fen().notNull(),
    refundTotal: fen().notNull().default(0),
    tradeNo: text(),
    offer: text(),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    nextQueryAt: instant(),
    queries: integer().notNull().default(0),
    askedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_trade').on(t.provider, t.tradeNo).where(sql`${t.tradeNo} is not null`),
    index('payments_due').on(t.nextQueryAt).where(sql`${t.nextQueryAt} is not null`),
    index('payments_paid').on(t.provider, t.paidAt).where(sql`${t.state} = 'SUCCESS'`),
    check('payments_refund_total', sql`${t.refundTotal} >= 0 and ${t.refundTotal} <= ${t.amount}`),
  ],
);

/** Every notification as it came, good or bad. `outcome` says what became of it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text().notNull(),
    paymentNo: text(),
    noticeId: text(),
    raw: jsonb().$type<Record<string, unknown>>().notNull(),
    outcome: text().notNull(),
    detail: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_events_payment').on(t.paymentNo),
    index('payment_events_refused').on(t.createdAt).where(sql`${t.outcome} = 'forged'`),
  ],
);

/**
 * Money on its way back, always to the payment it came from. `scope`: the `whole` order is given back (`fee` of it is
 * kept), a `part` of the money while the order stands, or what was paid in `excess` of it. `orderState`: what the order
 * was before, and is again when the refund is rejected; `decision` says why.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    refundNo: text().notNull().unique(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    state: text()
      .$type<'REQUESTED' | 'APPROVED' | 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'REJECTED'>()
      .notNull(),
    scope: text().$type<'whole' | 'part' | 'excess'>().notNull().default('excess'),
    amount: fen().notNull(),
    fee: fen().notNull().default(0),
    reason: text().notNull(),
    orderState: text().$type<OrderState>(),
    decision: text(),
    decidedBy: ref().references(() => users.id),
    decidedAt: instant(),
    succeededAt: instant(),
    attempts: integer().notNull().default(0),
    nextTryAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_due').on(t.nextTryAt).where(sql`${t.state} in ('APPROVED', 'PROCESSING', 'FAILED')`),
    index('refunds_state').on(t.state, t.id.desc()),
    index('refunds_payment').on(t.paymentId),
    index('refunds_done').on(t.succeededAt).where(sql`${t.state} = 'SUCCESS'`),
    uniqueIndex('refunds_one_open')
      .on(t.orderId)
      .where(sql`${t.scope} <> 'excess' and ${t.state} in ('REQUESTED', 'APPROVED', 'PROCESSING', 'FAILED')`),
    check('refunds_fee', sql`${t.fee} >= 0`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);
