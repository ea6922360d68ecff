import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { orders } from '#src/platform/database/index.ts';
import { openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { refundPart, refundWhole } from './refund-order.ts';
import { paidOrder, sendRefunds, setDaysUntilTravel, setFulfilment } from './testing/paid-order.ts';

const give = (shop: Shop, orderNo: string, amount?: number) =>
  shop.deps.database.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.orderNo, orderNo)))
      .for('update');
    assert.ok(order);
    const giving = { actor: 'system', reason: '补偿', now: shop.clock.now() } as const;
    return amount === undefined ? refundWhole(tx, order, giving) : refundPart(tx, order, amount, giving);
  });

test('three partial refunds add up to exactly the whole, and no more is refunded', async (t) => {
  const shop = await openShop(t);
  const order = await paidOrder(shop);
  await assert.rejects(give(shop, order.orderNo, 100_001), { status: 409, code: 'A0513' });
  for (const part of [33_333, 33_333]) {
    await give(shop, order.orderNo, part);
    await sendRefunds(shop);
    assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
    assert.deepEqual(await shop.stock(), { held: 0, sold: 1, total: 10 });
  }
  await assert.rejects(give(shop, order.orderNo, 33_335), { code: 'A0513' });
  await give(shop, order.orderNo, 33_334);
  await sendRefunds(shop);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual([state, refundedAmount], ['REFUNDED', 100_000]);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 0, total: 10 });
});

test('an order the agency cannot fulfil is refunded in full, on any day and under any terms', async (t) => {
  const shop = await openShop(t);
  const order = await paidOrder(shop);
  await setDaysUntilTravel(shop, order, 0);
  await setFulfilment(shop, order.orderNo, 'FAILED_GROUP');
  await give(shop, order.orderNo);
  await sendRefunds(shop);
  assert.equal((await order.detail()).state, 'REFUNDED');
});

test('an earlier partial refund is deducted, and a rejection keeps it', async (t) => {
  const shop = await openShop(t);
  const order = await paidOrder(shop);
  await give(shop, order.orderNo, 10_000);
  await sendRefunds(shop);
  await setDaysUntilTravel(shop, order, 3);
  const { paid, fee, refund } = await order.quote();
  assert.deepEqual([paid, fee, refund], [90_000, 60_000, 30_000]);
  await setFulfilment(shop, order.orderNo, 'CONFIRMED');
  const { refundNo } = (await order.ask(30_000)).body.data;
  const finance = await shop.signIn('FINANCE', { perms: ['trade:refund:approve'] });
  const payload = { reason: '不' };
  await shop.call(finance, 'POST', `/api/v1/refunds/${refundNo}/reject`, { payload });
  assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
});
