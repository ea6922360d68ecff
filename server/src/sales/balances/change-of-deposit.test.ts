import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayOf, daysBetween } from '@portal/shared/rules';
import { addDeparture, changing, seatsOf } from '#src/sales/changes/testing/change-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import {
  cashierOf,
  depositOrder,
  openDeposit,
  orderRow,
  payBalance,
  startPart,
} from './testing/deposit-fixture.ts';

const openMove = async (
  t: Parameters<typeof openDeposit>[0],
  departure: Parameters<typeof addDeparture>[1],
) => {
  const { checkout, dueOn } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const next = await addDeparture(checkout, departure);
  return { checkout, dueOn, order, next, ...changing(checkout, order) };
};

test('a dearer departure adds to the balance, which is due before the new departure', async (t) => {
  const { checkout, dueOn, order, next, ask, move } = await openMove(t, { price: 120_000 });
  const { difference, balance } = (await ask(next)).body.data;
  const due = { balance: 90_000, refund: 0, dueOn: addDays(dueOn, 7) };
  assert.deepEqual([difference, balance], [20_000, due]);
  const moved = await move(next);
  assert.deepEqual([moved.body.data.state, moved.body.data.due], ['DONE', 0]);
  assert.deepEqual(await seatsOf(checkout, next), [0, 1]);
  assert.equal((await cashierOf(checkout, order, 'balance')).amount, 90_000);
  await payBalance(checkout, order);
  const { amount, paidAmount, balance: paid } = await order.detail();
  assert.deepEqual([amount, paidAmount, paid?.dueOn], [120_000, 120_000, due.dueOn]);
});

test('a payment of the former balance is refunded, and the new balance stays open', async (t) => {
  const { checkout, order, next, move } = await openMove(t, { price: 120_000 });
  const former = await startPart(checkout, order, 'balance');
  await move(next);
  assert.notEqual(await startPart(checkout, order, 'balance'), former);
  await checkout.notify(checkout.provider.pay(former));
  await sendRefunds(checkout);
  const { paidAmount, refundedAmount, balance } = await order.detail();
  assert.deepEqual([paidAmount, refundedAmount, balance?.paidAt], [100_000, 70_000, null]);
});

test('a departure below the deposit settles the balance, and the rest of the deposit is refunded', async (t) => {
  const { checkout, order, next, move } = await openMove(t, { price: 25_000 });
  assert.equal((await move(next)).body.data.state, 'DONE');
  await sendRefunds(checkout);
  const { amount, paidAmount, refundedAmount, balance } = await order.detail();
  assert.deepEqual([amount, paidAmount, refundedAmount, balance?.balance], [25_000, 30_000, 5_000, 0]);
  assert.notEqual(balance?.paidAt, null);
});

test('a departure whose balance would be overdue needs the balance first', async (t) => {
  const { checkout, dueOn, order, next, ask } = await openMove(t, { later: -21, price: 100_000 });
  assert.ok(daysBetween(dayOf(checkout.clock.now()), dueOn) < 21);
  const { status, body } = await ask(next);
  assert.deepEqual([status, body.code], [409, 'A0513']);
  assert.match(body.msg, /尾款/);
  await payBalance(checkout, order);
  assert.equal((await ask(next)).status, 200);
});

test('a departure too dear for the deposit needs the balance first', async (t) => {
  const { next, ask } = await openMove(t, { price: 200_000 });
  assert.deepEqual([(await ask(next)).status], [409]);
});

test('after the balance a dearer departure is paid at once', async (t) => {
  const { checkout, order, next, ask, move } = await openMove(t, { price: 130_000 });
  await payBalance(checkout, order);
  assert.equal((await ask(next)).body.data.balance, null);
  assert.equal((await move(next)).body.data.state, 'PENDING');
  const { amount, change, balance } = await cashierOf(checkout, order);
  assert.deepEqual([amount, change, balance], [30_000, next.day, null]);
  await pay(checkout, order.buyer, order.orderNo);
  const { state, paidAmount, travelDay } = await orderRow(checkout, order.orderNo);
  assert.deepEqual([state, paidAmount, travelDay], ['PAID', 130_000, next.day]);
});
