import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail, PaymentStatus } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { payments } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { pollDuePayments } from './poll-payment.ts';

const statusOf = async (checkout: CheckoutFixture, buyer: Buyer, paymentNo: string): Promise<PaymentStatus> =>
  (await checkout.call<PaymentStatus>(buyer, 'GET', `/api/v1/payments/alipay/${paymentNo}`)).body.data;

const paymentOf = async (checkout: CheckoutFixture, paymentNo: string) => {
  const rows = await checkout.deps.db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
  assert.ok(rows[0]);
  return rows[0];
};

test('a payment without a webhook is settled by the page that polls', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, paymentNo } = await orderWithPayment(checkout);
  assert.equal((await statusOf(checkout, buyer, paymentNo)).state, 'WAITING');
  checkout.provider.pay(paymentNo);
  const asked = checkout.provider.calls.query;
  await Promise.all(Array.from({ length: 10 }, () => statusOf(checkout, buyer, paymentNo)));
  assert.equal(checkout.provider.calls.query, asked, 'not asked again within 5 s');
  checkout.clock.advance(5);
  assert.deepEqual((await statusOf(checkout, buyer, paymentNo)).orderState, 'PAID');
});

test('the server polls at 10, 30 and 60 s, then every minute', async (t) => {
  const checkout = await openCheckout(t);
  await orderWithPayment(checkout);
  const asked: number[] = [];
  for (let second = 1; second <= 190; second += 1) {
    checkout.clock.advance(1);
    if ((await pollDuePayments(checkout.payment)) > 0) asked.push(second);
  }
  assert.deepEqual(asked, [10, 30, 60, 120, 180]);
});

test('only one of several replicas polls a payment, also concurrently with its webhook', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  const notification = checkout.provider.pay(paymentNo);
  checkout.clock.advance(11);
  await Promise.all([
    ...Array.from({ length: 4 }, () => pollDuePayments(checkout.payment)),
    checkout.notify(notification),
    checkout.notify(notification),
  ]);
  assert.equal(checkout.provider.calls.query <= 1, true);
  const { body } = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.deepEqual([body.data.state, body.data.paidAmount], ['PAID', 100_000]);
});

test('a gateway timeout changes nothing; the payment is settled once it responds', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, paymentNo } = await orderWithPayment(checkout);
  checkout.provider.pay(paymentNo);
  checkout.provider.silent.add('query');
  checkout.clock.advance(11);
  await pollDuePayments(checkout.payment);
  assert.equal((await statusOf(checkout, buyer, paymentNo)).state, 'WAITING');
  checkout.provider.silent.clear();
  checkout.clock.advance(60);
  await pollDuePayments(checkout.payment);
  assert.equal((await paymentOf(checkout, paymentNo)).state, 'SUCCESS');
});

test('once an order is paid, its other QR codes are closed at the provider', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  const page = await checkout.startPaying(buyer, orderNo, 'page');
  checkout.provider.scan(page);
  await checkout.notify(checkout.provider.pay(paymentNo));
  await pollDuePayments(checkout.payment);
  assert.equal(checkout.provider.trades.get(page)?.state, 'closed');
  assert.equal((await paymentOf(checkout, page)).state, 'CLOSED');
});

test('a late payment of a cancelled order is found without a webhook', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  assert.equal((await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`)).status, 200);
  assert.equal((await paymentOf(checkout, paymentNo)).state, 'CLOSED');
  checkout.provider.pay(paymentNo);
  checkout.clock.advance(30 * 60);
  await pollDuePayments(checkout.payment);
  const { body } = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.equal(body.data.state, 'PAID');
  assert.equal((await paymentOf(checkout, paymentNo)).nextQueryAt, null);
});

test('an unscanned code of a closed order is polled once more after its expiry, then never', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  const asked = checkout.provider.calls.query;
  for (let minute = 0; minute < 60; minute += 1) {
    checkout.clock.advance(60);
    await pollDuePayments(checkout.payment);
  }
  assert.equal(checkout.provider.calls.query, asked + 1);
  assert.equal((await paymentOf(checkout, paymentNo)).nextQueryAt, null);
});

test('expiry polls first: a paid trade is kept, a scanned one is closed', async (t) => {
  const checkout = await openCheckout(t);
  const paid = await orderWithPayment(checkout);
  const scanned = await orderWithPayment(checkout);
  checkout.provider.pay(paid.paymentNo);
  checkout.provider.scan(scanned.paymentNo);
  checkout.clock.advance(30 * 60);
  assert.equal(await expireOrders(checkout.payment), 1);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  assert.equal(checkout.provider.trades.get(scanned.paymentNo)?.state, 'closed');
});

test('an expired order waits 15 minutes for an unresponsive provider, then releases its seats', async (t) => {
  const checkout = await openCheckout(t);
  const { paymentNo } = await orderWithPayment(checkout);
  checkout.provider.silent.add('query');
  checkout.clock.advance(30 * 60);
  assert.equal(await expireOrders(checkout.payment), 0);
  checkout.clock.advance(15 * 60 + 1);
  assert.equal(await expireOrders(checkout.payment), 1);
  assert.notEqual((await paymentOf(checkout, paymentNo)).nextQueryAt, null, 'it is still asked for');
  checkout.provider.silent.clear();
  checkout.provider.pay(paymentNo);
  checkout.clock.advance(3600);
  await pollDuePayments(checkout.payment);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
});
