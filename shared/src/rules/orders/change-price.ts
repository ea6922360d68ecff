import type { ChangeCoupon, CouponTerms, ProductKind } from '@portal/shared/contract';
import { couponDiscount } from './coupon.ts';

/**
 * What a changed price is computed from, in fen: the price now, the coupon of the order and when it was ordered, and the
 * price of the extras, which no coupon reduces.
 */
export interface ChangePriceFacts {
  readonly kind: ProductKind;
  readonly before: number;
  readonly coupon: CouponTerms | null;
  readonly orderedAt: Date;
  readonly extras?: number;
}

/** The price of a changed order in fen. A positive `difference` is paid, a negative one refunded. */
export interface ChangedPrice {
  readonly discount: number;
  readonly amount: number;
  readonly difference: number;
  readonly coupon: ChangeCoupon | null;
}

const returned = ({ to }: CouponTerms, now: Date): ChangeCoupon =>
  now < new Date(to) ? 'returned' : 'expired';

/**
 * The price of an order changed at `now`, whose lines cost `full` then. Its coupon applies as when it was ordered; where
 * the new price is below its minimum it is returned, with its dates unchanged.
 */
export const changePrice = (
  { kind, before, coupon, orderedAt, extras = 0 }: ChangePriceFacts,
  full: number,
  now: Date,
): ChangedPrice => {
  const off = coupon ? couponDiscount(coupon, { kind, amount: full - extras }, orderedAt) : 0;
  const discount = typeof off === 'number' ? off : 0;
  const amount = full - discount;
  const kept = typeof off === 'number' ? 'kept' : undefined;
  return {
    discount,
    amount,
    difference: amount - before,
    coupon: coupon && (kept ?? returned(coupon, now)),
  };
};
