import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pollPayment } from '#src/sales/payments/index.ts';
import { findPayment } from '#src/sales/payments/payment-repository.ts';
import { advanceTo, payOrder, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import {
  askPart,
  cashierOf,
  depositOrder,
  dueDayPlus,
  openDeposit,
  orderRow,
  payBalance,
  startPart,
} from './testing/deposit-fixture.ts';

test('a deposit sells the seats, and the balance pays the order in full', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const deposited = await order.detail();
  assert.deepEqual(
    [deposited.state, deposited.fulfilment, deposited.amount, deposited.paidAmount],
    ['PAID', 'GROUP_PENDING', 100_000, 30_000],
  );
  const due = { deposit: 30_000, balance: 70_000, dueOn, cancelsOn: addDays(dueOn, 2) };
  assert.deepEqual(deposited.balance, { ...due, paidAt: null });
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
  const { amount, deposit } = await cashierOf(checkout, order);
  assert.deepEqual([amount, deposit], [30_000, due], 'the deposit is paid');
  const asked = await cashierOf(checkout, order, 'balance');
  assert.deepEqual([asked.state, asked.amount, asked.balance], ['PENDING_PAYMENT', 70_000, dueOn]);
  await payBalance(checkout, order);
  const paid = await order.detail();
  assert.deepEqual([paid.state, paid.paidAmount], ['PAID', 100_000]);
  assert.deepEqual(paid.balance, { ...due, paidAt: checkout.clock.now().toISOString() });
  assert.equal((await cashierOf(checkout, order, 'balance')).state, 'PAID');
});

test('the cashier offers the deposit or the whole price, and the whole price leaves no balance', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const { amount, deposit, balance } = await cashierOf(checkout, { buyer, orderNo });
  const offered = { deposit: 30_000, balance: 70_000, dueOn, cancelsOn: addDays(dueOn, 2) };
  assert.deepEqual([amount, deposit, balance], [100_000, offered, null]);
  const order = await payOrder(checkout, buyer, orderNo);
  const { paidAmount, balance: after } = await order.detail();
  assert.deepEqual([paidAmount, after], [100_000, null]);
});

test('of deposit and price, paid both, the later payment is refunded', async (t) => {
  const { checkout } = await openDeposit(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const whole = await checkout.startPaying(buyer, orderNo);
  const part = await startPart(checkout, { buyer, orderNo }, 'deposit');
  assert.notEqual(part, whole);
  await checkout.notify(checkout.provider.pay(part));
  await checkout.notify(checkout.provider.pay(whole));
  await sendRefunds(checkout);
  const { state, paidAmount, refundedAmount, balance } = await orderRow(checkout, orderNo).then((row) => ({
    ...row,
    balance: row.balancePaidAt,
  }));
  assert.deepEqual([state, paidAmount, refundedAmount, balance], ['PAID', 130_000, 100_000, null]);
});

test('a tour without a deposit, or with the balance due too soon, is paid at once', async (t) => {
  const { checkout } = await openDeposit(t);
  const { db } = checkout.deps;
  const [product] = await db.select().from(products).where(eq(products.id, checkout.tourId));
  assert.ok(product);
  const content = { ...product.content, balanceDays: 21 };
  await db.update(products).set({ content }).where(eq(products.id, checkout.tourId));
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  assert.equal((await cashierOf(checkout, { buyer, orderNo })).deposit, null);
  const asked = await askPart(checkout, { buyer, orderNo }, 'deposit');
  assert.deepEqual([asked.status, asked.body.field], [400, 'part']);
});

test('a balance paid by two codes at once is kept once', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const [one, two] = [
    await startPart(checkout, order, 'balance'),
    await startPart(checkout, order, 'balance', 'page'),
  ];
  const paid = [checkout.provider.pay(one), checkout.provider.pay(two)];
  await Promise.all(paid.map((fields) => checkout.notify(fields)));
  await sendRefunds(checkout);
  const { state, paidAmount, refundedAmount } = await order.detail();
  assert.deepEqual([state, paidAmount, refundedAmount], ['PAID', 170_000, 70_000]);
});

test('starting the balance again gives the same payment, and a repeated webhook pays it once', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const paymentNo = await startPart(checkout, order, 'balance');
  assert.equal(await startPart(checkout, order, 'balance'), paymentNo);
  const fields = checkout.provider.pay(paymentNo);
  await checkout.notify(fields);
  await checkout.notify(fields);
  const { paidAmount, timeline } = await order.detail();
  assert.equal(paidAmount, 100_000);
  assert.equal(timeline.filter(({ event }) => event === 'payBalance').length, 1);
});

test('a webhook with another amount than the balance pays nothing and is left to finance', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const paymentNo = await startPart(checkout, order, 'balance');
  const fields = { ...checkout.provider.pay(paymentNo), amount: '100' };
  assert.equal((await checkout.notify(fields)).text, 'failure');
  assert.equal((await findPayment(checkout.deps.db, paymentNo))?.state, 'ANOMALY');
  assert.equal((await order.detail()).balance?.paidAt, null);
});

test('the balance of another member is not shown and not paid', async (t) => {
  const { checkout } = await openDeposit(t);
  const { orderNo } = await depositOrder(checkout);
  const other = await checkout.buyer();
  assert.equal((await checkout.call(other, 'GET', `/api/v1/cashier/${orderNo}`)).status, 404);
  assert.equal((await askPart(checkout, { buyer: other, orderNo }, 'balance')).status, 404);
});

test('a balance is paid until its grace period ends, and no longer', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  const [last, late] = [await depositOrder(checkout), await depositOrder(checkout)];
  const lastDay = await advanceTo(checkout, last, dueDayPlus(dueOn, 1));
  await payBalance(checkout, lastDay);
  assert.notEqual((await lastDay.detail()).balance?.paidAt, null);
  const next = await advanceTo(checkout, late, dueDayPlus(dueOn, 2));
  const paying = await askPart(checkout, next, 'balance');
  assert.deepEqual([paying.status, paying.body.code], [409, 'A0513']);
});

test('an offer to pay the balance ends after half an hour, and another can be started', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const first = await startPart(checkout, order, 'balance');
  const open = await findPayment(checkout.deps.db, first);
  assert.ok(open);
  await pollPayment(checkout.payment, open);
  assert.equal((await findPayment(checkout.deps.db, first))?.state, 'WAITING');
  checkout.clock.advance(30 * 60);
  await pollPayment(checkout.payment, open);
  assert.equal((await findPayment(checkout.deps.db, first))?.state, 'CLOSED');
  assert.notEqual(await startPart(checkout, order, 'balance'), first);
});

test('the price of an order is not asked for again while its balance is open', async (t) => {
  const { checkout } = await openDeposit(t);
  const { buyer, orderNo } = await depositOrder(checkout);
  const payload = { orderNo, way: 'qr' };
  const whole = await checkout.call(buyer, 'POST', '/api/v1/payments/alipay', { payload, key: newKey() });
  const again = await askPart(checkout, { buyer, orderNo }, 'deposit');
  assert.deepEqual([whole.body.code, again.body.code], ['A0513', 'A0513']);
});

test('an invoice waits for the balance', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const payload = { type: 'personal', title: '陈海', email: 'chen@example.com' };
  const url = `/api/v1/orders/${order.orderNo}/invoice`;
  const early = await checkout.call(order.buyer, 'POST', url, { payload });
  assert.deepEqual([early.status, early.body.code], [409, 'A0513']);
  await payBalance(checkout, order);
  assert.equal((await checkout.call(order.buyer, 'POST', url, { payload })).status, 200);
});
