import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail, PaymentStatus } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { inventory, orders, paymentEvents, payments, products, refunds } from '../../db/schema/index.ts';
import { sweepOrders } from '../order/sweep-orders.ts';
import { adult, type Buyer, openShop, type Shop } from '../order/testing/shop.ts';
import { runDueRefunds } from './refund-service.ts';

const detailOf = async (shop: Shop, buyer: Buyer, orderNo: string): Promise<OrderDetail> =>
  (await shop.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`)).body.data;

const outcomes = async (shop: Shop): Promise<string[]> =>
  (await shop.deps.database.db.select().from(paymentEvents)).map(({ outcome }) => outcome).sort();

/** A buyer with an order whose payment has been started. */
const atTheCashier = async (shop: Shop) => {
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const paymentNo = await shop.startPaying(buyer, orderNo);
  return { buyer, orderNo, paymentNo };
};

test('a genuine notice pays the order, sells its seats and tells the buyer so', async (t) => {
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
  const [product] = await shop.deps.database.db.select().from(products);
  assert.equal(product?.soldCount, 1);
});

test('ten orders, ten notices each, shuffled and all at once: each is paid once', async (t) => {
  const shop = await openShop(t, { seats: 20 });
  const waiting = await Promise.all(Array.from({ length: 10 }, () => atTheCashier(shop)));
  const notices = waiting.flatMap(({ paymentNo }) => Array(10).fill(shop.provider.pay(paymentNo)));
  notices.sort(() => Math.random() - 0.5);
  const answers = await Promise.all(notices.map((notice) => shop.notify(notice)));
  assert.deepEqual([...new Set(answers.map(({ text }) => text))], ['success']);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 10, total: 20 });
  const told = await outcomes(shop);
  assert.equal(told.filter((outcome) => outcome === 'paid').length, 10);
  assert.equal(told.filter((outcome) => outcome === 'repeat').length, 90);
});

const forgeries: [string, (notice: Record<string, string>) => Record<string, string>, string, string?][] = [
  ['a wrong signature', (notice) => ({ ...notice, sign: 'bad' }), 'forged'],
  ['no signature', ({ sign: _sign, ...notice }) => notice, 'forged'],
  ['nothing readable', () => ({ sign: 'good' }), 'unreadable'],
  ['another amount', (notice) => ({ ...notice, amount: '1' }), 'anomaly', 'ANOMALY'],
  ['a fraction of a fen', (notice) => ({ ...notice, amount: '100000.5' }), 'anomaly', 'ANOMALY'],
  ['another app', (notice) => ({ ...notice, appId: 'app-2' }), 'anomaly'],
  ['another seller', (notice) => ({ ...notice, sellerId: 'seller-2' }), 'anomaly'],
  ['a payment nobody asked for', (notice) => ({ ...notice, paymentNo: 'P261120AAAAAAAAAA' }), 'unknown'],
];

for (const [what, forge, outcome, state = 'WAITING'] of forgeries)
  test(`a notice with ${what} never pays; it is kept and alerted`, async (t) => {
    const shop = await openShop(t);
    const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
    const good = shop.provider.notice(paymentNo, 'trade-1', 100_000);
    const answer = await shop.notify(forge(good));
    assert.equal(answer.text, 'failure');
    assert.ok(answer.status >= 400 && answer.status < 500);
    assert.equal((await detailOf(shop, buyer, orderNo)).state, 'PENDING_PAYMENT');
    const { db } = shop.deps.database;
    const [event] = await db.select().from(paymentEvents);
    assert.equal(event?.outcome, outcome);
    assert.deepEqual(event?.raw, forge(good));
    assert.ok(
      shop.logged.some((line) => JSON.parse(line).level >= 50),
      'an alert is logged',
    );
    const [payment] = await db.select().from(payments);
    assert.equal(payment?.state, state);
  });

test('after an anomaly the right notice still pays', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.notify({ ...shop.provider.pay(paymentNo), amount: '1' });
  await shop.notify(shop.provider.pay(paymentNo));
  assert.equal((await detailOf(shop, buyer, orderNo)).state, 'PAID');
});

test('bodies that are no notices are refused, and never a fault of ours', async (t) => {
  const shop = await openShop(t);
  const { app, provider } = shop;
  const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({ method: 'POST', url: provider.noticePath, headers: { 'content-type': type }, payload });
  for (const reply of [
    await post(''),
    await post('%00=%00&sign=good'),
    await post('a=%ED%A0%80&__proto__=1'),
    await post('x'.repeat(40_000)),
    await post('{"sign":"good"}', 'application/json'),
    await app.inject({ method: 'POST', url: provider.noticePath }),
  ]) {
    assert.equal(reply.body, 'failure');
    assert.ok(reply.statusCode >= 400 && reply.statusCode < 500, String(reply.statusCode));
  }
});

test('a flood of forged notices is answered, but not all of it is kept', async (t) => {
  const shop = await openShop(t);
  for (let sent = 0; sent < 130; sent += 1) await shop.notify({ sign: 'bad', sent: String(sent) });
  assert.equal(await shop.deps.database.db.$count(paymentEvents), 120);
  shop.clock.advance(61);
  await shop.notify({ sign: 'bad' });
  assert.equal(await shop.deps.database.db.$count(paymentEvents), 121);
});

test('paid at the very moment its time ends, an order is paid with stock or the money goes back', async (t) => {
  const shop = await openShop(t, { seats: 12 });
  const waiting = await Promise.all(Array.from({ length: 12 }, () => atTheCashier(shop)));
  shop.clock.advance(30 * 60);
  const notices = waiting.map(({ paymentNo }) => shop.provider.pay(paymentNo));
  await Promise.all([
    ...notices.slice(0, 6).map((notice) => shop.notify(notice)),
    sweepOrders(shop.payment),
    ...notices.slice(6).map((notice) => shop.notify(notice)),
    sweepOrders(shop.payment),
  ]);
  await runDueRefunds(shop.payment);
  const rows = await shop.deps.database.db.select().from(orders);
  for (const { state, paidAmount, refundedAmount } of rows)
    assert.ok(
      (state === 'PAID' && refundedAmount === 0) || (state === 'CLOSED' && refundedAmount === paidAmount),
      `${state} ${paidAmount} ${refundedAmount}`,
    );
  assert.equal(rows.filter(({ paidAmount }) => paidAmount > 0).length, 12);
});

test('money that comes after closing takes the seats again while there are any', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  shop.clock.advance(31 * 60);
  assert.equal(await sweepOrders(shop.payment), 1);
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

test('money that comes when the seats are gone goes back, once', async (t) => {
  const shop = await openShop(t, { seats: 1 });
  const late = await atTheCashier(shop);
  shop.clock.advance(31 * 60);
  await sweepOrders(shop.payment);
  const other = await shop.buyer();
  await shop.order(other, { travellers: [adult(2)] });
  const notice = shop.provider.pay(late.paymentNo);
  await Promise.all(Array.from({ length: 5 }, () => shop.notify(notice)));
  await Promise.all([runDueRefunds(shop.payment), runDueRefunds(shop.payment)]);
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

test('money that comes after booking has closed goes back', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await shop.deps.database.db.update(inventory).set({ closesAt: new Date(shop.clock.now().getTime() - 1) });
  await shop.notify(shop.provider.pay(paymentNo));
  await runDueRefunds(shop.payment);
  assert.equal((await detailOf(shop, buyer, orderNo)).refundedAmount, 100_000);
});

test('one order paid twice, by code and by page, keeps one payment and gives the other back', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  const second = await shop.startPaying(buyer, orderNo, 'page');
  assert.notEqual(second, paymentNo);
  const notices = [shop.provider.pay(paymentNo), shop.provider.pay(second)];
  const answers = await Promise.all([...notices, ...notices].map((notice) => shop.notify(notice)));
  assert.deepEqual([...new Set(answers.map(({ text }) => text))], ['success']);
  await runDueRefunds(shop.payment);
  const order = await detailOf(shop, buyer, orderNo);
  assert.deepEqual([order.state, order.paidAmount, order.refundedAmount], ['PAID', 200_000, 100_000]);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 1, total: 10 });
});

test("a trade that paid one order cannot pay another's", async (t) => {
  const shop = await openShop(t);
  const first = await atTheCashier(shop);
  const notice = shop.provider.pay(first.paymentNo);
  await shop.notify(notice);
  const second = await atTheCashier(shop);
  const answer = await shop.notify({ ...notice, paymentNo: second.paymentNo });
  assert.equal(answer.text, 'failure');
  assert.equal((await detailOf(shop, second.buyer, second.orderNo)).state, 'PENDING_PAYMENT');
});

test('a refund is sent under one number until its answer comes, and done once', async (t) => {
  const shop = await openShop(t, { seats: 1 });
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await shop.order(await shop.buyer(), { travellers: [adult(2)] });
  await shop.notify(shop.provider.pay(paymentNo));
  const { provider, payment, clock } = shop;
  provider.silent.add('refund');
  await runDueRefunds(payment);
  assert.equal(await runDueRefunds(payment), 0, 'not at once again');
  provider.silent.clear();
  provider.losesRefundAnswers = true;
  clock.advance(31);
  await runDueRefunds(payment);
  provider.losesRefundAnswers = false;
  clock.advance(61);
  await runDueRefunds(payment);
  clock.advance(7200);
  await runDueRefunds(payment);
  assert.equal(provider.refunds.size, 1);
  assert.equal(provider.calls.refund, 2);
  assert.equal((await detailOf(shop, buyer, orderNo)).refundedAmount, 100_000);
});

test('a refused refund is alerted and tried again under its number', async (t) => {
  const shop = await openShop(t, { seats: 1 });
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await shop.order(await shop.buyer(), { travellers: [adult(2)] });
  await shop.notify(shop.provider.notice(paymentNo, 'trade-x', 100_000));
  await runDueRefunds(shop.payment);
  const { db } = shop.deps.database;
  const [failed] = await db.select().from(refunds);
  assert.deepEqual([failed?.state, failed?.lastError], ['FAILED', 'not paid']);
  assert.ok(shop.logged.some((line) => line.includes('refund refused')));
  shop.provider.pay(paymentNo);
  shop.clock.advance(3601);
  await runDueRefunds(shop.payment);
  const [done] = await db.select().from(refunds);
  assert.deepEqual([done?.state, done?.refundNo], ['SUCCESS', failed?.refundNo]);
});

test('a closed notice ends an open payment and leaves a paid one alone', async (t) => {
  const shop = await openShop(t);
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  const paid = shop.provider.pay(paymentNo);
  const other = await shop.startPaying(buyer, orderNo, 'page');
  await shop.notify({ ...shop.provider.notice(other, 'trade-o', 100_000), state: 'closed' });
  await shop.notify(paid);
  await shop.notify({ ...paid, state: 'closed' });
  const { db } = shop.deps.database;
  const stateOf = async (no: string) =>
    (await db.select().from(payments).where(eq(payments.paymentNo, no)))[0]?.state;
  assert.deepEqual([await stateOf(paymentNo), await stateOf(other)], ['SUCCESS', 'CLOSED']);
  assert.equal((await detailOf(shop, buyer, orderNo)).state, 'PAID');
});
