import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adult, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { offerExtras, takenExtras } from '#src/sales/checkout/testing/extras-fixture.ts';
import { buyerWithCoupon } from '#src/sales/coupons/testing/coupon-fixture.ts';
import { payOrder, sendRefunds, setDaysUntilTravel } from './testing/paid-order.ts';

const all = ['insurance', 'transfer', 'boots'].map((code) => ({ code, quantity: 1 }));

test('a refund keeps of each extra what its own rule says', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout);
  const buyer = await checkout.buyer();
  const change = { travellers: [adult(1)], extras: all, expectedAmount: 128_000 };
  const order = await payOrder(checkout, buyer, await checkout.order(buyer, change));
  const feesAt = async (days: number) => {
    await setDaysUntilTravel(checkout, order, days);
    const { paid, fee, refund, parts } = await order.quote();
    assert.equal(paid, fee + refund);
    assert.deepEqual(
      parts?.map((part) => part.name?.en ?? null),
      [null, 'Travel insurance', 'Airport transfer', 'Hiking boots'],
    );
    return parts?.map((part) => part.fee);
  };
  assert.deepEqual(await feesAt(7), [0, 3000, 0, 0]);
  assert.deepEqual(await feesAt(3), [60_000, 3000, 0, 3000]);
  assert.deepEqual(await feesAt(2), [60_000, 3000, 20_000, 3000]);
  assert.equal((await order.ask(42_000)).status, 200);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).refundedAmount, 42_000);
  assert.deepEqual(Object.values(await takenExtras(checkout)), [0, 0, 0]);
});

test('extras neither count for the minimum of a coupon nor are reduced by it', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout);
  const extras = [{ code: 'transfer', quantity: 1 }];
  const poor = await buyerWithCoupon(checkout, { minAmount: 110_000 });
  const below = await checkout.book(poor.buyer, { extras, couponId: poor.couponId, expectedAmount: 108_000 });
  assert.deepEqual([below.body.code, below.body.field], ['A0400', 'couponId']);
  const percent = { type: 'percent', percent: 10, most: 50_000 } as const;
  const { buyer, couponId } = await buyerWithCoupon(checkout, { discount: percent });
  const order = await payOrder(
    checkout,
    buyer,
    await checkout.order(buyer, { extras, couponId, expectedAmount: 110_000 }),
  );
  assert.deepEqual(
    (await order.quote()).parts?.map(({ paid }) => paid),
    [90_000, 20_000],
  );
});
