import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { coupons } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { buyerWithCoupon, ownCoupons } from '#src/sales/coupons/testing/coupon-fixture.ts';
import { findRefund, settleRefund } from '#src/sales/payments/index.ts';
import {
  giveRefund,
  type PaidOrder,
  payOrder,
  sendRefunds,
  setDaysUntilTravel,
} from './testing/paid-order.ts';

/** An order of ¥880, paid with a coupon of ¥120. */
const paidWithCoupon = async (checkout: CheckoutFixture) => {
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const { body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  return { order: await payOrder(checkout, buyer, body.data.orderNo), couponId };
};

const couponOf = async (checkout: CheckoutFixture, { buyer }: PaidOrder) => {
  const [coupon] = await ownCoupons(checkout, buyer);
  return [coupon?.state, coupon?.orderNo];
};

test('a coupon is returned when a refund is full, and can be used again', async (t) => {
  const checkout = await openCheckout(t);
  const { order, couponId } = await paidWithCoupon(checkout);
  assert.equal((await order.quote()).coupon, 'returned');
  await order.ask(88_000);
  assert.deepEqual(await couponOf(checkout, order), ['used', order.orderNo]);
  await sendRefunds(checkout);
  assert.deepEqual(await couponOf(checkout, order), ['usable', null]);
  const again = await checkout.book(order.buyer, { couponId, expectedAmount: 88_000 });
  assert.equal(again.status, 200, JSON.stringify(again.body));
});

test('a refund that is reported twice leaves the returned coupon to its next order', async (t) => {
  const checkout = await openCheckout(t);
  const { order, couponId } = await paidWithCoupon(checkout);
  const { body } = await order.ask(88_000);
  await sendRefunds(checkout);
  const next = await checkout.book(order.buyer, { couponId, expectedAmount: 88_000 });
  const settled = await checkout.deps.db.transaction(async (tx) => {
    const refund = await findRefund(tx, body.data.refundNo);
    assert.ok(refund);
    return settleRefund(tx, refund, { hooks: checkout.payment.hooks, now: checkout.clock.now() });
  });
  assert.equal(settled, false);
  assert.deepEqual(await couponOf(checkout, order), ['used', next.body.data.orderNo]);
});

test('a refund with a fee keeps the coupon, as its quote says', async (t) => {
  const checkout = await openCheckout(t);
  const { order } = await paidWithCoupon(checkout);
  await setDaysUntilTravel(checkout, order, 0);
  const { refund, coupon } = await order.quote();
  assert.equal(coupon, 'lost');
  await order.ask(refund);
  await sendRefunds(checkout);
  assert.deepEqual(await couponOf(checkout, order), ['used', order.orderNo]);
});

test('partial refunds that add up to the whole amount return the coupon', async (t) => {
  const checkout = await openCheckout(t);
  const { order } = await paidWithCoupon(checkout);
  await giveRefund(checkout, order.orderNo, 30_000);
  await sendRefunds(checkout);
  assert.deepEqual(await couponOf(checkout, order), ['used', order.orderNo]);
  await giveRefund(checkout, order.orderNo);
  await sendRefunds(checkout);
  assert.deepEqual(await couponOf(checkout, order), ['usable', null]);
});

test('a coupon that expired before the refund is returned as expired', async (t) => {
  const checkout = await openCheckout(t);
  const { order } = await paidWithCoupon(checkout);
  const endsAt = checkout.clock.now();
  await checkout.deps.db.update(coupons).set({ endsAt }).where(eq(coupons.minAmount, 100_000));
  assert.equal((await order.quote()).coupon, 'expired');
  await order.ask(88_000);
  await sendRefunds(checkout);
  assert.deepEqual(await couponOf(checkout, order), ['expired', null]);
});
