import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentStatus } from '@portal/shared/contract';
import { inventory, orders, paymentEvents, products } from '#src/platform/database/index.ts';
import { adult, type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';
import { applySoldCountDeltas } from '#src/sales/inventory/index.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { sendDueRefunds } from './refunds/send-refunds.ts';

const outcomes = async (checkout: CheckoutFixture): Promise<string[]> =>
  (await checkout.deps.db.select().from(paymentEvents)).map(({ outcome }) => outcome).sort();

test('a genuine webhook pays the order, sells its seats and notifies the buyer', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  assert.deepEqual(await checkout.notify(checkout.provider.pay(paymentNo)), { status: 200, text: 'success' });
  const order = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual([order.state, order.fulfilment, order.paidAmount], ['PAID', 'GROUP_PENDING', 100_000]);
  assert.deepEqual(
    order.timeline.map(({ event, actor }) => `${event} by ${actor}`),
    ['create by member', 'pay by system'],
  );
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  const { body } = await checkout.call<PaymentStatus>(buyer, 'GET', `/api/v1/payments/alipay/${paymentNo}`);
  assert.deepEqual([body.data.state, body.data.orderState], ['SUCCESS', 'PAID']);
  await applySoldCountDeltas(checkout.deps.db);
  const [product] = await checkout.deps.db.select().from(products);
  assert.equal(product?.soldCount, 1);
});

test('ten orders with ten concurrent webhooks each are paid once', async (t) => {
  const checkout = await openCheckout(t, { seats: 20 });
  const waiting = await Promise.all(Array.from({ length: 10 }, () => orderWithPayment(checkout)));
  const notifications = waiting.flatMap(({ paymentNo }) => Array(10).fill(checkout.provider.pay(paymentNo)));
  notifications.sort(() => Math.random() - 0.5);
  const answers = await Promise.all(notifications.map((notification) => checkout.notify(notification)));
  assert.deepEqual([...new Set(answers.map(({ text }) => text))], ['success']);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 10, total: 20 });
  const told = await outcomes(checkout);
  assert.equal(told.filter((outcome) => outcome === 'paid').length, 10);
  assert.equal(told.filter((outcome) => outcome === 'repeat').length, 90);
});

test('a payment at the moment of expiry ends in a paid order with stock or in a refund', async (t) => {
  const checkout = await openCheckout(t, { seats: 12 });
  const waiting = await Promise.all(Array.from({ length: 12 }, () => orderWithPayment(checkout)));
  checkout.clock.advance(30 * 60);
  const notifications = waiting.map(({ paymentNo }) => checkout.provider.pay(paymentNo));
  await Promise.all([
    ...notifications.slice(0, 6).map((notification) => checkout.notify(notification)),
    expireOrders(checkout.payment),
    ...notifications.slice(6).map((notification) => checkout.notify(notification)),
    expireOrders(checkout.payment),
  ]);
  await sendDueRefunds(checkout.payment);
  const rows = await checkout.deps.db.select().from(orders);
  for (const { state, paidAmount, refundedAmount } of rows)
    assert.ok(
      (state === 'PAID' && refundedAmount === 0) || (state === 'CLOSED' && refundedAmount === paidAmount),
      `${state} ${paidAmount} ${refundedAmount}`,
    );
  assert.equal(rows.filter(({ paidAmount }) => paidAmount > 0).length, 12);
});

test('a payment after closing reclaims the seats while there are any', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  checkout.clock.advance(31 * 60);
  assert.equal(await expireOrders(checkout.payment), 1);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  assert.equal((await checkout.notify(checkout.provider.pay(paymentNo))).text, 'success');
  const order = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual([order.state, order.closedReason], ['PAID', null]);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  assert.deepEqual(
    order.timeline.map(({ event }) => event),
    ['create', 'expire', 'revive'],
  );
});

test('a payment after the seats are gone is refunded once', async (t) => {
  const checkout = await openCheckout(t, { seats: 1 });
  const late = await orderWithPayment(checkout);
  checkout.clock.advance(31 * 60);
  await expireOrders(checkout.payment);
  const other = await checkout.buyer();
  await checkout.order(other, { travellers: [adult(2)] });
  const notification = checkout.provider.pay(late.paymentNo);
  await Promise.all(Array.from({ length: 5 }, () => checkout.notify(notification)));
  await Promise.all([sendDueRefunds(checkout.payment), sendDueRefunds(checkout.payment)]);
  const order = await detailOf(checkout, late.buyer, late.orderNo);
  assert.deepEqual(
    [order.state, order.closedReason, order.paidAmount, order.refundedAmount],
    ['CLOSED', 'refunded', 100_000, 100_000],
  );
  assert.deepEqual(
    [...checkout.provider.refunds.values()].map(({ amount }) => amount),
    [100_000],
  );
});

test('a payment after the booking cut-off is refunded', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await checkout.deps.db.update(inventory).set({ closesAt: new Date(checkout.clock.now().getTime() - 1) });
  await checkout.notify(checkout.provider.pay(paymentNo));
  await sendDueRefunds(checkout.payment);
  assert.equal((await detailOf(checkout, buyer, orderNo)).refundedAmount, 100_000);
});

test('an order paid twice, by QR code and by page, keeps one payment and refunds the other', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo, paymentNo } = await orderWithPayment(checkout);
  const second = await checkout.startPaying(buyer, orderNo, 'page');
  assert.notEqual(second, paymentNo);
  const notifications = [checkout.provider.pay(paymentNo), checkout.provider.pay(second)];
  const answers = await Promise.all(
    [...notifications, ...notifications].map((notification) => checkout.notify(notification)),
  );
  assert.deepEqual([...new Set(answers.map(({ text }) => text))], ['success']);
  await sendDueRefunds(checkout.payment);
  const order = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual([order.state, order.paidAmount, order.refundedAmount], ['PAID', 200_000, 100_000]);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
});

test('a trade that paid one order cannot pay another, and is an anomaly for finance', async (t) => {
  const checkout = await openCheckout(t);
  const first = await orderWithPayment(checkout);
  const notification = checkout.provider.pay(first.paymentNo);
  await checkout.notify(notification);
  const second = await orderWithPayment(checkout);
  const answer = await checkout.notify({ ...notification, paymentNo: second.paymentNo });
  assert.equal(answer.text, 'failure');
  assert.equal((await detailOf(checkout, second.buyer, second.orderNo)).state, 'PENDING_PAYMENT');
  const events = await checkout.deps.db.select().from(paymentEvents);
  assert.deepEqual(
    events.filter(({ outcome }) => outcome === 'anomaly').map(({ detail }) => detail),
    [`trade already paid ${first.paymentNo}`],
  );
});
