import type { OrderState } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, updatedAt } from '../columns.ts';
import { users } from '../identity/users.ts';
import { orders } from './order.ts';
import { orderChanges } from './order-change.ts';

/**
 * An attempt to collect payment for an order. `nextQueryAt`: when the provider is queried next, null once it
 * is final; `askedAt`: the last query, so that tabs and replicas do not query at once. `reference`: the
 * provider's own id of the offer, if it needs one to find the payment. `changeId`: the change whose difference it pays;
 * null for the order itself. `balance`: it pays the balance of an order whose deposit was paid. `refundTotal`: the sum of its refunds
 * that were not rejected, so that a check constraint refuses to refund too much.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    paymentNo: text().notNull().unique(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    changeId: ref().references(() => orderChanges.id),
    balance: boolean().notNull().default(false),
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
    reference: text(),
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
    index('payments_change').on(t.changeId).where(sql`${t.changeId} is not null`),
    uniqueIndex('payments_trade').on(t.provider, t.tradeNo).where(sql`${t.tradeNo} is not null`),
    index('payments_due').on(t.nextQueryAt).where(sql`${t.nextQueryAt} is not null`),
    index('payments_came').using('brin', t.paidAt),
    index('payments_paid').on(t.provider, t.paidAt).where(sql`${t.state} = 'SUCCESS'`),
    check('payments_refund_total', sql`${t.refundTotal} >= 0 and ${t.refundTotal} <= ${t.amount}`),
  ],
);

/** Every payment webhook as received, valid or not. `outcome` is its result. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text().notNull(),
    paymentNo: text(),
    notificationId: text('notice_id'),
    raw: jsonb().$type<Record<string, unknown>>().notNull(),
    outcome: text().notNull(),
    detail: text(),
    /** When, by whom and how a mismatch was resolved. */
    settledAt: instant(),
    settledBy: text(),
    settledNote: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_events_anomalies')
      .on(t.id.desc())
      .where(sql`${t.outcome} in ('anomaly', 'dispute', 'unknown', 'unreadable', 'forged', 'failed')`),
    index('payment_events_payment').on(t.paymentNo),
    index('payment_events_refused').on(t.createdAt).where(sql`${t.outcome} = 'forged'`),
  ],
);

/**
 * Refunds, each to the payment that it came from; of an order with several payments, one for each of them. `scope`: the `whole` order (minus `fee`), a `part` of the
 * money while the order stays, the price of a `traveller` who leaves (minus `fee`), or the `excess` that was paid. `orderState`: the state to restore when the
 * refund is rejected; `decision` is the reason. `failureCode`: the provider's error. `replacedBy`: the number
 * of the refund that replaces this one, which the provider closed for good. `proposedBy`: the member of staff
 * who proposed it; with `secondPerson` somebody else releases it. `transferReference`: the
 * reference of a bank transfer that was made instead.
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
    scope: text().$type<'whole' | 'part' | 'traveller' | 'excess'>().notNull().default('excess'),
    amount: fen().notNull(),
    fee: fen().notNull().default(0),
    reason: text().notNull(),
    orderState: text().$type<OrderState>(),
    decision: text(),
    proposedBy: ref().references(() => users.id),
    secondPerson: boolean().notNull().default(false),
    decidedBy: ref().references(() => users.id),
    /** In whose place it was decided, by a deputy. */
    decidedFor: ref().references(() => users.id),
    decidedAt: instant(),
    succeededAt: instant(),
    attempts: integer().notNull().default(0),
    nextTryAt: instant(),
    lastError: text(),
    failureCode: text(),
    replacedBy: text(),
    transferReference: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_due').on(t.nextTryAt).where(sql`${t.state} in ('APPROVED', 'PROCESSING', 'FAILED')`),
    index('refunds_state').on(t.state, t.id.desc()),
    index('refunds_payment').on(t.paymentId),
    index('refunds_proposed').on(t.proposedBy, t.createdAt).where(sql`${t.proposedBy} is not null`),
    index('refunds_done').on(t.succeededAt).where(sql`${t.state} = 'SUCCESS'`),
    uniqueIndex('refunds_one_open')
      .on(t.paymentId)
      .where(sql`${t.scope} <> 'excess' and ${t.state} in ('REQUESTED', 'APPROVED', 'PROCESSING', 'FAILED')`),
    check(
      'refunds_second_person',
      sql`not ${t.secondPerson} or ${t.state} = 'REJECTED' or ${t.decidedBy} is null or ${t.proposedBy} is null or ${t.decidedBy} <> ${t.proposedBy}`,
    ),
    check(
      'refunds_deputy',
      sql`${t.decidedFor} is null or (${t.decidedFor} <> ${t.decidedBy} and ${t.decidedFor} is distinct from ${t.proposedBy})`,
    ),
    check('refunds_fee', sql`${t.fee} >= 0`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);
