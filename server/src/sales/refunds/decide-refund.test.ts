import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { payments, refunds } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import {
  giveRefund,
  paidOrder,
  refundsOf,
  rejectRefund,
  sendRefunds,
  setFulfilment,
  signInFinance,
} from './testing/paid-order.ts';

test('a refund after the group is confirmed needs a decision before any money is returned', async (t) => {
  const checkout = await openCheckout(t);
  const [order, finance] = [await paidOrder(checkout), await signInFinance(checkout)];
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  assert.equal((await order.quote()).approval, true);
  const { body } = await order.ask(100_000);
  assert.equal(body.data.state, 'REQUESTED');
  assert.equal(await sendRefunds(checkout), 0);
  const { list, total } = await refundsOf(checkout, finance, '?state=REQUESTED');
  assert.deepEqual([total, list[0]?.orderNo, list[0]?.reason], [1, order.orderNo, '行程有变']);
  const url = `/api/v1/refunds/${body.data.refundNo}/approve`;
  const twice = await Promise.all([checkout.call(finance, 'POST', url), checkout.call(finance, 'POST', url)]);
  assert.deepEqual(
    twice.map(({ status }) => status),
    [200, 200],
  );
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
  const [row] = await checkout.deps.db.select().from(refunds);
  assert.equal(row?.decidedBy, finance.userId);
  assert.equal((await checkout.call(finance, 'POST', url)).status, 200);
  assert.equal(checkout.provider.refunds.size, 1);
});

test('a rejection restores the order, which can be requested again', async (t) => {
  const checkout = await openCheckout(t);
  const [order, finance] = [await paidOrder(checkout), await signInFinance(checkout)];
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const { refundNo } = (await order.ask(100_000)).body.data;
  assert.equal((await order.detail()).state, 'REFUND_REQUESTED');
  const payload = { reason: '团已成行' };
  const url = `/api/v1/refunds/${refundNo}`;
  await rejectRefund(checkout, refundNo, payload.reason);
  assert.equal((await checkout.call(finance, 'POST', `${url}/reject`, { payload })).status, 200, 'again');
  assert.equal((await checkout.call(finance, 'POST', `${url}/approve`)).body.code, 'A0513');
  const [refund] = await order.refunds();
  assert.deepEqual([refund?.state, refund?.decision], ['REJECTED', '团已成行']);
  assert.equal((await order.detail()).state, 'PAID');
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  assert.equal((await order.ask(100_000)).status, 200);
});

test('a rejection restores the state of an order that was partially refunded before', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await giveRefund(checkout, order.orderNo, 10_000);
  await sendRefunds(checkout);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const { refundNo } = (await order.ask(90_000)).body.data;
  await rejectRefund(checkout, refundNo, '团已成行');
  assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
});

test('refunds are counted by state', async (t) => {
  const checkout = await openCheckout(t);
  const [first, second, finance] = [
    await paidOrder(checkout),
    await paidOrder(checkout),
    await signInFinance(checkout),
  ];
  await setFulfilment(checkout, first.orderNo, 'CONFIRMED');
  await first.ask(100_000);
  await second.ask(100_000);
  await sendRefunds(checkout);
  const { body } = await checkout.call(finance, 'GET', '/api/v1/refunds/counts');
  assert.deepEqual(body.data, { REQUESTED: 1, SUCCESS: 1 });
});

test('a decision requires the permission and an existing refund', async (t) => {
  const checkout = await openCheckout(t);
  const [order, finance] = [await paidOrder(checkout), await signInFinance(checkout)];
  for (const path of ['', '/R2611200000000000/approve'])
    assert.equal(
      (await checkout.call(order.buyer, path ? 'POST' : 'GET', `/api/v1/refunds${path}`)).status,
      403,
    );
  assert.equal(
    (await checkout.call(finance, 'POST', '/api/v1/refunds/R2611200000000000/approve')).status,
    404,
  );
});

test('the database refuses a refund total above the payment', async (t) => {
  const checkout = await openCheckout(t);
  const { paymentNo } = await paidOrder(checkout);
  const { db } = checkout.deps.database;
  const tooMuch = db.update(payments).set({ refundTotal: 100_001 }).where(eq(payments.paymentNo, paymentNo));
  await assert.rejects(tooMuch, (error: Error) => /payments_refund_total/.test(String(error.cause)));
});
