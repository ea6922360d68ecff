import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { orders } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { refundPart, refundWhole } from './refund-order.ts';
import { paidOrder, sendRefunds, setDaysUntilTravel, setFulfilment } from './testing/paid-order.ts';

const give = (checkout: CheckoutFixture, orderNo: string, amount?: number) =>
  checkout.deps.database.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.orderNo, orderNo)))
      .for('update');
    assert.ok(order);
    const giving = { actor: 'system', reason: '补偿', now: checkout.clock.now() } as const;
    return amount === undefined ? refundWhole(tx, order, giving) : refundPart(tx, order, amount, giving);
  });

test('three partial refunds add up to exactly the whole, and no more is refunded', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await assert.rejects(give(checkout, order.orderNo, 100_001), { status: 409, code: 'A0513' });
  for (const part of [33_333, 33_333]) {
    await give(checkout, order.orderNo, part);
    await sendRefunds(checkout);
    assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
    assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  }
  await assert.rejects(give(checkout, order.orderNo, 33_335), { code: 'A0513' });
  await give(checkout, order.orderNo, 33_334);
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
  await give(checkout, order.orderNo);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
});

test('an earlier partial refund is deducted, and a rejection keeps it', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await give(checkout, order.orderNo, 10_000);
  await sendRefunds(checkout);
  await setDaysUntilTravel(checkout, order, 3);
  const { paid, fee, refund } = await order.quote();
  assert.deepEqual([paid, fee, refund], [90_000, 60_000, 30_000]);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const { refundNo } = (await order.ask(30_000)).body.data;
  const finance = await checkout.signIn('FINANCE', { perms: ['trade:refund:approve'] });
  const payload = { reason: '不' };
  await checkout.call(finance, 'POST', `/api/v1/refunds/${refundNo}/reject`, { payload });
  assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
});
