import type { CouponStage } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  containing,
  coupons,
  type Db,
  deleteByIds,
  insertInto,
  memberCoupons,
  orders,
  updateById,
  users,
} from '#src/platform/database/index.ts';
import { isReadAs } from '#src/platform/pinyin/index.ts';
import { type CouponRecord, claimableFrom, claimableUntil, isClaimable } from './coupon-repository.ts';

export type CouponColumns = Omit<
  typeof coupons.$inferInsert,
  'id' | 'claimed' | 'createdAt' | 'updatedAt' | 'status' | 'inCentre'
> & { readonly status: 0 | 1; readonly inCentre?: 0 | 1 };

export interface CouponFilters {
  readonly keywords?: string;
  readonly stage?: CouponStage;
}

const stages: Readonly<Record<CouponStage, (now: Date) => SQL | undefined>> = {
  open: isClaimable,
  coming: (now) => and(eq(coupons.status, 1), gt(claimableFrom, now)),
  over: (now) => lte(claimableUntil, now),
  off: () => eq(coupons.status, 0),
};

const listed = ({ keywords, stage }: CouponFilters, now: Date): SQL | undefined => {
  const words = containing(keywords?.trim() ?? '');
  return and(
    or(
      sql`${coupons.title} ->> 'zh' ilike ${words}`,
      sql`${coupons.title} ->> 'en' ilike ${words}`,
      isReadAs('coupon', coupons.id, keywords),
    ),
    stage && stages[stage](now),
  );
};

export const countCoupons = (db: Db, filters: CouponFilters, now: Date): Promise<number> =>
  db.$count(coupons, listed(filters, now));

/** A page of coupons, latest first. */
export const listCoupons = (
  db: Db,
  filters: CouponFilters,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<CouponRecord[]> =>
  db.select().from(coupons).where(listed(filters, now)).orderBy(desc(coupons.id)).limit(limit).offset(offset);

/** Numbers of claimed and used coupons by id; coupons without any order are left out. */
export const readUse = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, { used: number; orders: number; discounted: number }>();
  const rows = await db
    .select({
      id: memberCoupons.couponId,
      used: sql<number>`count(*)::int`,
      orders: sql<number>`(count(*) filter (where ${orders.paidAt} is not null))::int`,
      discounted: sql<string>`coalesce(sum((${orders.snapshot} ->> 'discount')::bigint)
        filter (where ${orders.paidAt} is not null), 0)`,
    })
    .from(memberCoupons)
    .innerJoin(orders, eq(orders.id, memberCoupons.orderId))
    .where(inArray(memberCoupons.couponId, [...ids]))
    .groupBy(memberCoupons.couponId);
  return new Map(
    rows.map(({ id, discounted, ...rest }) => [id, { ...rest, discounted: Number(discounted) }]),
  );
};

/** A coupon and its version; undefined when it does not exist. */
export const findCouponForm = async (db: Db, id: number) =>
  (
    await db
      .select({ coupon: coupons, version: versionOf(coupons.updatedAt) })
      .from(coupons)
      .where(eq(coupons.id, id))
  )[0];

/** The coupons of the ids and their versions, with row locks until the transaction ends. */
export const lockCoupons = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ coupon: coupons, version: versionOf(coupons.updatedAt) })
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(asc(coupons.id))
    .for('update');

export const insertCoupon = (tx: Db, coupon: CouponColumns): Promise<number> =>
  insertInto(tx, coupons, coupon);

export const updateCoupon = (tx: Db, id: number, change: Partial<CouponColumns>): Promise<void> =>
  updateById(tx, coupons, id, change);

export const deleteCoupons = (tx: Db, ids: readonly number[]): Promise<void> => deleteByIds(tx, coupons, ids);

/** Counts one more as granted, also outside the claim period; false when none is left or it has expired. */
export const reserveOne = async (tx: Db, id: number, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(and(eq(coupons.id, id), lt(coupons.claimed, coupons.total), gte(coupons.endsAt, now)));
  return rowCount === 1;
};

/** A member who can sign in, by username; row-locked, so that nothing is granted during erasure. */
export const assignToMember = async (tx: Db, username: string): Promise<number | undefined> => {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.username}) = lower(${username})`,
        isNull(users.deletedAt),
        isNull(users.erasedAt),
        eq(users.status, 1),
      ),
    )
    .for('share');
  return row?.id;
};
