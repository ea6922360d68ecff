import type { CouponTerms, ProductKind } from '@portal/shared/contract';

/** Why a coupon takes nothing off: not for this kind, the price is too low, it is not time yet, or time is over. */
export type CouponObstacle = 'otherKind' | 'tooLittle' | 'early' | 'over';

/** What a coupon would be used for: the price before it, in fen. */
export interface CouponUse {
  readonly kind: ProductKind;
  readonly amount: number;
}

/** An order never costs less than this, in fen: nothing cannot be collected. */
const leastAmount = 1;

const faceOf = ({ discount }: CouponTerms, amount: number): number =>
  discount.type === 'amount'
    ? discount.amount
    : Math.min(discount.most, Math.floor((amount * discount.percent) / 100));

/**
 * What a coupon takes off, in whole fen, or what stands against it. A percentage is rounded down and stops at its
 * most; at least one fen is left to pay.
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
