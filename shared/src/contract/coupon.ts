import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Fen, Id, IdParams, Instant, nullable, Text } from './fields.ts';
import { ProductKind } from './product.ts';

/** What a coupon takes off: `amount` fen, or `percent` of the price up to `most` fen. */
export const CouponDiscount = Type.Union([
  Type.Object({ type: Type.Literal('amount'), amount: Fen }),
  Type.Object({
    type: Type.Literal('percent'),
    percent: Type.Integer({ minimum: 1, maximum: 100 }),
    most: Fen,
  }),
]);
export type CouponDiscount = Static<typeof CouponDiscount>;

/** What a coupon is worth and on what: prices from `minAmount` fen, of these `kinds` (empty = all), in this time. */
export const CouponTerms = Type.Object({
  kinds: Type.Array(ProductKind),
  minAmount: Fen,
  discount: CouponDiscount,
  from: Instant,
  to: Instant,
});
export type CouponTerms = Static<typeof CouponTerms>;

/** A coupon that is given out; `left` is how many more members can have one. */
export const Coupon = Type.Object({
  id: Id,
  title: Text,
  ...CouponTerms.properties,
  left: Type.Integer({ minimum: 0 }),
  claimed: Type.Boolean(),
});
export type Coupon = Static<typeof Coupon>;

/** A member's own coupon: `id` is what a booking names as `couponId`. */
export const MemberCoupon = Type.Object({
  id: Id,
  title: Text,
  ...CouponTerms.properties,
  state: Type.Union([Type.Literal('usable'), Type.Literal('used'), Type.Literal('expired')]),
  orderNo: nullable(Type.String()),
});
export type MemberCoupon = Static<typeof MemberCoupon>;

export const couponContract = {
  'GET /api/v1/coupons': entry({
    summary: 'Coupons that are given out now (at most 50)',
    access: 'public',
    data: Type.Array(Coupon),
  }),
  'POST /api/v1/coupons/:id/claim': entry({
    summary: 'Takes one of a coupon: once a member, while there are any; A0510 when none is left',
    params: IdParams,
    data: MemberCoupon,
  }),
  'GET /api/v1/member-coupons': entry({
    summary: "The member's own coupons, those that end first at the top (at most 100)",
    query: Type.Object({ state: Type.Optional(MemberCoupon.properties.state) }),
    data: Type.Array(MemberCoupon),
  }),
} as const;
