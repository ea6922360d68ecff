import type { CallData, CentreCoupon, CouponTerms, MemberCoupon } from '@portal/shared/contract';
import {
  type CouponObstacle,
  type CouponUse,
  couponDiscount,
  errorCodes,
  isEligibleForCoupon,
} from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, HttpError, notFound } from '#src/platform/errors/index.ts';
import {
  attach,
  type CouponRecord,
  detach,
  findCoupon,
  findCouponOfOrder,
  hasCompletedOrder,
  incrementClaimed,
  insertMemberCoupon,
  listCentre,
  listClaimable,
  listOwn,
  lockUnused,
  lockUsed,
} from './coupon-repository.ts';
import { termsOf } from './coupon-rules.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const maxClaimable = 50;
const maxOwn = 100;

const toCentreCoupon = (coupon: CouponRecord): CentreCoupon => ({
  id: coupon.id,
  title: coupon.title,
  ...termsOf(coupon),
  left: coupon.total - coupon.claimed,
});

/** The coupons of the coupon centre, at most 50; the same for every reader. */
export const getCentre = async ({ db, now }: Needs): Promise<CentreCoupon[]> =>
  (await listCentre(db, now(), maxClaimable)).map(toCentreCoupon);

/** Coupons that the reader can claim now, at most 50; `claimed` is only set for members. */
export const findCoupons = async (
  { db, now }: Needs,
  userId: number | undefined,
): Promise<CallData<'GET /api/v1/coupons'>> => {
  const forAll = userId !== undefined && (await hasCompletedOrder(db, userId));
  const rows = await listClaimable(db, { userId, forAll, now: now(), limit: maxClaimable });
  return rows.map(({ coupon, claimed }) => ({ ...toCentreCoupon(coupon), claimed }));
};

const stateOf = (coupon: CouponRecord, orderNo: string | null, now: Date): MemberCoupon['state'] => {
  if (orderNo !== null) return 'used';
  return coupon.endsAt > now ? 'usable' : 'expired';
};

const shown = (
  { id, coupon, orderNo, orderKind }: Awaited<ReturnType<typeof listOwn>>[number],
  { now, completed }: { readonly now: Date; readonly completed: boolean },
): MemberCoupon => ({
  id,
  of: coupon.id,
  title: coupon.title,
  ...termsOf(coupon),
  state: stateOf(coupon, orderNo, now),
  eligible: isEligibleForCoupon(coupon, completed),
  orderNo,
  orderKind,
});

/** The member's own coupons, at most 100: by their end, used and expired ones the latest first. */
export const findOwnCoupons = async (
  { db, now }: Needs,
  userId: number,
  state?: MemberCoupon['state'],
): Promise<MemberCoupon[]> => {
  const at = now();
  const rows = await listOwn(db, { userId, state, now: at, limit: maxOwn });
  const completed = await hasCompletedOrder(db, userId);
  return rows.map((row) => shown(row, { now: at, completed }));
};

/** No coupon is left to claim. */
export const soldOut = (): HttpError =>
  conflict(errorCodes.soldOut, '优惠券已领完或已停止领取', 'This coupon is no longer available');

const newMembersOnly = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '新客专享：您已有完成的订单，不能领取',
    'For new customers only: you already have a completed order',
  );

/**
 * Claims a coupon for the member and returns it; idempotent. Throws 404 when the coupon does not exist, A0510
 * when none is left or outside the claim period, A0513 when its audience excludes the member.
 */
export const claimCoupon = ({ db, now }: Needs, userId: number, couponId: number): Promise<MemberCoupon> =>
  db.transaction(async (tx) => {
    const at = now();
    const coupon = await findCoupon(tx, couponId);
    if (!coupon) throw notFound();
    const completed = await hasCompletedOrder(tx, userId);
    if (!isEligibleForCoupon(coupon, completed)) throw newMembersOnly();
    const added = await insertMemberCoupon(tx, couponId, userId);
    if (added && !(await incrementClaimed(tx, couponId, at))) throw soldOut();
    const [own] = await listOwn(tx, { userId, couponId, now: at, limit: 1 });
    if (!own) throw new Error(`coupon ${couponId} was not kept`);
    return shown(own, { now: at, completed });
  });

const refusalTexts: Readonly<Record<CouponObstacle | 'unknown' | 'notNew', readonly [string, string]>> = {
  unknown: ['优惠券不可用，请重新选择', 'This coupon cannot be used. Please choose another one'],
  notNew: [
    '该优惠券限新客使用，您已有完成的订单',
    'This coupon is for new customers. You already have a completed order',
  ],
  otherKind: ['该优惠券不适用于此类订单', 'This coupon is not valid for this type of order'],
  tooLittle: ['未达到优惠券的使用门槛', 'The order does not reach the minimum amount of this coupon'],
  early: ['优惠券尚未到使用时间', 'This coupon is not valid yet'],
  over: ['优惠券已过期', 'This coupon has expired'],
};

const refusal = (why: keyof typeof refusalTexts): HttpError => {
  const [zh, en] = refusalTexts[why];
  return new HttpError({ zh, en }, { status: 400, code: errorCodes.badParameter, field: 'couponId' });
};

interface Using extends CouponUse {
  readonly userId: number;
  readonly couponId: number;
  readonly now: Date;
}

/**
 * The discount of a member's coupon in fen; the coupon stays row-locked until the transaction ends. Throws an
 * HttpError for `couponId` when it belongs to another member, is used, or does not apply to this order.
 */
export const priceCoupon = async (tx: Db, { userId, couponId, now, ...use }: Using): Promise<number> => {
  const coupon = await lockUnused(tx, couponId, userId);
  if (!coupon) throw refusal('unknown');
  if (coupon.audience === 'new' && (await hasCompletedOrder(tx, userId))) throw refusal('notNew');
  const discount = couponDiscount(termsOf(coupon), use, now);
  if (typeof discount === 'string') throw refusal(discount);
  return discount;
};

/** Attaches a priced coupon, or that of a reopened order, to an order. False when another has it. */
export const redeemCoupon = (tx: Db, couponId: number, orderId: number): Promise<boolean> =>
  attach(tx, couponId, orderId);

/** Whether an order has used a member's coupon; the coupon stays row-locked until the transaction ends. */
export const isCouponUsed = (tx: Db, couponId: number): Promise<boolean> => lockUsed(tx, couponId);

/** Returns the coupons of orders that close unpaid or are fully refunded, in the transaction that does so. Idempotent. */
export const releaseCoupons = (tx: Db, orderIds: readonly number[]): Promise<void> => detach(tx, orderIds);

/** The terms of the coupon that an order has used; undefined without one. */
export const findTermsOfOrder = async (db: Db, orderId: number): Promise<CouponTerms | undefined> => {
  const coupon = await findCouponOfOrder(db, orderId);
  return coupon && termsOf(coupon);
};
