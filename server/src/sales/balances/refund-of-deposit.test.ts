import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { buyerWithCoupon, ownCoupons } from '#src/sales/coupons/testing/coupon-fixture.ts';
import { runDatedSteps } from '#src/sales/fulfilment/index.ts';
import {
  advanceTo,
  giveRefund,
  ownOrder,
  rejectRefund,
  sendRefunds,
  setFulfilment,
} from '#src/sales/refunds/testing/paid-order.ts';
import { depositOrder, openDeposit, orderRow, payBalance, startPart } from './testing/deposit-fixture.ts';

const daysBefore = (day: string, days: number): string => `${addDays(day, -days)}T12:00:00+08:00`;

test('a cancelled deposit is refunded less the fee of the whole price', async (t) => {
  const { checkout } = await openDeposit(t);
  const early = await depositOrder(checkout);
  const { possible, paid, fee, refund } = await early.quote();
  assert.deepEqual([possible, paid, fee, refund], [true, 30_000, 0, 30_000]);
  assert.equal((await early.ask(30_000)).status, 200);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await early.detail();
  assert.deepEqual([state, refundedAmount], ['REFUNDED', 30_000]);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
});

test('a coupon lowers the price of which the deposit is a share, and is returned with a full refund', async (t) => {
  const { checkout } = await openDeposit(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const { body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  const own = { buyer, orderNo: body.data.orderNo };
  const paymentNo = await startPart(checkout, own, 'deposit');
  await checkout.notify(checkout.provider.pay(paymentNo));
  const order = ownOrder(checkout, { ...own, paymentNo });
  const { balance } = await order.detail();
  assert.deepEqual([balance?.deposit, balance?.balance], [26_400, 61_600]);
  assert.equal((await order.quote()).coupon, 'returned');
  await order.ask(26_400);
  await sendRefunds(checkout);
  assert.deepEqual(
    (await ownCoupons(checkout, buyer)).map(({ state }) => state),
    ['usable'],
  );
});

test('where the fee is a fifth of the price, a tenth of it comes back', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await advanceTo(checkout, await depositOrder(checkout), daysBefore(checkout.day, 14));
  const { paid, fee, refund } = await order.quote();
  assert.deepEqual([paid, fee, refund], [30_000, 20_000, 10_000]);
  assert.equal((await order.ask(10_000)).status, 200);
  await sendRefunds(checkout);
  const { state, closedReason, refundedAmount } = await order.detail();
  assert.deepEqual([state, closedReason, refundedAmount], ['PARTIALLY_REFUNDED', 'refunded', 10_000]);
});

test('a fee above the deposit leaves nothing to refund, and never a debt', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await advanceTo(checkout, await depositOrder(checkout), daysBefore(checkout.day, 4));
  const { possible, why, fee, refund } = await order.quote();
  assert.deepEqual([possible, fee, refund], [false, 30_000, 0]);
  assert.match(why?.zh ?? '', /订金/);
});

test('deposit and balance are refunded together, each to its own payment', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  await payBalance(checkout, order);
  assert.equal((await order.ask(100_000)).status, 200);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual([state, refundedAmount], ['REFUNDED', 100_000]);
  assert.deepEqual(
    (await order.refunds()).map(({ amount }) => amount).sort((a, b) => a - b),
    [30_000, 70_000],
  );
});

test('a group that is not formed gets its deposits back in full', async (t) => {
  const { checkout } = await openDeposit(t);
  await checkout.deps.db
    .update(products)
    .set({ content: sql`${products.content} || '{"minGroup": 4, "cutoffDays": 25}'` })
    .where(eq(products.id, checkout.tourId));
  const order = await depositOrder(checkout);
  const after = await advanceTo(checkout, order, daysBefore(checkout.day, 24));
  await runDatedSteps({ ...checkout.payment });
  await sendRefunds(checkout);
  const { state, fulfilment, refundedAmount } = await after.detail();
  assert.deepEqual([state, fulfilment, refundedAmount], ['REFUNDED', 'FAILED_GROUP', 30_000]);
});

test('a part of an order is refunded once its balance is paid', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  await assert.rejects(giveRefund(checkout, order.orderNo, 1_000), { code: 'A0513' });
  await payBalance(checkout, order);
  await giveRefund(checkout, order.orderNo, 1_000);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).refundedAmount, 1_000);
});

test('a payment of the balance during a refund is refunded', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  const paymentNo = await startPart(checkout, order, 'balance');
  assert.equal((await order.ask(30_000)).status, 200);
  await checkout.notify(checkout.provider.pay(paymentNo));
  await sendRefunds(checkout);
  const { state, paidAmount, refundedAmount } = await order.detail();
  assert.deepEqual([state, paidAmount, refundedAmount], ['REFUNDED', 100_000, 100_000]);
});

test('a rejected refund leaves the balance open', async (t) => {
  const { checkout } = await openDeposit(t);
  const order = await depositOrder(checkout);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const { body } = await order.ask(30_000);
  await rejectRefund(checkout, body.data.refundNo, '已成团');
  await payBalance(checkout, order);
  assert.equal((await orderRow(checkout, order.orderNo)).paidAmount, 100_000);
});

test('travellers depart with a paid balance only', async (t) => {
  const { checkout } = await openDeposit(t);
  const [open, paid] = [await depositOrder(checkout), await depositOrder(checkout)];
  await payBalance(checkout, paid);
  for (const { orderNo } of [open, paid]) await setFulfilment(checkout, orderNo, 'CONFIRMED');
  checkout.clock.set(daysBefore(checkout.day, 0));
  await runDatedSteps({ ...checkout.payment });
  const fulfilments = [open, paid].map(({ orderNo }) => orderRow(checkout, orderNo));
  assert.deepEqual(
    (await Promise.all(fulfilments)).map(({ fulfilment }) => fulfilment),
    ['CONFIRMED', 'TRAVELLING'],
  );
});
