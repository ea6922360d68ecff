import type { CouponReturn, CouponTerms, ProductKind } from '@portal/shared/contract';

/** Why a coupon does not apply: wrong kind, price too low, not valid yet, or expired. */
export type CouponObstacle = 'otherKind' | 'tooLittle' | 'early' | 'over';

/** What a coupon would be used for: the price before it, in fen. */
export interface CouponUse {
  readonly kind: ProductKind;
  readonly amount: number;
}

/** Whether the audience of a coupon includes a member. */
export const isEligibleForCoupon = (
  { audience }: Pick<CouponTerms, 'audience'>,
  hasCompletedOrder: boolean,
): boolean => audience === 'all' || !hasCompletedOrder;

/** The minimum amount of an order, in fen: 0 cannot be collected. */
const leastAmount = 1;

const faceOf = ({ discount }: CouponTerms, amount: number): number =>
  discount.type === 'amount'
    ? discount.amount
    : Math.min(discount.most, Math.floor((amount * discount.percent) / 100));

/**
 * The discount of a coupon in whole fen, or why it does not apply. A percentage is rounded down and stops at
 * its most; at least one fen is left to pay.
 */
export const couponDiscount = (
  terms: CouponTerms,
  { kind, amount }: CouponUse,
  now: Date,
): number | CouponObstacle => {
  if (now < new Date(terms.from)) return 'early';
  if (now >= new Date(terms.to)) return 'over';
  if (terms.kinds.length > 0 && !terms.kinds.includes(kind)) return 'otherKind';
  if (amount < terms.minAmount) return 'tooLittle';
  return Math.max(0, Math.min(faceOf(terms, amount), amount - leastAmount));
};

/** Why a member's own coupon does not apply to a purchase: an obstacle, or its audience excludes the member. */
export type OwnCouponObstacle = CouponObstacle | 'notNew';

/** A coupon of a member; `eligible` false: its audience excludes them. */
export interface OwnCouponTerms extends CouponTerms {
  readonly id: number;
  readonly eligible: boolean;
}

/** The discount of a member's own coupon in whole fen, or why it does not apply. */
export const ownCouponDiscount = (
  coupon: OwnCouponTerms,
  use: CouponUse,
  now: Date,
): number | OwnCouponObstacle => (coupon.eligible ? couponDiscount(coupon, use, now) : 'notNew');

/**
 * The coupon with the highest discount for a purchase; of equal ones the first to expire, then the one claimed first.
 * Undefined when none reduces the price.
 */
export const bestCoupon = <C extends OwnCouponTerms>(
  coupons: readonly C[],
  use: CouponUse,
  now: Date,
): C | undefined => {
  const valued = coupons
    .map((coupon) => ({ coupon, discount: ownCouponDiscount(coupon, use, now) }))
    .filter((one): one is { coupon: C; discount: number } => Number(one.discount) > 0);
  valued.sort(
    (a, b) =>
      b.discount - a.discount ||
      Date.parse(a.coupon.to) - Date.parse(b.coupon.to) ||
      a.coupon.id - b.coupon.id,
  );
  return valued[0]?.coupon;
};

/**
 * What becomes of the coupon of a refunded order. Only a full refund returns it, with its dates unchanged; as long
 * as a fee is kept, in fen, the order keeps its coupon.
 */
export const couponAfterRefund = (
  { fee }: { readonly fee: number },
  { to }: Pick<CouponTerms, 'to'>,
  now: Date,
): CouponReturn => {
  if (fee > 0) return 'lost';
  return now < new Date(to) ? 'returned' : 'expired';
};
