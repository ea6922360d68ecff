import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { refunds } from '#src/platform/database/index.ts';
import { adult, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';
import { paidOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { updateRefund } from './refund-repository.ts';
import { sendDueRefunds } from './send-refunds.ts';

test('a refund is retried under one number until a response, and happens once', async (t) => {
  const checkout = await openCheckout(t, { seats: 1 });
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await checkout.order(await checkout.buyer(), { travellers: [adult(2)] });
  await checkout.notify(checkout.provider.pay(paymentNo));
  const { provider, payment, clock } = checkout;
  provider.silent.add('refund');
  await sendDueRefunds(payment);
  assert.equal(await sendDueRefunds(payment), 0, 'not at once again');
  provider.silent.clear();
  provider.losesRefundAnswers = true;
  clock.advance(31);
  await sendDueRefunds(payment);
  provider.losesRefundAnswers = false;
  clock.advance(61);
  await sendDueRefunds(payment);
  clock.advance(7200);
  await sendDueRefunds(payment);
  assert.equal(provider.refunds.size, 1);
  assert.equal(provider.calls.refund, 2);
  assert.equal((await detailOf(checkout, buyer, orderNo)).refundedAmount, 100_000);
});

test('a refused refund raises an alert and is retried under its number', async (t) => {
  const checkout = await openCheckout(t, { seats: 1 });
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await checkout.order(await checkout.buyer(), { travellers: [adult(2)] });
  await checkout.notify(checkout.provider.notification(paymentNo, 'trade-x', 100_000));
  await sendDueRefunds(checkout.payment);
  const { db } = checkout.deps.database;
  const [failed] = await db.select().from(refunds);
  assert.deepEqual([failed?.state, failed?.lastError], ['FAILED', 'not paid']);
  assert.ok(checkout.logged.some((line) => line.includes('refund refused')));
  checkout.provider.pay(paymentNo);
  checkout.clock.advance(3601);
  await sendDueRefunds(checkout.payment);
  const [done] = await db.select().from(refunds);
  assert.deepEqual([done?.state, done?.refundNo], ['SUCCESS', failed?.refundNo]);
});

test('a worker whose lease expired no longer changes the refund', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await order.ask(100_000);
  const { provider, payment, clock } = checkout;
  const { db } = checkout.deps.database;
  const only = async () => {
    const [refund] = await db.select().from(refunds);
    assert.ok(refund);
    return refund;
  };
  provider.silent.add('refund');
  await sendDueRefunds(payment);
  const stale = await only();
  clock.advance(31);
  await sendDueRefunds(payment);
  const nextTryAt = new Date(clock.now().getTime() + 3_600_000);
  assert.equal(await updateRefund(db, stale, { state: 'FAILED', nextTryAt }, clock.now()), false);
  assert.equal((await only()).state, 'PROCESSING');
  provider.silent.clear();
  clock.advance(61);
  await sendDueRefunds(payment);
  assert.equal((await order.detail()).state, 'REFUNDED');
});

test('refunds that become due again during a run do not prolong it', async (t) => {
  const checkout = await openCheckout(t, { seats: 30 });
  const orders = [];
  for (let count = 0; count < 21; count += 1) orders.push(await paidOrder(checkout));
  for (const order of orders) await order.ask(100_000);
  const { provider, payment, clock } = checkout;
  const refund = provider.refund.bind(provider);
  let calls = 0;
  provider.refund = async (request) => {
    calls += 1;
    clock.advance(61);
    return calls > 200 ? refund(request) : 'processing';
  };
  provider.queryRefund = async () => {
    clock.advance(61);
    return 'absent';
  };
  assert.equal(await sendDueRefunds(payment), 21);
  assert.equal(calls, 21, 'each was sent once in this turn');
  calls = 201;
  clock.advance(3600);
  await sendDueRefunds(payment);
  assert.equal(await checkout.deps.db.$count(refunds, eq(refunds.state, 'SUCCESS')), 21);
});
