import type { CouponDiscount, ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, fen, id, instant, ref, text2 } from './columns.ts';
import { orders } from './order.ts';

/** Coupons that are given out: `total` of them, one a member. No `kinds` means all. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    title: text2().notNull(),
    kinds: text().array().$type<ProductKind[]>().notNull().default([]),
    minAmount: fen().notNull().default(0),
    discount: jsonb().$type<CouponDiscount>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    total: integer().notNull(),
    claimed: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('coupons_end').on(t.endsAt),
    check('coupons_never_too_many', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`),
  ],
);

/** A member's own coupon. `orderId`: the order that uses it; an order that closes unpaid gives it back. */
export const memberCoupons = pgTable(
  'member_coupons',
  {
    id: id(),
    couponId: ref()
      .notNull()
      .references(() => coupons.id),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: ref().references(() => orders.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('member_coupons_once').on(t.userId, t.couponId),
    uniqueIndex('member_coupons_order').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
);
