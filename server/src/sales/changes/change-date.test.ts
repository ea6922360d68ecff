import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { inventory, refunds, trips } from '#src/platform/database/index.ts';
import { newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { sendRefunds, setDaysUntilTravel, transition } from '#src/sales/refunds/testing/paid-order.ts';
import { addDeparture, changing, openChange, seatsOf } from './testing/change-fixture.ts';

test('a change to a cheaper departure is done at once, and the difference is refunded', async (t) => {
  const { checkout, order, former, ask, confirm } = await openChange(t);
  const next = await addDeparture(checkout, { price: 80_000 });
  const { data: quote } = (await ask(next)).body;
  assert.deepEqual(
    [quote.from, quote.day, quote.before, quote.amount, quote.difference, quote.coupon, quote.invoice],
    [former.day, next.day, 100_000, 80_000, -20_000, null, null],
  );
  const { status, body } = await confirm(next, quote.version);
  assert.deepEqual([status, body.data.state, body.data.due], [200, 'DONE', 0]);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 0],
      [0, 1],
    ],
  );
  await sendRefunds(checkout);
  const detail = await order.detail();
  assert.deepEqual(
    [detail.state, detail.travelDay, detail.amount, detail.paidAmount, detail.refundedAmount],
    ['PAID', next.day, 80_000, 100_000, 20_000],
  );
  assert.deepEqual(detail.lines, quote.lines);
  const { paid, refund } = await order.quote();
  assert.deepEqual([paid, refund], [80_000, 80_000], 'a refund is of the new price');
});

test('a dearer departure is held until its difference is paid, then the former seats are released', async (t) => {
  const { checkout, order, former, move, changes } = await openChange(t);
  const next = await addDeparture(checkout, { price: 130_000 });
  const { body } = await move(next);
  assert.deepEqual([body.data.state, body.data.due], ['PENDING', 30_000]);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 1],
      [1, 0],
    ],
  );
  assert.equal((await order.detail()).travelDay, former.day, 'the order is as it was');
  assert.deepEqual((await changes()).pending, {
    day: next.day,
    due: 30_000,
    expiresAt: body.data.expiresAt,
  });
  const cashier = await checkout.call<object>(order.buyer, 'GET', `/api/v1/cashier/${order.orderNo}`);
  assert.partialDeepStrictEqual(cashier.body.data, {
    ...{ state: 'PENDING_PAYMENT', amount: 30_000, change: next.day, expiresAt: body.data.expiresAt },
  });
  await pay(checkout, order.buyer, order.orderNo);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 0],
      [0, 1],
    ],
  );
  const detail = await order.detail();
  assert.deepEqual(
    [detail.state, detail.travelDay, detail.amount, detail.paidAmount],
    ['PAID', next.day, 130_000, 130_000],
  );
  assert.deepEqual(
    detail.timeline.slice(-3).map(({ event }) => event),
    ['holdChange', 'payDifference', 'changeDate'],
  );
});

test('a refund of a changed order goes back to both of its payments', async (t) => {
  const { checkout, order, move } = await openChange(t);
  await move(await addDeparture(checkout, { price: 130_000 }));
  await pay(checkout, order.buyer, order.orderNo);
  const { refund } = await order.quote();
  assert.equal(refund, 130_000);
  assert.equal((await order.ask(refund)).status, 200);
  const shares = (await order.refunds()).map(({ amount }) => amount);
  assert.deepEqual(shares.sort(), [100_000, 30_000]);
  assert.equal((await order.detail()).state, 'REFUNDING');
  await sendRefunds(checkout);
  const detail = await order.detail();
  assert.deepEqual([detail.state, detail.refundedAmount], ['REFUNDED', 130_000]);
});

test('a confirmed change is confirmed again with the same result', async (t) => {
  const { checkout, order, ask, confirm } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  const { version } = (await ask(next)).body.data;
  const key = newKey();
  const first = await confirm(next, version, key);
  const again = await confirm(next, version, key);
  assert.deepEqual([first.status, again.status, again.body.data], [200, 200, first.body.data]);
  assert.deepEqual(await seatsOf(checkout, next), [0, 1]);
  assert.equal((await order.detail()).timeline.filter(({ event }) => event === 'changeDate').length, 1);
});

test('a quote of yesterday is refused with the new difference, and moves nothing', async (t) => {
  const { checkout, former, ask, confirm } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  const { version } = (await ask(next)).body.data;
  await checkout.deps.db.update(inventory).set({ price: 112_000 }).where(eq(inventory.day, next.day));
  const { status, body } = await confirm(next, version);
  assert.deepEqual([status, body.code], [409, 'A0511']);
  assert.match(body.msg, /120\.00/);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 1],
      [0, 0],
    ],
  );
});

test('a change back to the former departure takes its seats again', async (t) => {
  const { checkout, former, move } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  await move(next);
  assert.equal((await move(former)).status, 200);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 1],
      [0, 0],
    ],
  );
});

test('travellers are free on their former days after a change, and taken on the new ones', async (t) => {
  const { checkout, order, former, move } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000, later: 1 });
  await move(next);
  const days = await checkout.deps.db.select({ day: trips.day }).from(trips);
  assert.deepEqual(days.map(({ day }) => day).sort(), [next.day, addDays(next.day, 1)]);
  assert.equal((await checkout.book(order.buyer)).body.field, 'travellers/0', 'the days overlap');
  const free = await addDeparture(checkout, { price: 100_000, later: -1 });
  assert.equal((await checkout.book(order.buyer, { day: free.day })).status, 200, former.day);
});

test('a change to days on which a traveller is on another tour is refused', async (t) => {
  const { checkout, order, move } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  await checkout.order(order.buyer, { day: next.day });
  const { status, body } = await move(next);
  assert.deepEqual([status, body.field], [400, 'day']);
});

test('a confirmed group is left, and the order waits for its new group', async (t) => {
  const { checkout, order, move } = await openChange(t);
  await transition(checkout, order, 'confirmGroup');
  await move(await addDeparture(checkout, { price: 100_000 }));
  assert.equal((await order.detail()).fulfilment, 'GROUP_PENDING');
});

for (const [days, why] of [
  [3, undefined],
  [2, '已超过可改期、换人的时间'],
] as const)
  test(`${days} days before departure a change is ${why ? 'refused' : 'possible'}`, async (t) => {
    const { checkout, order, ask, changes } = await openChange(t);
    const next = await addDeparture(checkout, { price: 100_000 });
    await setDaysUntilTravel(checkout, order, days);
    assert.equal((await ask(next)).status, why ? 409 : 200);
    assert.equal((await changes()).date.why?.zh, why);
  });

test('the number of changes is limited', async (t) => {
  const { checkout, former, ask, move, changes } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  for (const key of [next, former, next]) assert.equal((await move(key)).status, 200);
  assert.deepEqual((await changes()).date, {
    why: { zh: '更改次数已用完', en: 'This order has reached its limit of changes' },
    left: 0,
  });
  assert.equal((await ask(former)).status, 409);
});

test('a departure that is the current one, unknown or sold out is refused by name', async (t) => {
  const { checkout, former, ask } = await openChange(t);
  const full = await addDeparture(checkout, { price: 100_000, total: 0 });
  const replies = [await ask(former), await ask({ ...former, day: addDays(former.day, 3) }), await ask(full)];
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body.code, body.field]),
    [
      [400, 'A0400', 'day'],
      [400, 'A0400', 'day'],
      [409, 'A0510', 'day'],
    ],
  );
});

test("a change of another member's order is a 404", async (t) => {
  const { checkout, order } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  const thief = changing(checkout, { ...order, buyer: await checkout.buyer() });
  const replies = [await thief.ask(next), await thief.confirm(next, 'x'), await thief.withdraw()];
  assert.deepEqual(
    replies.map(({ status }) => status),
    [404, 404, 404],
  );
});

test('an unpaid order cannot be changed', async (t) => {
  const { checkout, order } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000, later: 20 });
  const orderNo = await checkout.order(order.buyer, { day: next.day });
  const { status, body } = await changing(checkout, { buyer: order.buyer, orderNo }).ask({
    skuId: checkout.skuId,
    day: checkout.day,
  });
  assert.deepEqual([status, body.code], [409, 'A0513']);
});

test('refunds of a difference are of the overpayment and leave the order paid', async (t) => {
  const { checkout, order, move } = await openChange(t);
  await move(await addDeparture(checkout, { price: 70_000 }));
  const excess = and(eq(refunds.scope, 'excess'), eq(refunds.amount, 30_000));
  assert.equal(await checkout.deps.db.$count(refunds, excess), 1);
  assert.equal((await order.detail()).state, 'PAID');
});
