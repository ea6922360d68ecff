import type { CouponAudience, CouponDiscount, ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref, text2, updatedAt } from '../columns.ts';
import { users } from '../identity/users.ts';
import { orders } from './order.ts';

/**
 * Coupons: `total` of them, one per member. Empty `kinds` means all. Usable from `startsAt` to `endsAt`;
 * claimable from `claimFrom` to `claimTo`, or as long as usable; a `status` of 0 stops claims. Those of the
 * `audience` new are for members without a completed order. An `in_centre` of 0 hides them from the coupon centre.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    title: text2().notNull(),
    kinds: text().array().$type<ProductKind[]>().notNull().default([]),
    audience: text().$type<CouponAudience>().notNull().default('all'),
    minAmount: fen().notNull().default(0),
    discount: jsonb().$type<CouponDiscount>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    total: integer().notNull(),
    claimed: integer().notNull().default(0),
    claimFrom: instant(),
    claimTo: instant(),
    status: smallint().notNull().default(1),
    inCentre: smallint().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('coupons_end').on(t.endsAt),
    check('coupons_in_centre', sql`${t.inCentre} in (0, 1)`),
    check('coupons_audience', sql`${t.audience} in ('all', 'new')`),
    check('coupons_never_too_many', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`),
  ],
);

/** A member's coupon. `orderId`: the order that uses it; one that closes unpaid or is fully refunded releases it. */
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
