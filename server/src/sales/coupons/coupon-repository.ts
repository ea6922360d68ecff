import type { MemberCoupon } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { coupons, type Db, memberCoupons, orders } from '#src/platform/database/index.ts';

export type CouponRecord = typeof coupons.$inferSelect;

/** The claim period of a coupon; by default its validity period. */
export const claimableFrom = sql`coalesce(${coupons.claimFrom}, ${coupons.startsAt})`;
export const claimableUntil = sql`least(coalesce(${coupons.claimTo}, ${coupons.endsAt}), ${coupons.endsAt})`;

/** Coupons that can be claimed at a time: active, within the claim period, not expired. */
export const isClaimable = (now: Date) =>
  and(eq(coupons.status, 1), lte(claimableFrom, now), gt(claimableUntil, now));

/** Whether an order of the member is completed. */
export const hasCompletedOrder = async (db: Db, userId: number): Promise<boolean> => {
  const completed = and(eq(orders.userId, userId), eq(orders.state, 'COMPLETED'));
  return (await db.select({ id: orders.id }).from(orders).where(completed).limit(1)).length > 0;
};

interface Claimable {
  readonly userId?: number;
  /** Whether coupons for new members are left out. */
  readonly forAll: boolean;
  readonly now: Date;
  readonly limit: number;
}

/** Coupons claimable at `now`, those that expire first on top, and whether the member has one. */
export const listClaimable = (db: Db, { userId, forAll, now, limit }: Claimable) =>
  db
    .select({ coupon: coupons, claimed: sql<boolean>`${memberCoupons.id} is not null` })
    .from(coupons)
    .leftJoin(
      memberCoupons,
      and(eq(memberCoupons.couponId, coupons.id), eq(memberCoupons.userId, userId ?? 0)),
    )
    .where(and(isClaimable(now), forAll ? eq(coupons.audience, 'all') : undefined))
    .orderBy(asc(coupons.endsAt), asc(coupons.id))
    .limit(limit);

/** Coupons of the coupon centre claimable at `now`: those with some left first, by their end. */
export const listCentre = (db: Db, now: Date, limit: number): Promise<CouponRecord[]> =>
  db
    .select()
    .from(coupons)
    .where(and(isClaimable(now), eq(coupons.inCentre, 1)))
    .orderBy(sql`${coupons.claimed} = ${coupons.total}`, asc(coupons.endsAt), asc(coupons.id))
    .limit(limit);

export const findCoupon = async (db: Db, id: number): Promise<CouponRecord | undefined> =>
  (await db.select().from(coupons).where(eq(coupons.id, id)))[0];

/** Assigns one to a member; false when the member already has it. */
export const insertMemberCoupon = async (tx: Db, couponId: number, userId: number): Promise<boolean> => {
  const { rowCount } = await tx.insert(memberCoupons).values({ couponId, userId }).onConflictDoNothing();
  return rowCount === 1;
};

/** Counts one more as claimed; false when none is left or outside the claim period. */
export const incrementClaimed = async (tx: Db, id: number, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(and(eq(coupons.id, id), sql`${coupons.claimed} < ${coupons.total}`, isClaimable(now)));
  return rowCount === 1;
};

const states: Readonly<Record<MemberCoupon['state'], (now: Date) => ReturnType<typeof and>>> = {
  used: () => isNotNull(memberCoupons.orderId),
  usable: (now) => and(isNull(memberCoupons.orderId), gt(coupons.endsAt, now)),
  expired: (now) => and(isNull(memberCoupons.orderId), lte(coupons.endsAt, now)),
};

const orderings: Readonly<Record<MemberCoupon['state'], readonly SQL[]>> = {
  usable: [asc(coupons.endsAt), asc(memberCoupons.id)],
  used: [desc(memberCoupons.orderId)],
  expired: [desc(coupons.endsAt), desc(memberCoupons.id)],
};

interface Wanted {
  readonly userId: number;
  readonly state?: MemberCoupon['state'];
  readonly couponId?: number;
  readonly now: Date;
  readonly limit: number;
}

/** A member's coupons with the order that used them: used and expired ones the latest first, others by their end. */
export const listOwn = (db: Db, { userId, state, couponId, now, limit }: Wanted) =>
  db
    .select({ id: memberCoupons.id, coupon: coupons, orderNo: orders.orderNo, orderKind: orders.kind })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .leftJoin(orders, eq(orders.id, memberCoupons.orderId))
    .where(
      and(
        eq(memberCoupons.userId, userId),
        couponId === undefined ? undefined : eq(memberCoupons.couponId, couponId),
        state && states[state](now),
      ),
    )
    .orderBy(...(state ? orderings[state] : orderings.usable))
    .limit(limit);

/** A member's unused coupon, row-locked until the transaction ends. */
export const lockUnused = async (tx: Db, id: number, userId: number): Promise<CouponRecord | undefined> => {
  const [row] = await tx
    .select({ coupon: coupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(and(eq(memberCoupons.id, id), eq(memberCoupons.userId, userId), isNull(memberCoupons.orderId)))
    .for('update', { of: memberCoupons });
  return row?.coupon;
};

/** Locks a member's coupon and returns whether an order has used it. */
export const lockUsed = async (tx: Db, id: number): Promise<boolean> => {
  const [row] = await tx
    .select({ orderId: memberCoupons.orderId })
    .from(memberCoupons)
    .where(eq(memberCoupons.id, id))
    .for('update');
  return row?.orderId != null;
};

/** The coupon that an order has used. */
export const findCouponOfOrder = async (db: Db, orderId: number): Promise<CouponRecord | undefined> => {
  const [row] = await db
    .select({ coupon: coupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(eq(memberCoupons.orderId, orderId));
  return row?.coupon;
};

/** Attaches a coupon to an order; false when another order has it. */
export const attach = async (tx: Db, id: number, orderId: number): Promise<boolean> => {
  const { rowCount } = await tx
    .update(memberCoupons)
    .set({ orderId })
    .where(and(eq(memberCoupons.id, id), isNull(memberCoupons.orderId)));
  return rowCount === 1;
};

/** Detaches coupons from orders that close unpaid or are fully refunded. */
export const detach = async (tx: Db, orderIds: readonly number[]): Promise<void> => {
  await tx
    .update(memberCoupons)
    .set({ orderId: null })
    .where(inArray(memberCoupons.orderId, [...orderIds]));
};
