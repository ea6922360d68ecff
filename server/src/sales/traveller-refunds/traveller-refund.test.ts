import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { orderChanges, soldCountDeltas, travelContracts, trips } from '#src/platform/database/index.ts';
import { adult, newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { giveRefund, sendRefunds, setDaysUntilTravel } from '#src/sales/refunds/testing/paid-order.ts';
import { leaving, openParty, paidParty } from './testing/traveller-refund-fixture.ts';

test('the quote names those who leave, what each paid, and what the order costs then', async (t) => {
  const { ask } = await openParty(t);
  const { status, body } = await ask([1, 2]);
  assert.equal(status, 200, JSON.stringify(body));
  const { version, until: _until, lines, ...quote } = body.data;
  assert.deepEqual(quote, {
    leaving: [
      { place: 1, name: '旅客2', child: false, price: 100_000, discount: 0, paid: 100_000 },
      { place: 2, name: '小旅客', child: true, price: 60_000, discount: 0, paid: 60_000 },
    ],
    singleRooms: { before: 1, least: 0, most: 1, after: 1, price: 0, paid: 0 },
    extras: [],
    sharesRoom: false,
    ...{ paid: 160_000, feePercent: 0, fee: 0, refund: 160_000, discount: 0, amount: 115_000 },
    ...{ coupon: null, invoice: null, approval: false },
  });
  assert.deepEqual(
    lines.map(({ code, quantity, amount }) => [code, quantity, amount]),
    [
      ['adult', 1, 100_000],
      ['single', 1, 15_000],
    ],
  );
  assert.ok(version);
});

test('an adult who stays without a single room reads that the room is shared', async (t) => {
  const { ask } = await openParty(t);
  const { singleRooms, sharesRoom, refund } = (await ask([1, 2], 0)).body.data;
  assert.deepEqual([singleRooms.after, singleRooms.paid, sharesRoom, refund], [0, 15_000, true, 175_000]);
});

test('travellers leave with their refund: amount, lines, seats, days and contract follow', async (t) => {
  const { checkout, order, leave } = await openParty(t);
  const { db } = checkout.deps;
  assert.deepEqual((await checkout.stock()).sold, 3);
  const { status, body } = await leave([1]);
  assert.deepEqual([status, body.data?.state, body.data?.amount], [200, 'APPROVED', 100_000]);
  const before = await order.detail();
  assert.deepEqual([before.state, before.people, before.travellers.length], ['REFUNDING', 3, 3]);
  assert.equal((await checkout.stock()).sold, 3, 'the seat stays until the money is back');
  await sendRefunds(checkout);
  const after = await order.detail();
  assert.deepEqual(
    [after.state, after.people, after.amount, after.paidAmount, after.refundedAmount],
    ['PARTIALLY_REFUNDED', 2, 175_000, 275_000, 100_000],
  );
  assert.deepEqual(
    after.travellers.map(({ name }) => name),
    ['旅客1', '小旅客'],
  );
  assert.equal((await checkout.stock()).sold, 2);
  assert.equal(await db.$count(trips), 4, 'two people on two days');
  assert.equal(await db.$count(travelContracts), 2);
  const deltas = await db.select().from(soldCountDeltas);
  assert.equal(
    deltas.reduce((sum, { pieces }) => sum + pieces, 0),
    2,
  );
  assert.ok(after.timeline.some(({ event }) => event === 'removeTravellers'));
});

test('a traveller who left can book the days again', async (t) => {
  const { checkout, leave } = await openParty(t);
  await leave([1]);
  await sendRefunds(checkout);
  const { status } = await checkout.book(await checkout.buyer(), { travellers: [adult(2)] });
  assert.equal(status, 200);
});

test('the fee stays in the order as a line, and is kept once when the others cancel', async (t) => {
  const { checkout, order, leave } = await openParty(t);
  await setDaysUntilTravel(checkout, order, 5);
  await leave([2]);
  await sendRefunds(checkout);
  const { amount, refundedAmount, lines } = await order.detail();
  assert.deepEqual([amount, refundedAmount, lines.at(-1)?.code], [251_000, 24_000, 'cancellation']);
  const { fee, refund } = await order.quote();
  assert.deepEqual([fee, refund], [36_000 + 129_000, 86_000]);
  assert.equal((await order.ask(refund)).status, 200);
  await sendRefunds(checkout);
  const final = await order.detail();
  assert.deepEqual([final.state, final.closedReason], ['PARTIALLY_REFUNDED', 'refunded']);
  assert.equal((await checkout.stock()).sold, 0);
});

test('travellers leave one after another, and the rest is refunded in full', async (t) => {
  const { checkout, order, leave } = await openParty(t);
  await leave([2]);
  await sendRefunds(checkout);
  await leave([0], 0);
  await sendRefunds(checkout);
  const { amount, people } = await order.detail();
  assert.deepEqual([amount, people], [100_000, 1]);
  await order.ask(100_000);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual([state, refundedAmount], ['REFUNDED', 275_000]);
  assert.equal((await checkout.stock()).sold, 0);
});

test('when the agency cancels, the fees for travellers who left are refunded, too', async (t) => {
  const { checkout, order, leave } = await openParty(t);
  await setDaysUntilTravel(checkout, order, 5);
  await leave([1]);
  await sendRefunds(checkout);
  await giveRefund(checkout, order.orderNo);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual([state, refundedAmount], ['REFUNDED', 275_000]);
});

test('a repeated request is one refund', async (t) => {
  const { checkout, order, ask, confirm } = await openParty(t);
  const { version } = (await ask([1])).body.data;
  const body = { places: [1], singleRooms: 1, version };
  const key = newKey();
  const [first, second] = [await confirm(body, key), await confirm(body, key)];
  assert.equal(second.body.data.refundNo, first.body.data.refundNo);
  assert.equal(await checkout.deps.db.$count(orderChanges, eq(orderChanges.kind, 'removal')), 1);
  assert.equal((await order.refunds()).length, 1);
});

test('of two requests at once one is accepted', async (t) => {
  const { checkout, order, ask, confirm } = await openParty(t);
  const [one, two] = await Promise.all([ask([1]), ask([2])]);
  const replies = await Promise.all([
    confirm({ places: [1], singleRooms: 1, version: one.body.data.version }),
    confirm({ places: [2], singleRooms: 1, version: two.body.data.version }),
  ]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(replies.find(({ status }) => status === 409)?.body.code, 'A0513');
  await sendRefunds(checkout);
  assert.equal((await order.detail()).people, 2);
});

test('seats of several orders of a departure are counted apart', async (t) => {
  const { checkout, leave } = await openParty(t);
  const other = await paidParty(checkout, {
    travellers: [adult(3), adult(4)],
    adults: 2,
    children: 0,
    expectedAmount: 215_000,
  });
  await leave([2]);
  await leaving(checkout, other).leave([0], 1);
  await sendRefunds(checkout);
  assert.equal((await checkout.stock()).sold, 3);
});
