import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { notifications } from '#src/platform/database/index.ts';
import { pollPayment } from '#src/sales/payments/index.ts';
import { findPayment } from '#src/sales/payments/payment-repository.ts';
import { advanceTo, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import { cancelMissedBalances } from './cancel-missed-balances.ts';
import { remindBalances } from './remind-balances.ts';
import {
  depositOrder,
  dueDayPlus,
  openDeposit,
  orderRow,
  payBalance,
  startPart,
} from './testing/deposit-fixture.ts';

type Checkout = Awaited<ReturnType<typeof openDeposit>>['checkout'];

const noticesOf = async ({ deps }: Checkout, event: string) =>
  (
    await deps.db.select().from(notifications).where(eq(notifications.event, event)).orderBy(notifications.id)
  ).map(({ channel, occurrence }) => `${channel} ${occurrence}`);

test('a missed balance cancels the order: the fee of that day is kept, the rest and the seat go back', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  const order = await depositOrder(checkout);
  checkout.clock.set(new Date(Date.parse(dueDayPlus(dueOn, 2)) - 1));
  assert.equal(await cancelMissedBalances(checkout.payment), 0, 'not within the grace period');
  const after = await advanceTo(checkout, order, dueDayPlus(dueOn, 2));
  const runs = [cancelMissedBalances(checkout.payment), cancelMissedBalances(checkout.payment)];
  assert.deepEqual((await Promise.all(runs)).sort(), [0, 1]);
  await sendRefunds(checkout);
  const { state, closedReason, refundedAmount, timeline } = await after.detail();
  assert.deepEqual([state, closedReason, refundedAmount], ['PARTIALLY_REFUNDED', 'refunded', 10_000]);
  assert.ok(timeline.some(({ event }) => event === 'missBalance'));
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  assert.equal((await noticesOf(checkout, 'missBalance')).length, 1);
});

test('the fee is that of the day of cancellation, also when the job runs days later', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  const order = await depositOrder(checkout);
  checkout.clock.set(dueDayPlus(dueOn, 9));
  assert.equal(await cancelMissedBalances(checkout.payment), 1);
  await sendRefunds(checkout);
  assert.equal((await orderRow(checkout, order.orderNo)).refundedAmount, 10_000);
});

test('a balance that is being paid is not missed', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const last = await advanceTo(
    checkout,
    order,
    new Date(Date.parse(dueDayPlus(dueOn, 2)) - 60_000).toISOString(),
  );
  const paymentNo = await startPart(checkout, last, 'balance');
  checkout.clock.set(dueDayPlus(dueOn, 2));
  assert.equal(await cancelMissedBalances(checkout.payment), 0);
  await checkout.notify(checkout.provider.pay(paymentNo));
  assert.notEqual((await last.detail()).balance?.paidAt, null);
});

test('a payment of the balance that arrives after the cancellation is refunded in full', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const paymentNo = await startPart(checkout, order, 'balance');
  checkout.clock.set(dueDayPlus(dueOn, 2));
  const open = await findPayment(checkout.deps.db, paymentNo);
  assert.ok(open);
  await pollPayment(checkout.payment, open);
  assert.equal(await cancelMissedBalances(checkout.payment), 1);
  await checkout.notify(checkout.provider.pay(paymentNo));
  await sendRefunds(checkout);
  const { state, paidAmount, refundedAmount } = await orderRow(checkout, order.orderNo);
  assert.deepEqual([state, paidAmount, refundedAmount], ['PARTIALLY_REFUNDED', 100_000, 80_000]);
  assert.equal((await noticesOf(checkout, 'payBalanceLate')).length, 1);
});

test('the buyer is reminded seven days and a day before the due day, once each on several servers', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  await depositOrder(checkout);
  const remindOn = async (day: number) => {
    checkout.clock.set(dueDayPlus(dueOn, day));
    await Promise.all([remindBalances(checkout.deps), remindBalances(checkout.deps)]);
    return noticesOf(checkout, 'remindBalance');
  };
  assert.deepEqual(await remindOn(-8), []);
  assert.deepEqual(await remindOn(-7), [`sms ${dueOn} -7`]);
  assert.deepEqual(await remindOn(-2), [`sms ${dueOn} -7`]);
  assert.deepEqual(await remindOn(-1), [`sms ${dueOn} -7`, `sms ${dueOn} -1`]);
  assert.equal((await remindOn(0)).length, 2);
});

test('a paid balance is neither reminded of nor missed', async (t) => {
  const { checkout, dueOn } = await openDeposit(t);
  await payBalance(checkout, await depositOrder(checkout));
  checkout.clock.set(dueDayPlus(dueOn, -1));
  await remindBalances(checkout.deps);
  assert.deepEqual(await noticesOf(checkout, 'remindBalance'), []);
  checkout.clock.set(dueDayPlus(dueOn, 5));
  assert.equal(await cancelMissedBalances(checkout.payment), 0);
});
