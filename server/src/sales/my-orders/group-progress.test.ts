import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminOrderDetail, Departure, OrderDetail } from '@portal/shared/contract';
import { addDays, decisionTime } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { adult, type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { runDatedSteps } from '#src/sales/fulfilment/index.ts';

const needs = ({ deps }: CheckoutFixture, minGroup: number, cutoffDays: number) =>
  deps.db.update(products).set({
    content: sql`content || jsonb_build_object('minGroup', ${minGroup}::int, 'cutoffDays', ${cutoffDays}::int)`,
  });

test('a paid order, its product and staff see how many have joined, until the group is decided', async (t) => {
  const checkout = await openCheckout(t);
  await needs(checkout, 3, 7);
  const buyer = await checkout.buyer();
  const pay = async (travellers: ReturnType<typeof adult>[]) => {
    const adults = travellers.length;
    const orderNo = await checkout.order(buyer, { adults, travellers, expectedAmount: adults * 100_000 });
    const paymentNo = await checkout.startPaying(buyer, orderNo);
    await checkout.notify(checkout.provider.pay(paymentNo));
    return orderNo;
  };
  const orderNo = await pay([adult(1), adult(2)]);
  const read = () => checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  const group = { joined: 2, minGroup: 3, decidedOn: addDays(checkout.day, -7) };
  assert.deepEqual((await read()).body.data.group, group);
  const staff = await checkout.signIn('ROOT', { username: 'root' });
  const seen = await checkout.call<AdminOrderDetail>(staff, 'GET', `/api/v1/staff/orders/${orderNo}`);
  assert.deepEqual(seen.body.data.group, group);
  const url = `/api/v1/tours/${checkout.tourId}/departures`;
  const { body } = await checkout.call<Departure[]>(undefined, 'GET', url);
  assert.deepEqual(
    body.data.map(({ joined, seats }) => [joined, seats]),
    [[2, 8]],
  );
  await pay([adult(3)]);
  assert.equal((await read()).body.data.group?.joined, 3);
  await runDatedSteps(checkout.payment);
  assert.deepEqual(
    [(await read()).body.data.fulfilment, (await read()).body.data.group],
    ['CONFIRMED', null],
  );
});

test('sales of a departure end when its group is decided: the list, the quote and the booking agree', async (t) => {
  const checkout = await openCheckout(t);
  await needs(checkout, 3, 20);
  const { tourId, skuId, day } = checkout;
  const sold = async () => {
    const list = await checkout.call<Departure[]>(undefined, 'GET', `/api/v1/tours/${tourId}/departures`);
    const payload = { tourId, skuId, day, adults: 1, children: 0, singleRooms: 0 };
    const quote = await checkout.call(undefined, 'POST', '/api/v1/orders/tour/quote', { payload });
    const booked = await checkout.book(await checkout.buyer());
    return [list.body.data.length, quote.status, booked.status, booked.body.field];
  };
  checkout.clock.set(decisionTime(day, 20));
  assert.deepEqual(await sold(), [0, 400, 400, 'day']);
  checkout.clock.set(new Date(decisionTime(day, 20).getTime() - 60_000));
  assert.deepEqual(await sold(), [1, 200, 200, undefined]);
});
