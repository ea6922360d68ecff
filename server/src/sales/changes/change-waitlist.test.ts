import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { openWaitlist } from '#src/sales/waitlist/testing/waitlist-fixture.ts';
import { addDeparture, changing, seatsOf } from './testing/change-fixture.ts';

test('seats that a change of date returns are set aside for the line, and not put on sale', async (t) => {
  const { checkout, first, orderNo, wait, own, serve, book, stock } = await openWaitlist(t);
  const order = await payOrder(checkout, first, orderNo);
  const lan = await checkout.buyer();
  await wait(lan, 2);
  const next = await addDeparture(checkout, { price: 100_000 });
  const { status, body } = await changing(checkout, order).move(next);
  assert.deepEqual([status, body.data.state], [200, 'DONE']);
  assert.deepEqual(await stock(), { free: 0, held: 2, sold: 0, setAside: 2 });
  assert.deepEqual(await seatsOf(checkout, next), [0, 2]);
  assert.equal((await book(await checkout.buyer(), 1, 300)).body.code, 'A0510');
  assert.equal(await serve(), 1);
  assert.equal((await own(lan))[0]?.state, 'OFFERED');
});

test('seats of a change that is given up are set aside for the line', async (t) => {
  const { checkout, first, orderNo, cancel, people, wait, stock } = await openWaitlist(t);
  await cancel(first, orderNo);
  const cheaper = await addDeparture(checkout, { price: 80_000 });
  const booking = { day: cheaper.day, adults: 2, travellers: people(2, 200), expectedAmount: 160_000 };
  const buyer = await checkout.buyer();
  const order = await payOrder(checkout, buyer, await checkout.order(buyer, booking));
  const { move, withdraw } = changing(checkout, order);
  const { skuId, day } = checkout;
  assert.equal((await move({ skuId, day })).body.data.state, 'PENDING');
  await wait(await checkout.buyer());
  assert.equal((await withdraw()).status, 200);
  assert.deepEqual(await stock(), { free: 0, held: 2, sold: 0, setAside: 2 });
});

test('a change of date takes no seats that are set aside or offered', async (t) => {
  const { checkout, first, orderNo, cancel, people, wait, serve } = await openWaitlist(t);
  const other = await addDeparture(checkout, { price: 100_000 });
  const buyer = await checkout.buyer();
  const booked = await checkout.order(buyer, { day: other.day, travellers: people(1, 200) });
  const { ask } = changing(checkout, await payOrder(checkout, buyer, booked));
  await wait(await checkout.buyer(), 2);
  await cancel(first, orderNo);
  const { skuId, day } = checkout;
  const refusals = [(await ask({ skuId, day })).body.code];
  assert.equal(await serve(), 1);
  refusals.push((await ask({ skuId, day })).body.code);
  assert.deepEqual(refusals, ['A0510', 'A0510']);
});
