import assert from 'node:assert/strict';
import { test } from 'node:test';
import { products } from '#src/platform/database/index.ts';
import { newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';
import { applySoldCountDeltas } from '#src/sales/inventory/index.ts';
import { paidOrder, sendRefunds, setDaysUntilTravel } from './testing/paid-order.ts';

test('an early refund returns the whole price at once and releases the seat', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  assert.deepEqual(await order.quote(), {
    possible: true,
    why: null,
    paid: 100_000,
    fee: 0,
    refund: 100_000,
    approval: false,
    terms: [],
    coupon: null,
  });
  const { status, body } = await order.ask(100_000);
  assert.deepEqual([status, body.data.state, body.data.amount], [200, 'APPROVED', 100_000]);
  assert.equal((await order.detail()).state, 'REFUNDING');
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  await sendRefunds(checkout);
  const detail = await order.detail();
  assert.deepEqual([detail.state, detail.refundedAmount], ['REFUNDED', 100_000]);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  assert.deepEqual(detail.timeline.map(({ event, actor }) => `${event} by ${actor}`).slice(2), [
    'requestRefund by member',
    'approveRefund by system',
    'refund by system',
  ]);
  await applySoldCountDeltas(checkout.deps.db);
  assert.equal((await checkout.deps.db.select().from(products))[0]?.soldCount, 0);
});

test('a refund on the last day keeps the fee and is partial', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await setDaysUntilTravel(checkout, order, 0);
  const { fee, refund } = await order.quote();
  assert.deepEqual([fee, refund], [60_000, 40_000]);
  await order.ask(40_000);
  await sendRefunds(checkout);
  const detail = await order.detail();
  assert.deepEqual([detail.state, detail.refundedAmount], ['PARTIALLY_REFUNDED', 40_000]);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  const { possible, why, refund: more } = await order.quote();
  assert.deepEqual([possible, why?.zh, more], [false, '可退的款项已经退回', 0]);
});

test('a quote that changed overnight is refused with the new amount, and moves nothing', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const { refund } = await order.quote();
  await setDaysUntilTravel(checkout, order, 6);
  const { status, body } = await order.ask(refund);
  assert.deepEqual([status, body.code], [409, 'A0511']);
  assert.match(body.msg, /400\.00/);
  assert.equal((await order.detail()).state, 'PAID');
});

test('fifty clicks, with one key or with many, are one refund', async (t) => {
  const checkout = await openCheckout(t);
  const [same, different] = [await paidOrder(checkout), await paidOrder(checkout)];
  const key = newKey();
  const once = await Promise.all(Array.from({ length: 25 }, () => same.ask(100_000, key)));
  assert.equal(new Set(once.map(({ body }) => body.data.refundNo)).size, 1);
  const many = await Promise.all(Array.from({ length: 25 }, () => different.ask(100_000)));
  assert.equal(many.filter(({ status }) => status === 200).length, 1);
  assert.ok(many.every(({ status, body }) => status === 200 || body.code === 'A0513'));
  await Promise.all([sendRefunds(checkout), sendRefunds(checkout)]);
  assert.deepEqual([checkout.provider.refunds.size, checkout.provider.calls.refund], [2, 2]);
});

test('the same key with another reason is refused', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const key = newKey();
  await order.ask(100_000, key);
  const { status, body } = await order.ask(1, key);
  assert.deepEqual([status, body.code], [422, 'A0520']);
});

test('an order that cannot be refunded gives the reason, and another member gets 404', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const other = await checkout.buyer();
  const url = `/api/v1/orders/${order.orderNo}`;
  assert.equal((await checkout.call(other, 'GET', `${url}/refund-quote`)).status, 404);
  assert.equal((await checkout.call(other, 'GET', `${url}/refunds`)).status, 404);
  const payload = { reason: 'x', expectedRefund: 100_000 };
  assert.equal((await checkout.call(other, 'POST', `${url}/refund`, { payload, key: newKey() })).status, 404);
  await setDaysUntilTravel(checkout, order, -1);
  const { status, body } = await order.ask(0);
  assert.deepEqual([status, body.code, body.msg], [409, 'A0513', '按退改规则，现在已不能退款']);
  assert.deepEqual(await order.refunds(), []);
});

for (const [what, payload, field] of [
  ['no reason', { reason: '', expectedRefund: 1 }, 'reason'],
  ['a fraction', { reason: 'x', expectedRefund: 0.5 }, 'expectedRefund'],
  ['a negative amount', { reason: 'x', expectedRefund: -1 }, 'expectedRefund'],
] as const)
  test(`${what} is refused by name`, async (t) => {
    const checkout = await openCheckout(t);
    const { buyer, orderNo } = await paidOrder(checkout);
    const reply = await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/refund`, {
      payload,
      key: newKey(),
    });
    assert.deepEqual([reply.status, reply.body.field], [400, field]);
  });

test('a refund without a response is retried under the same number', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  await order.ask(100_000);
  checkout.provider.losesRefundAnswers = true;
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDING');
  checkout.provider.losesRefundAnswers = false;
  checkout.clock.advance(61);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.equal(checkout.provider.refunds.size, 1);
});

test('a refund of an order paid twice returns each payment once', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  const second = await checkout.startPaying(buyer, orderNo, 'page');
  for (const number of [second, paymentNo]) await checkout.notify(checkout.provider.pay(number));
  const url = `/api/v1/orders/${orderNo}/refund`;
  const payload = { reason: '行程有变', expectedRefund: 100_000 };
  assert.equal((await checkout.call(buyer, 'POST', url, { payload, key: newKey() })).status, 200);
  await sendRefunds(checkout);
  const { state, paidAmount, refundedAmount } = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual([state, paidAmount, refundedAmount], ['REFUNDED', 200_000, 200_000]);
  const back = [...checkout.provider.refunds.values()].map((refund) => refund.paymentNo);
  assert.deepEqual(back.sort(), [paymentNo, second].sort());
});
