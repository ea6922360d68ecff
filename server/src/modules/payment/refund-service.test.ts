import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refunds } from '../../db/schema/index.ts';
import { atTheCashier, detailOf } from '../order/testing/cashier.ts';
import { adult, openShop } from '../order/testing/shop.ts';
import { runDueRefunds } from './refund-service.ts';

test('a refund is sent under one number until its answer comes, and done once', async (t) => {
  const shop = await openShop(t, { seats: 1 });
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await shop.order(await shop.buyer(), { travellers: [adult(2)] });
  await shop.notify(shop.provider.pay(paymentNo));
  const { provider, payment, clock } = shop;
  provider.silent.add('refund');
  await runDueRefunds(payment);
  assert.equal(await runDueRefunds(payment), 0, 'not at once again');
  provider.silent.clear();
  provider.losesRefundAnswers = true;
  clock.advance(31);
  await runDueRefunds(payment);
  provider.losesRefundAnswers = false;
  clock.advance(61);
  await runDueRefunds(payment);
  clock.advance(7200);
  await runDueRefunds(payment);
  assert.equal(provider.refunds.size, 1);
  assert.equal(provider.calls.refund, 2);
  assert.equal((await detailOf(shop, buyer, orderNo)).refundedAmount, 100_000);
});

test('a refused refund is alerted and tried again under its number', async (t) => {
  const shop = await openShop(t, { seats: 1 });
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await shop.order(await shop.buyer(), { travellers: [adult(2)] });
  await shop.notify(shop.provider.notice(paymentNo, 'trade-x', 100_000));
  await runDueRefunds(shop.payment);
  const { db } = shop.deps.database;
  const [failed] = await db.select().from(refunds);
  assert.deepEqual([failed?.state, failed?.lastError], ['FAILED', 'not paid']);
  assert.ok(shop.logged.some((line) => line.includes('refund refused')));
  shop.provider.pay(paymentNo);
  shop.clock.advance(3601);
  await runDueRefunds(shop.payment);
  const [done] = await db.select().from(refunds);
  assert.deepEqual([done?.state, done?.refundNo], ['SUCCESS', failed?.refundNo]);
});
