import assert from 'node:assert/strict';
import type { MemberCoupon } from '@portal/shared/contract';
import { coupons } from '#src/platform/database/index.ts';
import type { Buyer, CheckoutFixture } from '#src/sales/checkout/testing/checkout-fixture.ts';

type Change = Partial<typeof coupons.$inferInsert>;

const day = 86_400_000;

/** Adds a coupon that takes ¥120 off tours from ¥1,000, and returns its id. */
export const addCoupon = async (checkout: CheckoutFixture, change: Change = {}): Promise<number> => {
  const now = checkout.clock.now().getTime();
  const [row] = await checkout.deps.db
    .insert(coupons)
    .values({
      title: { zh: '立减 120 元' },
      kinds: ['tour'],
      minAmount: 100_000,
      discount: { type: 'amount', amount: 12_000 },
      startsAt: new Date(now - day),
      endsAt: new Date(now + 30 * day),
      total: 10,
      ...change,
    })
    .returning({ id: coupons.id });
  assert.ok(row);
  return row.id;
};

/** Claims a coupon for a buyer. */
export const claimCoupon = (checkout: CheckoutFixture, buyer: Buyer, id: number) =>
  checkout.call<MemberCoupon>(buyer, 'POST', `/api/v1/coupons/${id}/claim`);

/** The coupons of a buyer. */
export const ownCoupons = async (checkout: CheckoutFixture, buyer: Buyer): Promise<MemberCoupon[]> =>
  (await checkout.call<MemberCoupon[]>(buyer, 'GET', '/api/v1/member-coupons')).body.data;

/** A buyer with a ¥120 coupon for tours. */
export const buyerWithCoupon = async (checkout: CheckoutFixture, change: Change = {}) => {
  const buyer = await checkout.buyer();
  const { body } = await claimCoupon(checkout, buyer, await addCoupon(checkout, change));
  return { buyer, couponId: body.data.id };
};
