import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import {
  giveRefund,
  paidOrder,
  sendRefunds,
  setDaysUntilTravel,
  setFulfilment,
} from './testing/paid-order.ts';

test('three partial refunds add up to exactly the whole, and no more is refunded', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await assert.rejects(giveRefund(checkout, order.orderNo, 100_001), { status: 409, code: 'A0513' });
  for (const part of [33_333, 33_333]) {
    await giveRefund(checkout, order.orderNo, part);
    await sendRefunds(checkout);
    assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
    assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  }
  await assert.rejects(giveRefund(checkout, order.orderNo, 33_335), { code: 'A0513' });
  await giveRefund(checkout, order.orderNo, 33_334);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual([state, refundedAmount], ['REFUNDED', 100_000]);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
});

test('an order the agency cannot fulfil is refunded in full, on any day and under any terms', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await setDaysUntilTravel(checkout, order, 0);
  await setFulfilment(checkout, order.orderNo, 'FAILED_GROUP');
  await giveRefund(checkout, order.orderNo);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
});

test('an earlier partial refund is deducted from what is left', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await giveRefund(checkout, order.orderNo, 10_000);
  await sendRefunds(checkout);
  await setDaysUntilTravel(checkout, order, 3);
  const { paid, fee, refund } = await order.quote();
  assert.deepEqual([paid, fee, refund], [90_000, 60_000, 30_000]);
});
