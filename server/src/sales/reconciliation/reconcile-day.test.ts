import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BillDifference, CallData } from '@portal/shared/contract';
import { addDays, dayOf, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { payments } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { BillLine } from '#src/sales/payments/index.ts';
import { type PaidOrder, paidOrder, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import { dueDays, reconcileDue } from './reconciliation-jobs.ts';

const today = (checkout: CheckoutFixture): string => dayOf(checkout.clock.now());

const billed = async (
  checkout: CheckoutFixture,
  { paymentNo }: PaidOrder,
  amount = 100_000,
): Promise<BillLine> => {
  const { db } = checkout.deps.database;
  const [found] = await db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
  return { kind: 'payment', number: paymentNo, tradeNo: found?.tradeNo ?? '', amount };
};

const accountant = (checkout: CheckoutFixture) =>
  checkout.signIn('FINANCE', { perms: ['trade:reconcile:query', 'trade:reconcile:run'] });

type Found = CallData<'GET /api/v1/reconciliations/:day'>;
type Days = CallData<'GET /api/v1/reconciliations'>;

const run = async (
  checkout: CheckoutFixture,
  day: string,
): Promise<{ list: BillDifference[]; days: Days['list'] }> => {
  const who = await accountant(checkout);
  const url = `/api/v1/reconciliations/${day}`;
  const { status, body } = await checkout.call(who, 'POST', `${url}/run`);
  assert.equal(status, 200, JSON.stringify(body));
  const { list } = (await checkout.call<Found>(who, 'GET', `${url}?pageSize=100`)).body.data;
  return { list, days: (await checkout.call<Days>(who, 'GET', '/api/v1/reconciliations')).body.data.list };
};

const named = (list: readonly BillDifference[]): string[] =>
  list.map(({ fault, kind, number }) => `${fault} ${kind} ${number}`).sort();

/** Four paid orders, one of them refunded, and the matching bill. */
const sellAndBill = async (checkout: CheckoutFixture) => {
  const orders: PaidOrder[] = [];
  for (let n = 0; n < 4; n += 1) orders.push(await paidOrder(checkout));
  const [first] = orders;
  assert.ok(first);
  const { refundNo } = (await first.ask(100_000)).body.data;
  await sendRefunds(checkout);
  const lines = await Promise.all(orders.map((order) => billed(checkout, order)));
  const refund: BillLine = { kind: 'refund', number: refundNo, tradeNo: 'x', amount: 100_000 };
  return { orders, lines, refund, day: today(checkout) };
};

test('a bill equal to the ledger has no difference', async (t) => {
  const checkout = await openCheckout(t);
  const { lines, refund, day } = await sellAndBill(checkout);
  checkout.provider.bills.set(day, [...lines, refund]);
  checkout.clock.advance(86_400);
  const { list, days } = await run(checkout, day);
  assert.deepEqual(list, []);
  const { ranAt: _, ...totals } = days[0] ?? { ranAt: '' };
  assert.deepEqual(totals, {
    day,
    provider: 'alipay',
    billPayments: 400_000,
    billRefunds: 100_000,
    bookPayments: 400_000,
    bookRefunds: 100_000,
    lines: 5,
    differences: 0,
    openDifferences: 0,
  });
});

test('a day is exported with its totals and differences', async (t) => {
  const checkout = await openCheckout(t);
  const { lines, refund, day } = await sellAndBill(checkout);
  checkout.provider.bills.set(day, [...lines.slice(1), refund]);
  checkout.clock.advance(86_400);
  await run(checkout, day);
  const { headers } = await accountant(checkout);
  const url = `/api/v1/reconciliations/${day}/file`;
  const { body, headers: answered } = await checkout.app.inject({ url, headers });
  assert.match(String(answered['content-disposition']), new RegExp(`reconciliation-${day}\\.csv`));
  const [, totals, , , difference] = body.split('\r\n');
  assert.equal(totals, `${day},支付宝,3000.00,4000.00,1000.00,1000.00,4,1`);
  assert.match(difference ?? '', /^支付宝,本站有、渠道无,收款,/);
});

test('every planted error is reported once, also by concurrent repeats', async (t) => {
  const checkout = await openCheckout(t);
  const { orders, lines, refund, day } = await sellAndBill(checkout);
  const [same, other, gone, double] = lines;
  assert.ok(same && other && gone && double);
  const foreign: BillLine = { kind: 'payment', number: 'P404', tradeNo: 'T404', amount: 1 };
  checkout.provider.bills.set(day, [same, { ...other, amount: 99_999 }, double, double, foreign]);
  checkout.clock.advance(86_400);
  const planted = [
    `amountDiffers payment ${orders[1]?.paymentNo}`,
    'missingHere payment P404',
    `missingThere payment ${orders[2]?.paymentNo}`,
    `missingThere refund ${refund.number}`,
    `twice payment ${orders[3]?.paymentNo}`,
  ].sort();
  const first = await run(checkout, day);
  assert.deepEqual(named(first.list), planted);
  const again = await Promise.all([run(checkout, day), run(checkout, day)]);
  assert.deepEqual(again[1]?.list, first.list, 'the same rows');
  assert.equal(again[1]?.days[0]?.differences, 5);
  checkout.provider.bills.set(day, [...lines, refund]);
  assert.deepEqual((await run(checkout, day)).list, [], 'what is no difference any more goes');
});

test('a payment before midnight settled after it is a difference of neither day', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const midnight = startOfDay(addDays(today(checkout), 1));
  const asked = new Date(midnight.getTime() - 600_000);
  const { db } = checkout.deps.database;
  await db.update(payments).set({ createdAt: asked, paidAt: new Date(midnight.getTime() + 5000) });
  const day = today(checkout);
  checkout.provider.bills.set(day, [await billed(checkout, order)]);
  checkout.clock.advance(2 * 86_400);
  assert.deepEqual((await run(checkout, day)).list, []);
  assert.deepEqual((await run(checkout, addDays(day, 1))).list, []);
});

test('an unavailable bill leaves the day open until it can be fetched', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const day = today(checkout);
  checkout.clock.set(`${addDays(day, 1)}T10:00:00+08:00`);
  checkout.provider.silent.add('bill');
  await reconcileDue(checkout.payment);
  const who = await accountant(checkout);
  const days = async () => (await checkout.call<Days>(who, 'GET', '/api/v1/reconciliations')).body.data;
  assert.equal((await days()).total, 0);
  checkout.provider.silent.clear();
  checkout.provider.bills.set(day, [await billed(checkout, order)]);
  await Promise.all([reconcileDue(checkout.payment), reconcileDue(checkout.payment)]);
  const { list, total } = await days();
  assert.deepEqual([total, list[0]?.day, list[0]?.differences], [3, day, 0]);
  const asked = checkout.provider.calls.bill;
  await reconcileDue(checkout.payment);
  assert.equal(checkout.provider.calls.bill, asked, 'a day that is done is not asked for again');
});

test('a day that is not over, an invalid day and a missing permission are refused', async (t) => {
  const checkout = await openCheckout(t);
  const [who, member] = [await accountant(checkout), await checkout.buyer()];
  for (const day of [today(checkout), '2026-02-30']) {
    const { status, body } = await checkout.call(who, 'POST', `/api/v1/reconciliations/${day}/run`);
    assert.deepEqual([status, body.field], [400, 'day']);
  }
  assert.equal((await checkout.call(member, 'GET', '/api/v1/reconciliations')).status, 403);
  assert.equal((await checkout.call(member, 'POST', '/api/v1/reconciliations/2026-01-01/run')).status, 403);
});

test('bills are due from ten in the morning in Asia/Shanghai, for three days', () => {
  assert.deepEqual(dueDays(new Date('2028-03-01T09:59:59+08:00')), [
    '2028-02-28',
    '2028-02-27',
    '2028-02-26',
  ]);
  assert.deepEqual(dueDays(new Date('2028-03-01T10:00:00+08:00')), [
    '2028-02-29',
    '2028-02-28',
    '2028-02-27',
  ]);
});

test('a bill missing for more than three days is a difference until it arrives', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const day = today(checkout);
  checkout.provider.silent.add('bill');
  const turn = async (after: number) => {
    checkout.clock.set(`${addDays(day, after)}T10:00:00+08:00`);
    await reconcileDue(checkout.payment);
  };
  const look = async () => {
    const who = await accountant(checkout);
    const { list } = (await checkout.call<Found>(who, 'GET', `/api/v1/reconciliations/${day}`)).body.data;
    return list.map(({ fault, billAmount, bookAmount }) => [fault, billAmount, bookAmount]);
  };
  checkout.provider.silent.clear();
  await turn(0);
  checkout.provider.silent.add('bill');
  for (const after of [1, 2, 3]) await turn(after);
  assert.deepEqual(await look(), []);
  await turn(4);
  await turn(4);
  assert.deepEqual(await look(), [['billMissing', null, 100_000]]);
  const alerts = checkout.logged.filter((line) => line.includes('disagree'));
  assert.equal(alerts.length, 1, 'told once');
  await turn(9);
  checkout.provider.silent.clear();
  checkout.provider.bills.set(day, [await billed(checkout, order)]);
  await turn(10);
  assert.deepEqual(await look(), []);
  const who = await accountant(checkout);
  const { list } = (await checkout.call<Days>(who, 'GET', '/api/v1/reconciliations?pageSize=50')).body.data;
  assert.ok(list.every(({ differences }) => differences === 0));
});

test('a manual run with an unresponsive provider fails and writes nothing', async (t) => {
  const checkout = await openCheckout(t);
  const day = today(checkout);
  checkout.clock.advance(86_400);
  checkout.provider.silent.add('bill');
  const who = await accountant(checkout);
  const { status, body } = await checkout.call(who, 'POST', `/api/v1/reconciliations/${day}/run`);
  assert.deepEqual([status, body.code], [502, 'C0001']);
});
