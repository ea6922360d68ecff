import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { AdminOrderDetail, AdminRefundDetail, RefundRow } from '@portal/shared/contract';
import { addDays, dayOf, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { orders, refunds } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  newKey,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { orderNow, payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { paidOrder, payOrder, sendRefunds, setFulfilment } from './testing/paid-order.ts';

const perms = ['trade:refund:approve', 'trade:order:fulfil', 'biz:order:query'];
const transfer = { reference: 'ICBC-20261122-0007', amount: 100_000 };

/** A portal with two clerks; one may refund 2,500 yuan a day alone. An order is 1,000 yuan. */
const openDesk = async (t: TestContext) => {
  const checkout = await openCheckout(t, { seats: 30, env: { REFUND_LIMIT: '2500' } });
  const [clerk, colleague] = [
    await checkout.signIn('FINANCE', { perms }),
    await checkout.signIn('FINANCE', { perms: [] }),
  ];
  return { checkout, clerk, colleague };
};

const give = (checkout: CheckoutFixture, who: Buyer, orderNo: string, amount: number) =>
  checkout.call<RefundRow>(who, 'POST', `/api/v1/staff/orders/${orderNo}/refund-part`, {
    payload: { reason: '补偿', amount },
    key: newKey(),
  });

const giveAll = (checkout: CheckoutFixture, who: Buyer, orderNo: string) =>
  checkout.call<RefundRow>(who, 'POST', `/api/v1/staff/orders/${orderNo}/refund`, {
    payload: { reason: '补偿', expectedRefund: 100_000 },
    key: newKey(),
  });

const act = (checkout: CheckoutFixture, who: Buyer, refundNo: string, deed: string, payload: object = {}) =>
  checkout.call<{ refundNo: string }>(who, 'POST', `/api/v1/refunds/${refundNo}/${deed}`, { payload });

const statusOf = ({ checkout }: { checkout: CheckoutFixture }, orderNo: string) =>
  checkout.deps.db.select().from(orders).where(eq(orders.orderNo, orderNo));

/** Lets the provider refuse the due refunds. */
const fail = async (checkout: CheckoutFixture, refundNo: string): Promise<void> => {
  checkout.provider.failing.set(refundNo, 'REFUND_CLOSED');
  await sendRefunds(checkout);
};

test('a buyer among staff cannot refund, approve, reject, retry or transfer for their own order, also at once', async (t) => {
  const desk = await openDesk(t);
  const { checkout, clerk } = desk;
  const order = await payOrder(checkout, clerk, await checkout.order(clerk));
  const own = await Promise.all([
    give(checkout, clerk, order.orderNo, 99_999),
    give(checkout, clerk, order.orderNo, 1),
    giveAll(checkout, clerk, order.orderNo),
    giveAll(checkout, clerk, order.orderNo),
  ]);
  assert.deepEqual(
    own.map(({ status, body }) => [status, body.code]),
    own.map(() => [403, 'A0233']),
  );
  assert.equal(own[0]?.body.msg, '这是您自己购买的订单，须由其他同事处理退款');
  assert.deepEqual(await order.refunds(), []);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const { refundNo } = (await order.ask(100_000)).body.data;
  const decided = await Promise.all([
    act(checkout, clerk, refundNo, 'approve'),
    act(checkout, clerk, refundNo, 'approve'),
    act(checkout, clerk, refundNo, 'reject', { reason: '不退' }),
  ]);
  assert.deepEqual(
    decided.map(({ status }) => status),
    [403, 403, 403],
  );
  assert.equal((await order.refunds())[0]?.state, 'REQUESTED');
  const detail = await checkout.call<AdminRefundDetail>(clerk, 'GET', `/api/v1/refunds/${refundNo}`);
  assert.deepEqual(detail.body.data.bars, { approve: 'bought', reject: 'bought', transfer: 'bought' });
  const seen = await checkout.call<AdminOrderDetail>(clerk, 'GET', `/api/v1/staff/orders/${order.orderNo}`);
  assert.deepEqual([seen.body.data.isOwn, seen.body.data.refundAlone], [true, 250_000]);
  assert.equal((await act(checkout, desk.colleague, refundNo, 'approve')).status, 200);
  await fail(checkout, refundNo);
  for (const [deed, payload] of [
    ['retry', {}],
    ['transfer', transfer],
  ] as const)
    assert.equal((await act(checkout, clerk, refundNo, deed, payload)).body.code, 'A0233', deed);
  assert.equal((await act(checkout, desk.colleague, refundNo, 'transfer', transfer)).status, 200);
});

test('a buyer among staff cannot cancel their own order for the agency, which refunds it in full', async (t) => {
  const { checkout, clerk } = await openDesk(t);
  const order = await payAny(checkout, clerk, { kind: 'hotel', day: checkout.day });
  const payload = { event: 'rejectRoom', reason: '台风' };
  const url = `/api/v1/orders/${order.orderNo}/fulfilment`;
  const { status, body } = await checkout.call(clerk, 'POST', url, { payload });
  assert.deepEqual([status, body.code], [403, 'A0233']);
  const { state, fulfilment } = await orderNow(checkout, order);
  assert.deepEqual([state, fulfilment], ['PAID', order.fulfilment]);
});

test('beyond the daily limit a refund waits for a second person, its proposer being refused', async (t) => {
  const desk = await openDesk(t);
  const { checkout, clerk, colleague } = desk;
  const paid = [await paidOrder(checkout), await paidOrder(checkout), await paidOrder(checkout)];
  const replies = [];
  for (const { orderNo } of paid) replies.push((await giveAll(checkout, clerk, orderNo)).body.data);
  assert.deepEqual(
    replies.map(({ state }) => state),
    ['APPROVED', 'APPROVED', 'REQUESTED'],
  );
  const [, , last] = replies;
  assert.ok(last);
  const [waiting] = await statusOf(desk, last.orderNo);
  assert.equal(waiting?.state, 'REFUND_REQUESTED');
  const tries = await Promise.all([1, 2, 3].map(() => act(checkout, clerk, last.refundNo, 'approve')));
  assert.deepEqual(
    tries.map(({ status, body }) => [status, body.code]),
    tries.map(() => [403, 'A0233']),
  );
  assert.equal(await sendRefunds(checkout), 2, 'the proposal is not sent');
  assert.equal((await act(checkout, colleague, last.refundNo, 'approve')).status, 200);
  await fail(checkout, last.refundNo);
  assert.equal((await act(checkout, clerk, last.refundNo, 'retry')).body.code, 'A0233');
  assert.equal((await act(checkout, clerk, last.refundNo, 'transfer', transfer)).body.code, 'A0233');
  assert.equal((await act(checkout, colleague, last.refundNo, 'transfer', transfer)).body.code, 'A0233');
  const retried = await act(checkout, colleague, last.refundNo, 'retry');
  assert.equal(retried.status, 200);
  await fail(checkout, retried.body.data.refundNo);
  const third = await checkout.signIn('FINANCE', { perms: [] });
  const done = await act(checkout, third, retried.body.data.refundNo, 'transfer', transfer);
  assert.equal(done.status, 200, done.body.msg);
  assert.equal((await statusOf(desk, last.orderNo))[0]?.state, 'REFUNDED');
});

test('concurrent refunds by one person stay within the daily limit', async (t) => {
  const { checkout, clerk } = await openDesk(t);
  const paid = [];
  for (let count = 0; count < 6; count += 1) paid.push(await paidOrder(checkout));
  const replies = await Promise.all(paid.map(({ orderNo }) => give(checkout, clerk, orderNo, 60_000)));
  assert.deepEqual(replies.map(({ body }) => body.data.state).sort(), [
    ...['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED'],
    ...['REQUESTED', 'REQUESTED'],
  ]);
});

test('refunds at different times share the limit of their business day, the next day has its own', async (t) => {
  const { checkout } = await openDesk(t);
  const midnight = startOfDay(addDays(dayOf(new Date()), 2));
  checkout.clock.set(new Date(midnight.getTime() - 150_000));
  const clerk = await checkout.signIn('FINANCE', { perms });
  const states = [];
  for (let count = 0; count < 4; count += 1) {
    const { orderNo } = await paidOrder(checkout);
    states.push((await give(checkout, clerk, orderNo, 90_000)).body.data.state);
    checkout.clock.advance(50);
  }
  assert.deepEqual(states, ['APPROVED', 'APPROVED', 'REQUESTED', 'APPROVED']);
});

test('a proposer withdraws what a second person has not approved, and the limit of the day is as before', async (t) => {
  const { checkout, clerk } = await openDesk(t);
  const [first, second] = [await paidOrder(checkout), await paidOrder(checkout)];
  await give(checkout, clerk, first.orderNo, 100_000);
  checkout.clock.advance(60);
  const third = await paidOrder(checkout);
  await give(checkout, clerk, third.orderNo, 100_000);
  const { refundNo, state } = (await give(checkout, clerk, second.orderNo, 60_000)).body.data;
  assert.equal(state, 'REQUESTED');
  assert.equal((await act(checkout, clerk, refundNo, 'reject', { reason: '误操作' })).status, 200);
  assert.equal((await second.detail()).state, 'PAID');
  assert.equal((await give(checkout, clerk, second.orderNo, 50_000)).body.data.state, 'APPROVED');
});

test('an expensive room that staff refuse is refunded once a second person approves', async (t) => {
  const { checkout, clerk, colleague } = await openDesk(t);
  const buyer = await checkout.buyer();
  const order = await payAny(checkout, buyer, { kind: 'hotel', day: checkout.day, people: 26 });
  const payload = { event: 'rejectRoom', reason: '台风' };
  const url = `/api/v1/orders/${order.orderNo}/fulfilment`;
  assert.equal((await checkout.call(clerk, 'POST', url, { payload })).status, 200);
  assert.equal((await orderNow(checkout, order)).state, 'REFUND_REQUESTED');
  const [refund] = await checkout.deps.db.select().from(refunds);
  assert.ok(refund);
  for (const staff of [clerk, colleague]) {
    const rejected = await act(checkout, staff, refund.refundNo, 'reject', { reason: '不退' });
    assert.deepEqual([rejected.status, rejected.body.code], [409, 'A0513'], 'the room is cancelled');
  }
  assert.equal((await act(checkout, clerk, refund.refundNo, 'approve')).status, 403);
  assert.equal((await act(checkout, colleague, refund.refundNo, 'approve')).status, 200);
  await sendRefunds(checkout);
  assert.equal((await orderNow(checkout, order)).state, 'REFUNDED');
});

test('the database refuses a decision by the proposer where a second person is needed', async (t) => {
  const { checkout, clerk } = await openDesk(t);
  const order = await paidOrder(checkout);
  await give(checkout, clerk, order.orderNo, 1_000);
  const { db } = checkout.deps.database;
  await assert.rejects(db.update(refunds).set({ secondPerson: true }), (error: Error) =>
    /refunds_second_person/.test(String(error.cause)),
  );
});
