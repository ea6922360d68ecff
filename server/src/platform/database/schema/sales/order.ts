import type { ChosenExtra, OrderState, ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { skus } from '../catalog/catalog.ts';
import { createdAt, fen, id, instant, ref, updatedAt } from '../columns.ts';
import { users } from '../identity/users.ts';
import type { OrderForm, OrderSnapshot } from './order-documents.ts';
import { waitlistEntries } from './waitlist.ts';

/**
 * An order of any kind. `state` is the order's state machine alone; payment, refund and fulfilment have their
 * own. `snapshot` has product text, prices and policy as of ordering; `form` is the buyer's form (document
 * numbers encrypted). `closedReason`: why it ended; `refunded` also when a fee was kept. `deposit`: what can be paid first,
 * and in a paid order was; null where all of it is paid at once. The rest of `amount` is the balance.
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
    closedReason: text().$type<'user' | 'staff' | 'timeout' | 'refunded'>(),
    title: text().notNull(),
    travelDay: date({ mode: 'string' }),
    amount: fen().notNull(),
    paidAmount: fen().notNull().default(0),
    refundedAmount: fen().notNull().default(0),
    deposit: fen(),
    balanceDueOn: date({ mode: 'string' }),
    balancePaidAt: instant(),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    form: jsonb().$type<OrderForm>().notNull(),
    /** The language of the booking, used for its notifications; null when unknown. */
    language: text().$type<'zh-cn' | 'en'>(),
    /** Equal for two orders of the same products for the same people: detects duplicate bookings. */
    fingerprint: text().notNull().default(''),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    /** When it was completed; reviews are allowed for 180 days after it. */
    completedAt: instant(),
    /** When its buyer hid it from their list. */
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
    index('orders_made').using('brin', t.createdAt),
    index('orders_balance')
      .on(t.balanceDueOn, t.id)
      .where(sql`${t.state} = 'PAID' and ${t.deposit} is not null and ${t.balancePaidAt} is null`),
    index('orders_unpaid_user').on(t.userId).where(sql`${t.state} = 'PENDING_PAYMENT'`),
    // Indexes of the back office's search.
    index('orders_state').on(t.state, t.id),
    index('orders_kind').on(t.kind, t.state, t.id),
    index('orders_travel').on(t.travelDay, t.id),
    index('orders_amount').on(t.amount, t.id),
    index('orders_contact_name').on(sql`(${t.form} #>> '{contact,name}')`),
    index('orders_contact_mobile').on(sql`(${t.form} #>> '{contact,mobile}')`),
    index('orders_contact_tail').on(sql`right(${t.form} #>> '{contact,mobile}', 4)`),
    index('orders_product').on(sql`((${t.snapshot} ->> 'productId')::bigint)`),
    check(
      'orders_amounts',
      sql`${t.amount} >= 0 and ${t.paidAmount} >= 0 and ${t.refundedAmount} >= 0 and ${t.refundedAmount} <= ${t.paidAmount}`,
    ),
    check(
      'orders_deposit',
      sql`(${t.deposit} is null) = (${t.balanceDueOn} is null) and (${t.balancePaidAt} is null or ${t.deposit} is not null)
        and (${t.deposit} is null or (${t.deposit} > 0 and (${t.balancePaidAt} is not null or ${t.deposit} < ${t.amount})))`,
    ),
  ],
);

/** The product of an order, of several goods the first: as in its index. */
export const orderedProduct = sql<number>`((${orders.snapshot} ->> 'productId')::bigint)`;

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

/**
 * Stock held or sold for an order, or held for an entry of a waiting list: one row per SKU and day. An order that uses
 * the offer of an entry takes over its row, which then has both. `state` moves held → sold, or held → freed. `extras` of a
 * tour share the state of its seats.
 */
export const holds = pgTable(
  'holds',
  {
    orderId: ref().references(() => orders.id),
    entryId: ref().references(() => waitlistEntries.id, { onDelete: 'set null' }),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    day: date({ mode: 'string' }).notNull(),
    quantity: integer().notNull(),
    state: text().$type<'held' | 'sold' | 'freed'>().notNull().default('held'),
    extras: jsonb().$type<readonly ChosenExtra[]>(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    unique('holds_order').on(t.orderId, t.skuId, t.day),
    unique('holds_entry').on(t.entryId),
    index('holds_live').on(t.expiresAt).where(sql`${t.state} = 'held'`),
    index('holds_stock').on(t.skuId, t.day),
    check('holds_owner', sql`${t.orderId} is not null or ${t.entryId} is not null or ${t.state} = 'freed'`),
    check('holds_state', sql`${t.state} in ('held', 'sold', 'freed')`),
    check('holds_quantity', sql`${t.quantity} > 0`),
  ],
);

/** First responses of calls with an Idempotency-Key, kept for 24 h. */
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
