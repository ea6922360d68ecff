import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notifications } from '#src/platform/database/index.ts';
import { newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { runDatedSteps } from '#src/sales/fulfilment/index.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import {
  giveRefund,
  paidOrder,
  sendRefunds,
  setDaysUntilTravel,
  setFulfilment,
} from '#src/sales/refunds/testing/paid-order.ts';
import { expireChanges } from './close-change.ts';
import { addDeparture, changing, openChange, seatsOf } from './testing/change-fixture.ts';

const openPending = async (t: Parameters<typeof openChange>[0]) => {
  const change = await openChange(t);
  const next = await addDeparture(change.checkout, { price: 130_000 });
  await change.move(next);
  return { ...change, next };
};

const expire = async ({ checkout }: Awaited<ReturnType<typeof openPending>>): Promise<number> => {
  await expireOrders(checkout.payment);
  return expireChanges(checkout.payment);
};

test('an unpaid change ends after half an hour: its seats are released, the order stays', async (t) => {
  const change = await openPending(t);
  const { checkout, order, former, next, changes } = change;
  await checkout.startPaying(order.buyer, order.orderNo);
  assert.equal(await expire(change), 0, 'not before');
  checkout.clock.advance(30 * 60);
  const closed = await Promise.all([expire(change), expire(change)]);
  assert.deepEqual(closed.sort(), [0, 1]);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 1],
      [0, 0],
    ],
  );
  const detail = await order.detail();
  assert.deepEqual([detail.state, detail.travelDay, detail.amount], ['PAID', former.day, 100_000]);
  assert.equal((await changes()).pending, null);
  assert.equal((await checkout.book(order.buyer, { day: next.day, expectedAmount: 130_000 })).status, 200);
});

test('a change that is still unpaid when the trip begins is closed, and its payment refunded', async (t) => {
  const change = await openPending(t);
  const { checkout, order, former, next } = change;
  const paymentNo = await checkout.startPaying(order.buyer, order.orderNo);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  await setDaysUntilTravel(checkout, order, 0);
  assert.equal(await runDatedSteps(checkout.payment), 1);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 1],
      [0, 0],
    ],
  );
  const begun = await order.detail();
  assert.deepEqual([begun.state, begun.fulfilment], ['PAID', 'TRAVELLING']);
  assert.equal((await change.changes()).pending, null);
  assert.equal(begun.timeline.filter(({ event }) => event === 'expireChange').length, 1);
  assert.equal((await checkout.notify(checkout.provider.pay(paymentNo))).text, 'success');
  await sendRefunds(checkout);
  const { paidAmount, refundedAmount } = await order.detail();
  assert.deepEqual([paidAmount, refundedAmount], [130_000, 30_000]);
});

test('a payment after the expiry of the held change is refunded in full, and the order stays', async (t) => {
  const change = await openPending(t);
  const { checkout, order, former, next } = change;
  const paymentNo = await checkout.startPaying(order.buyer, order.orderNo);
  checkout.clock.advance(30 * 60);
  await expire(change);
  assert.equal((await checkout.notify(checkout.provider.pay(paymentNo))).text, 'success');
  await sendRefunds(checkout);
  const detail = await order.detail();
  assert.deepEqual(
    [detail.state, detail.travelDay, detail.paidAmount, detail.refundedAmount],
    ['PAID', former.day, 130_000, 30_000],
  );
  assert.equal(detail.timeline.filter(({ event }) => event === 'payChangeLate').length, 1);
  assert.deepEqual(await seatsOf(checkout, next), [0, 0]);
  const status = await checkout.call<{ orderState: string }>(
    order.buyer,
    'GET',
    `/api/v1/payments/alipay/${paymentNo}`,
  );
  assert.equal(status.body.data.orderState, 'CLOSED');
});

test('a payment between the end of the hold and the job completes the change', async (t) => {
  const { checkout, order, next } = await openPending(t);
  const paymentNo = await checkout.startPaying(order.buyer, order.orderNo);
  checkout.clock.advance(31 * 60);
  await checkout.notify(checkout.provider.pay(paymentNo));
  assert.equal((await order.detail()).travelDay, next.day);
});

test('a payment for a tour that has departed meanwhile is refunded', async (t) => {
  const { checkout, order, former } = await openPending(t);
  await setFulfilment(checkout, order.orderNo, 'TRAVELLING');
  await pay(checkout, order.buyer, order.orderNo);
  await sendRefunds(checkout);
  const { travelDay, paidAmount, refundedAmount } = await order.detail();
  assert.deepEqual([travelDay, paidAmount, refundedAmount], [former.day, 130_000, 30_000]);
});

test('a second payment of the difference is refunded', async (t) => {
  const { checkout, order } = await openPending(t);
  const [first, second] = [
    await checkout.startPaying(order.buyer, order.orderNo),
    await checkout.startPaying(order.buyer, order.orderNo, 'page'),
  ];
  await checkout.notify(checkout.provider.pay(first));
  await checkout.notify(checkout.provider.pay(second));
  await sendRefunds(checkout);
  const { state, paidAmount, refundedAmount } = await order.detail();
  assert.deepEqual([state, paidAmount, refundedAmount], ['PAID', 160_000, 30_000]);
});

test('a change that is given up releases its seats, and can be given up again', async (t) => {
  const { checkout, order, former, next, withdraw, move } = await openPending(t);
  const paymentNo = await checkout.startPaying(order.buyer, order.orderNo);
  assert.equal((await withdraw()).status, 200);
  assert.equal((await withdraw()).status, 200);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 1],
      [0, 0],
    ],
  );
  assert.equal((await move(next)).status, 200, 'and be asked for again');
  assert.notEqual(await checkout.startPaying(order.buyer, order.orderNo), paymentNo, 'with a new payment');
});

test('a change that was just paid is not given up', async (t) => {
  const { checkout, order, next, withdraw } = await openPending(t);
  checkout.provider.pay(await checkout.startPaying(order.buyer, order.orderNo));
  const { status, body } = await withdraw();
  assert.deepEqual([status, body.code], [409, 'A0513']);
  assert.equal((await order.detail()).travelDay, next.day);
});

test('an order with a pending change allows no other', async (t) => {
  const { checkout, changes, ask, replace } = await openPending(t);
  const other = await addDeparture(checkout, { price: 100_000, later: 14 });
  const { date, traveller, version } = await changes();
  assert.match(date.why?.zh ?? '', /待补差价/);
  assert.match(traveller.why?.en ?? '', /awaiting payment/);
  assert.equal((await ask(other)).status, 409);
  const body = { place: 0, traveller: { travellerId: 1 }, version };
  assert.equal((await replace(body)).status, 409);
});

test('a refund request closes a pending change, whose later payment is refunded', async (t) => {
  const { checkout, order, former, next } = await openPending(t);
  const paymentNo = await checkout.startPaying(order.buyer, order.orderNo);
  assert.equal((await order.ask(100_000)).status, 200);
  assert.deepEqual(await seatsOf(checkout, next), [0, 0]);
  await checkout.notify(checkout.provider.pay(paymentNo));
  await sendRefunds(checkout);
  const { state, paidAmount, refundedAmount } = await order.detail();
  assert.deepEqual([state, paidAmount, refundedAmount], ['REFUNDED', 130_000, 130_000]);
  assert.deepEqual(await seatsOf(checkout, former), [0, 0]);
});

test('a refund of a part by the agency closes a pending change', async (t) => {
  const { checkout, order, next, changes } = await openPending(t);
  await giveRefund(checkout, order.orderNo, 10_000);
  assert.deepEqual(await seatsOf(checkout, next), [0, 0]);
  assert.equal((await changes()).pending, null);
});

test('two changes of one order at once: one wins, the other is a conflict', async (t) => {
  const { checkout, order, ask, confirm } = await openChange(t);
  const near = await addDeparture(checkout, { price: 100_000 });
  const far = await addDeparture(checkout, { price: 100_000, later: 14 });
  const [a, b] = [(await ask(near)).body.data.version, (await ask(far)).body.data.version];
  const replies = await Promise.all([confirm(near, a), confirm(far, b)]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
  const seats = [await seatsOf(checkout, near), await seatsOf(checkout, far)];
  assert.deepEqual(seats.map(([, sold]) => sold).sort(), [0, 1]);
  assert.equal(seats[0]?.[1] === 1 ? near.day : far.day, (await order.detail()).travelDay);
});

test('a change against a refund: either is done, never both', async (t) => {
  const { checkout, order, ask, confirm } = await openChange(t);
  const next = await addDeparture(checkout, { price: 80_000 });
  const { version } = (await ask(next)).body.data;
  const [changed, refunded] = await Promise.all([confirm(next, version), order.ask(100_000)]);
  assert.deepEqual([changed.status, refunded.status].sort(), [200, 409]);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual(
    [state, refundedAmount],
    changed.status === 200 ? ['PAID', 20_000] : ['REFUNDED', 100_000],
  );
});

test('the last seat of a departure goes to one of ten changes at once', async (t) => {
  const { checkout } = await openChange(t, { seats: 20 });
  const next = await addDeparture(checkout, { price: 100_000, total: 1 });
  const orders = [];
  for (let made = 0; made < 10; made += 1) orders.push(await paidOrder(checkout));
  const calls = orders.map((order) => changing(checkout, order));
  const versions = await Promise.all(calls.map(async ({ ask }) => (await ask(next)).body.data.version));
  const replies = await Promise.all(calls.map(({ confirm }, place) => confirm(next, versions[place] ?? '')));
  const codes = replies.map(({ body }) => body.code).sort();
  assert.deepEqual(codes, ['200', ...Array(9).fill('A0510')]);
  assert.deepEqual(await seatsOf(checkout, next), [0, 1]);
});

test('orders that swap their departures at once do not deadlock', async (t) => {
  const { checkout, former } = await openChange(t, { seats: 20 });
  const next = await addDeparture(checkout, { price: 100_000, total: 20 });
  const orders = [];
  for (let made = 0; made < 8; made += 1) orders.push(changing(checkout, await paidOrder(checkout)));
  for (const { move } of orders.slice(4)) await move(next);
  const targets = orders.map(({ move }, place) => move(place < 4 ? next : former));
  assert.deepEqual([...new Set((await Promise.all(targets)).map(({ status }) => status))], [200]);
  assert.deepEqual(
    [await seatsOf(checkout, former), await seatsOf(checkout, next)],
    [
      [0, 5],
      [0, 4],
    ],
  );
});

test('the key of a change is of its body', async (t) => {
  const { checkout, ask, confirm } = await openChange(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  const far = await addDeparture(checkout, { price: 100_000, later: 14 });
  const key = newKey();
  await confirm(next, (await ask(next)).body.data.version, key);
  assert.equal((await confirm(far, 'other', key)).body.code, 'A0520');
});

test('a change that is paid notifies the buyer of the new day', async (t) => {
  const { checkout, order, next } = await openPending(t);
  await pay(checkout, order.buyer, order.orderNo);
  const sent = await checkout.deps.db.select().from(notifications);
  assert.deepEqual(
    sent.filter(({ event }) => event === 'changeDate').map(({ facts }) => facts.day),
    [next.day],
  );
});
