import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail, PaymentStatus } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { payments } from '#src/platform/database/index.ts';
import { atTheCashier } from '#src/sales/checkout/testing/cashier.ts';
import { type Buyer, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { pollDuePayments } from './poll-payment.ts';

const statusOf = async (shop: Shop, buyer: Buyer, paymentNo: string): Promise<PaymentStatus> =>
  (await shop.call<PaymentStatus>(buyer, 'GET', `/api/v1/payments/alipay/${paymentNo}`)).body.data;

const paymentOf = async (shop: Shop, paymentNo: string) => {
  const rows = await shop.deps.database.db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
  assert.ok(rows[0]);
  return rows[0];
};

test('a payment without a webhook is settled by the page that polls', async (t) => {
  const shop = await openShop(t);
  const { buyer, paymentNo } = await atTheCashier(shop);
  assert.equal((await statusOf(shop, buyer, paymentNo)).state, 'WAITING');
  shop.provider.pay(paymentNo);
  const asked = shop.provider.calls.query;
  await Promise.all(Array.from({ length: 10 }, () => statusOf(shop, buyer, paymentNo)));
  assert.equal(shop.provider.calls.query, asked, 'not asked again within 5 s');
  shop.clock.advance(5);
  assert.deepEqual((await statusOf(shop, buyer, paymentNo)).orderState, 'PAID');
});

test('the server polls at 10, 30 and 60 s, then every minute', async (t) => {
  const shop = await openShop(t);
  await atTheCashier(shop);
  const asked: number[] = [];
  for (let second = 1; second <= 190; second += 1) {
    shop.clock.advance(1);
    if ((await pollDuePayments(shop.payment)) > 0) asked.push(second);
  }
  assert.deepEqual(asked, [10, 30, 60, 120, 180]);
});

test('only one of several replicas polls a payment, also concurrently with its webhook', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  const notification = shop.provider.pay(paymentNo);
  shop.clock.advance(11);
  await Promise.all([
    ...Array.from({ length: 4 }, () => pollDuePayments(shop.payment)),
    shop.notify(notification),
    shop.notify(notification),
  ]);
  assert.equal(shop.provider.calls.query <= 1, true);
  const { body } = await shop.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.deepEqual([body.data.state, body.data.paidAmount], ['PAID', 100_000]);
});

test('a gateway timeout changes nothing; the payment is settled once it responds', async (t) => {
  const shop = await openShop(t);
  const { buyer, paymentNo } = await atTheCashier(shop);
  shop.provider.pay(paymentNo);
  shop.provider.silent.add('query');
  shop.clock.advance(11);
  await pollDuePayments(shop.payment);
  assert.equal((await statusOf(shop, buyer, paymentNo)).state, 'WAITING');
  shop.provider.silent.clear();
  shop.clock.advance(60);
  await pollDuePayments(shop.payment);
  assert.equal((await paymentOf(shop, paymentNo)).state, 'SUCCESS');
});

test('once an order is paid, its other QR codes are closed at the provider', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  const page = await shop.startPaying(buyer, orderNo, 'page');
  shop.provider.scan(page);
  await shop.notify(shop.provider.pay(paymentNo));
  await pollDuePayments(shop.payment);
  assert.equal(shop.provider.trades.get(page)?.state, 'closed');
  assert.equal((await paymentOf(shop, page)).state, 'CLOSED');
});

test('a late payment of a cancelled order is found without a webhook', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  assert.equal((await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`)).status, 200);
  assert.equal((await paymentOf(shop, paymentNo)).state, 'CLOSED');
  shop.provider.pay(paymentNo);
  shop.clock.advance(30 * 60);
  await pollDuePayments(shop.payment);
  const { body } = await shop.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.equal(body.data.state, 'PAID');
  assert.equal((await paymentOf(shop, paymentNo)).nextQueryAt, null);
});

test('an unscanned code of a closed order is polled once more after its expiry, then never', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  const asked = shop.provider.calls.query;
  for (let minute = 0; minute < 60; minute += 1) {
    shop.clock.advance(60);
    await pollDuePayments(shop.payment);
  }
  assert.equal(shop.provider.calls.query, asked + 1);
  assert.equal((await paymentOf(shop, paymentNo)).nextQueryAt, null);
});

test('expiry polls first: a paid trade is kept, a scanned one is closed', async (t) => {
  const shop = await openShop(t);
  const paid = await atTheCashier(shop);
  const scanned = await atTheCashier(shop);
  shop.provider.pay(paid.paymentNo);
  shop.provider.scan(scanned.paymentNo);
  shop.clock.advance(30 * 60);
  assert.equal(await expireOrders(shop.payment), 1);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 1, total: 10 });
  assert.equal(shop.provider.trades.get(scanned.paymentNo)?.state, 'closed');
});

test('an expired order waits 15 minutes for an unresponsive provider, then releases its seats', async (t) => {
  const shop = await openShop(t);
  const { paymentNo } = await atTheCashier(shop);
  shop.provider.silent.add('query');
  shop.clock.advance(30 * 60);
  assert.equal(await expireOrders(shop.payment), 0);
  shop.clock.advance(15 * 60 + 1);
  assert.equal(await expireOrders(shop.payment), 1);
  assert.notEqual((await paymentOf(shop, paymentNo)).nextQueryAt, null, 'it is still asked for');
  shop.provider.silent.clear();
  shop.provider.pay(paymentNo);
  shop.clock.advance(3600);
  await pollDuePayments(shop.payment);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 1, total: 10 });
});
