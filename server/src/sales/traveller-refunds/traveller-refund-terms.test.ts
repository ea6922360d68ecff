import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, startOfDay } from '@portal/shared/rules';
import { addDeparture, changing } from '#src/sales/changes/testing/change-fixture.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import {
  advanceTo,
  giveRefund,
  paidOrder,
  sendRefunds,
  setDaysUntilTravel,
} from '#src/sales/refunds/testing/paid-order.ts';
import { leaving, openParty } from './testing/traveller-refund-fixture.ts';

test('a wrong choice is refused at its field', async (t) => {
  const { checkout, order, ask, confirm } = await openParty(t);
  const cases: [number[], number | undefined, string, RegExp][] = [
    [[3], undefined, 'places', /没有该出行人/],
    [[1, 1], undefined, 'places', /没有该出行人/],
    [[0, 1, 2], undefined, 'places', /申请退款/],
    [[0, 1], undefined, 'places', /成人/],
    [[2], 0, 'singleRooms', /单人间/],
    [[1], 2, 'singleRooms', /单人间/],
  ];
  for (const [places, singleRooms, field, message] of cases) {
    const { status, body } = await ask(places, singleRooms);
    assert.deepEqual([status, body.field], [400, field], `${places}`);
    assert.match(body.msg, message);
  }
  const all = await confirm({ places: [0, 1, 2], singleRooms: 0, version: 'x' });
  assert.deepEqual([all.status, all.body.field], [400, 'places']);
  const none = await confirm({ places: [], singleRooms: 0, version: 'x' });
  assert.deepEqual([none.status, none.body.field], [400, 'places']);
  assert.equal((await order.detail()).state, 'PAID');
  assert.equal((await checkout.stock()).sold, 3);
});

test('an order of another member is not found', async (t) => {
  const { checkout, order } = await openParty(t);
  const other = leaving(checkout, { ...order, buyer: await checkout.buyer() });
  assert.equal((await other.ask([1])).status, 404);
  assert.equal((await other.confirm({ places: [1], singleRooms: 1, version: 'x' })).status, 404);
});

test('a quote of yesterday is refused once its tier is over, and names the refund of today', async (t) => {
  const { checkout, order, ask } = await openParty(t);
  const lastFreeDay = addDays(checkout.day, -7);
  const shown = await ask([1]);
  assert.equal(shown.body.data.until, startOfDay(addDays(lastFreeDay, 1)).toISOString());
  const tomorrow = await advanceTo(checkout, order, `${addDays(lastFreeDay, 1)}T00:00:00+08:00`);
  const today = leaving(checkout, tomorrow);
  const body = { places: [1], singleRooms: 1, version: shown.body.data.version };
  const refused = await today.confirm(body);
  assert.deepEqual([refused.status, refused.body.code], [409, 'A0511']);
  assert.match(refused.body.msg, /400\.00/);
  assert.equal((await tomorrow.detail()).state, 'PAID');
  assert.equal((await today.leave([1])).body.data.amount, 40_000);
});

test('a quote holds as long as its tier does', async (t) => {
  const { checkout, order, ask } = await openParty(t);
  const { version } = (await ask([1])).body.data;
  const later = await advanceTo(checkout, order, `${addDays(checkout.day, -7)}T23:59:00+08:00`);
  const { status } = await leaving(checkout, later).confirm({ places: [1], singleRooms: 1, version });
  assert.equal(status, 200);
});

test('a quote is refused after another traveller has left', async (t) => {
  const { checkout, ask, confirm, leave } = await openParty(t);
  const { version } = (await ask([1])).body.data;
  await leave([2]);
  await sendRefunds(checkout);
  const { status, body } = await confirm({ places: [1], singleRooms: 1, version });
  assert.deepEqual([status, body.code], [409, 'A0511']);
});

test('travellers cannot leave with an open refund, a pending change, or without a refund by the terms', async (t) => {
  const { checkout, order, ask, leave } = await openParty(t);
  const { move, withdraw } = changing(checkout, order);
  await move(await addDeparture(checkout, { price: 130_000 }));
  const pending = await ask([1]);
  assert.deepEqual([pending.status, pending.body.code], [409, 'A0513']);
  assert.match(pending.body.msg, /补差价|支付差价/);
  await withdraw();
  await leave([2]);
  assert.match((await ask([1])).body.msg, /正在退款/);
  await sendRefunds(checkout);
  await setDaysUntilTravel(checkout, order, -1);
  assert.match((await ask([1])).body.msg, /不能退款/);
});

test('after a refund in part by staff, travellers are left to staff', async (t) => {
  const { checkout, order, ask } = await openParty(t);
  await giveRefund(checkout, order.orderNo, 1000);
  await sendRefunds(checkout);
  const { status, body } = await ask([1]);
  assert.deepEqual([status, body.code], [409, 'A0513']);
  assert.match(body.msg, /联系我们/);
});

test('the only traveller is pointed to a refund of the order', async (t) => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const { body } = await leaving(checkout, order).ask([0]);
  assert.deepEqual([body.code, body.field], ['A0400', 'places']);
  assert.match(body.msg, /申请退款/);
});

test('an unpaid order has nothing to refund', async (t) => {
  const { checkout } = await openParty(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  assert.match((await leaving(checkout, { buyer, orderNo }).ask([0])).body.msg, /尚未支付/);
});
