import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Fen,
  Id,
  IdParams,
  Instant,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  Status,
  Text,
  Version,
} from '../base/fields.ts';
import { changeEntry, createEntry, deleteEntry, formEntry, statusEntry } from '../base/record-entries.ts';
import { ProductKind } from '../catalog/product.ts';

/** A discount: `amount` fen, or `percent` of the price up to `most` fen. */
export const CouponDiscount = Type.Union([
  Type.Object({ type: Type.Literal('amount'), amount: Fen }),
  Type.Object({
    type: Type.Literal('percent'),
    percent: Type.Integer({ minimum: 1, maximum: 99 }),
    most: Fen,
  }),
]);
export type CouponDiscount = Static<typeof CouponDiscount>;

/** Who can claim and use a coupon: every member, or `new` ones, who have no completed order. */
export const CouponAudience = oneOf('all', 'new');
export type CouponAudience = Static<typeof CouponAudience>;

/** The terms of a coupon: prices from `minAmount` fen, of these `kinds` (empty = all), in this period. */
export const CouponTerms = Type.Object({
  kinds: Type.Array(ProductKind),
  audience: CouponAudience,
  minAmount: Fen,
  discount: CouponDiscount,
  from: Instant,
  to: Instant,
});
export type CouponTerms = Static<typeof CouponTerms>;

/** A coupon that can be claimed; `left` is how many more members can claim it. */
export const Coupon = Type.Object({
  id: Id,
  title: Text,
  ...CouponTerms.properties,
  left: Type.Integer({ minimum: 0 }),
  claimed: Type.Boolean(),
});
export type Coupon = Static<typeof Coupon>;

/** A coupon of the coupon centre as visitors see it; `left` 0: all were claimed. */
export const CentreCoupon = Type.Omit(Coupon, ['claimed']);
export type CentreCoupon = Static<typeof CentreCoupon>;

/**
 * A member's own coupon: `id` is what a booking names as `couponId`, `of` the coupon that was claimed. `eligible` false:
 * its audience excludes them. `orderNo` and `orderKind`: the order that uses it.
 */
export const MemberCoupon = Type.Object({
  id: Id,
  of: Id,
  title: Text,
  ...CouponTerms.properties,
  state: oneOf('usable', 'used', 'expired'),
  eligible: Type.Boolean(),
  orderNo: nullable(Type.String()),
  orderKind: nullable(ProductKind),
});
export type MemberCoupon = Static<typeof MemberCoupon>;

const Count = Type.Integer({ minimum: 0 });

/** The claim period, if it differs from that of use; `status` 0 stops claims, not claimed coupons. */
const giving = {
  claimFrom: nullable(Instant),
  claimTo: nullable(Instant),
  total: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  status: Status,
};

/**
 * A coupon as staff see it. `claimed`: members who have one; `used`: those that an order has; `orders`: paid orders
 * among these, and `discounted` what was taken off them, in fen.
 */
export const CouponRow = Type.Object({
  id: Id,
  title: Text,
  ...CouponTerms.properties,
  ...giving,
  inCentre: Status,
  claimed: Count,
  used: Count,
  orders: Count,
  discounted: Fen,
});
export type CouponRow = Static<typeof CouponRow>;

/** A coupon as its form edits it. Once claimed, it can only be changed in favour of its holders. */
export const CouponForm = Type.Object({
  id: Type.Optional(Id),
  title: Type.Object({
    zh: Type.String({ minLength: 1, maxLength: 60 }),
    en: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  ...CouponTerms.properties,
  /** Without it a new coupon is for all, and a stored one is not changed. */
  audience: Type.Optional(CouponAudience),
  ...giving,
  /** Whether the coupon centre shows it. Without it a new coupon is shown, and a stored one is not changed. */
  inCentre: Type.Optional(Status),
  /** The number of claims: decides which fields can still be changed. */
  claimed: Type.Optional(Count),
  version: Version,
});
export type CouponForm = Static<typeof CouponForm>;

/** The state of a coupon: claimable, not yet, ended, or stopped. */
export const CouponStage = oneOf('open', 'coming', 'over', 'off');
export type CouponStage = Static<typeof CouponStage>;

export const couponContract = {
  'GET /api/v1/coupons': entry({
    summary: 'Coupons that the reader can claim now (at most 50)',
    access: 'public',
    data: Type.Array(Coupon),
  }),
  'GET /api/v1/coupons/centre': entry({
    summary:
      'Coupons of the coupon centre that can be claimed now (at most 50), those that none is left of last',
    access: 'public',
    data: Type.Array(CentreCoupon),
  }),
  'POST /api/v1/coupons/:id/claim': entry({
    summary:
      'Claims a coupon, once per member; A0510 when none is left, A0513 when its audience excludes the member',
    params: IdParams,
    data: MemberCoupon,
  }),
  'GET /api/v1/member-coupons': entry({
    summary:
      "The member's own coupons (at most 100): usable ones and all by the end of their validity, used and expired ones the latest first",
    query: Type.Object({ state: Type.Optional(MemberCoupon.properties.state) }),
    data: Type.Array(MemberCoupon),
  }),
  'GET /api/v1/coupons/page': entry({
    summary: 'All coupons by words of their title and stage, the latest first, with their usage',
    access: { anyOf: ['biz:coupon:query'], scope: 'none' },
    query: Type.Object({
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      stage: Type.Optional(CouponStage),
      ...pageQuery,
    }),
    data: pageOf(CouponRow),
  }),
  'GET /api/v1/coupons/:id/form': formEntry(
    'One coupon as the form edits it',
    'biz:coupon:edit',
    'none',
    CouponForm,
  ),
  'POST /api/v1/coupons': createEntry('Adds a coupon', 'biz:coupon:add', 'none', CouponForm),
  'PUT /api/v1/coupons/:id': changeEntry(
    'Changes a coupon; one that members have can change only in their favour. A0514 when it was changed meanwhile',
    'biz:coupon:edit',
    'none',
    CouponForm,
  ),
  'PUT /api/v1/coupons/:id/status': statusEntry(
    'Enables or disables claiming of a coupon; claimed ones stay valid',
    'biz:coupon:edit',
    'none',
  ),
  'DELETE /api/v1/coupons/:id': deleteEntry(
    'Deletes unclaimed coupons: one id, or several with commas (at most 100)',
    'biz:coupon:delete',
    'none',
  ),
  'POST /api/v1/coupons/:id/give': entry({
    summary: 'Issues a coupon to a member, also while it cannot be claimed; A0510 when none is left',
    access: { anyOf: ['biz:coupon:edit'], scope: 'none' },
    params: IdParams,
    body: Type.Object({ username: Type.String({ minLength: 1, maxLength: 64 }) }),
  }),
} as const;
