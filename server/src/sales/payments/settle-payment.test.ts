import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentStatus } from '@portal/shared/contract';
import { inventory, orders, paymentEvents, products } from '#src/platform/database/index.ts';
import { atTheCashier, detailOf } from '#src/sales/checkout/testing/cashier.ts';
import { adult, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { applySoldCountDeltas } from '#src/sales/inventory/index.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { sendDueRefunds } from './refunds/send-refunds.ts';

const outcomes = async (shop: Shop): Promise<string[]> =>
  (await shop.deps.database.db.select().from(paymentEvents)).map(({ outcome }) => outcome).sort();

test('a genuine webhook pays the order, sells its seats and notifies the buyer', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  assert.deepEqual(await shop.notify(shop.provider.pay(paymentNo)), { status: 200, text: 'success' });
  const order = await detailOf(shop, buyer, orderNo);
  assert.deepEqual([order.state, order.fulfilment, order.paidAmount], ['PAID', 'GROUP_PENDING', 100_000]);
  assert.deepEqual(
    order.timeline.map(({ event, actor }) => `${event} by ${actor}`),
    ['create by member', 'pay by system'],
  );
  assert.deepEqual(await shop.stock(), { held: 0, sold: 1, total: 10 });
  const { body } = await shop.call<PaymentStatus>(buyer, 'GET', `/api/v1/payments/alipay/${paymentNo}`);
  assert.deepEqual([body.data.state, body.data.orderState], ['SUCCESS', 'PAID']);
  await applySoldCountDeltas(shop.deps.database.db);
  const [product] = await shop.deps.database.db.select().from(products);
  assert.equal(product?.soldCount, 1);
});

test('ten orders with ten concurrent webhooks each are paid once', async (t) => {
  const shop = await openShop(t, { seats: 20 });
  const waiting = await Promise.all(Array.from({ length: 10 }, () => atTheCashier(shop)));
  const notifications = waiting.flatMap(({ paymentNo }) => Array(10).fill(shop.provider.pay(paymentNo)));
  notifications.sort(() => Math.random() - 0.5);
  const answers = await Promise.all(notifications.map((notification) => shop.notify(notification)));
  assert.deepEqual([...new Set(answers.map(({ text }) => text))], ['success']);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 10, total: 20 });
  const told = await outcomes(shop);
  assert.equal(told.filter((outcome) => outcome === 'paid').length, 10);
  assert.equal(told.filter((outcome) => outcome === 'repeat').length, 90);
});

test('a payment at the moment of expiry ends in a paid order with stock or in a refund', async (t) => {
  const shop = await openShop(t, { seats: 12 });
  const waiting = await Promise.all(Array.from({ length: 12 }, () => atTheCashier(shop)));
  shop.clock.advance(30 * 60);
  const notifications = waiting.map(({ paymentNo }) => shop.provider.pay(paymentNo));
  await Promise.all([
    ...notifications.slice(0, 6).map((notification) => shop.notify(notification)),
    expireOrders(shop.payment),
    ...notifications.slice(6).map((notification) => shop.notify(notification)),
    expireOrders(shop.payment),
  ]);
  await sendDueRefunds(shop.payment);
  const rows = await shop.deps.database.db.select().from(orders);
  for (const { state, paidAmount, refundedAmount } of rows)
    assert.ok(
      (state === 'PAID' && refundedAmount === 0) || (state === 'CLOSED' && refundedAmount === paidAmount),
      `${state} ${paidAmount} ${refundedAmount}`,
    );
  assert.equal(rows.filter(({ paidAmount }) => paidAmount > 0).length, 12);
});

test('a payment after closing reclaims the seats while there are any', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  shop.clock.advance(31 * 60);
  assert.equal(await expireOrders(shop.payment), 1);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 0, total: 10 });
  assert.equal((await shop.notify(shop.provider.pay(paymentNo))).text, 'success');
  const order = await detailOf(shop, buyer, orderNo);
  assert.deepEqual([order.state, order.closedReason], ['PAID', null]);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 1, total: 10 });
  assert.deepEqual(
    order.timeline.map(({ event }) => event),
    ['create', 'expire', 'revive'],
  );
});

test('a payment after the seats are gone is refunded once', async (t) => {
  const shop = await openShop(t, { seats: 1 });
  const late = await atTheCashier(shop);
  shop.clock.advance(31 * 60);
  await expireOrders(shop.payment);
  const other = await shop.buyer();
  await shop.order(other, { travellers: [adult(2)] });
  const notification = shop.provider.pay(late.paymentNo);
  await Promise.all(Array.from({ length: 5 }, () => shop.notify(notification)));
  await Promise.all([sendDueRefunds(shop.payment), sendDueRefunds(shop.payment)]);
  const order = await detailOf(shop, late.buyer, late.orderNo);
  assert.deepEqual(
    [order.state, order.closedReason, order.paidAmount, order.refundedAmount],
    ['CLOSED', 'refunded', 100_000, 100_000],
  );
  assert.deepEqual(
    [...shop.provider.refunds.values()].map(({ amount }) => amount),
    [100_000],
  );
});

test('a payment after the booking cut-off is refunded', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await shop.deps.database.db.update(inventory).set({ closesAt: new Date(shop.clock.now().getTime() - 1) });
  await shop.notify(shop.provider.pay(paymentNo));
  await sendDueRefunds(shop.payment);
  assert.equal((await detailOf(shop, buyer, orderNo)).refundedAmount, 100_000);
});

test('an order paid twice, by QR code and by page, keeps one payment and refunds the other', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  const second = await shop.startPaying(buyer, orderNo, 'page');
  assert.notEqual(second, paymentNo);
  const notifications = [shop.provider.pay(paymentNo), shop.provider.pay(second)];
  const answers = await Promise.all(
    [...notifications, ...notifications].map((notification) => shop.notify(notification)),
  );
  assert.deepEqual([...new Set(answers.map(({ text }) => text))], ['success']);
  await sendDueRefunds(shop.payment);
  const order = await detailOf(shop, buyer, orderNo);
  assert.deepEqual([order.state, order.paidAmount, order.refundedAmount], ['PAID', 200_000, 100_000]);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 1, total: 10 });
});

test('a trade that paid one order cannot pay another', async (t) => {
  const shop = await openShop(t);
  const first = await atTheCashier(shop);
  const notification = shop.provider.pay(first.paymentNo);
  await shop.notify(notification);
  const second = await atTheCashier(shop);
  const answer = await shop.notify({ ...notification, paymentNo: second.paymentNo });
  assert.equal(answer.text, 'failure');
  assert.equal((await detailOf(shop, second.buyer, second.orderNo)).state, 'PENDING_PAYMENT');
});
