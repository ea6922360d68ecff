import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { eTickets, orders } from '#src/platform/database/index.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/cashier.ts';
import { adult } from '#src/sales/checkout/testing/shop.ts';
import { openTicketShop } from '#src/sales/checkout/testing/ticket-shop.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import {
  payOrder,
  sendRefunds,
  setFulfilment,
  signInFinance,
} from '#src/sales/refunds/testing/paid-order.ts';

test('a person gets one ticket per sight and day, across buyers and slots', async (t) => {
  const shop = await openTicketShop(t);
  const [, afternoon] = shop.slots;
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const { orderNo } = (await shop.bookTickets(first)).body.data;
  const both = { skuId: afternoon, count: 2, visitors: [adult(2), { ...adult(1), name: '同一人' }] };
  const refused = async () => {
    for (const buyer of [first, second]) {
      const { status, body } = await shop.bookTickets(buyer, both);
      assert.deepEqual([status, body.field], [400, 'visitors/1'], JSON.stringify(body));
    }
  };
  await refused();
  await pay(shop, first, orderNo);
  await refused();
  assert.deepEqual(await shop.slotStock(), [
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
  const nextDay = await shop.bookTickets(second, { day: addDays(shop.visitDay, 1) });
  assert.equal(nextDay.status, 200, 'another day is another visit');
});

test('a cancelled or expired visit can be booked again', async (t) => {
  const shop = await openTicketShop(t);
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const cancelled = (await shop.bookTickets(first)).body.data.orderNo;
  await shop.call(first, 'POST', `/api/v1/orders/${cancelled}/cancel`);
  assert.equal((await shop.bookTickets(second)).status, 200);
  shop.clock.advance(15 * 60);
  await expireOrders(shop.payment);
  assert.equal((await shop.bookTickets(first)).status, 200);
});

test('a late payment is refunded when its visitor has another ticket by then', async (t) => {
  const shop = await openTicketShop(t);
  const [late, quick] = [await shop.buyer(), await shop.buyer()];
  const lateNo = (await shop.bookTickets(late)).body.data.orderNo;
  const payment = await shop.startPaying(late, lateNo);
  await shop.call(late, 'POST', `/api/v1/orders/${lateNo}/cancel`);
  const quickNo = (await shop.bookTickets(quick)).body.data.orderNo;
  await shop.notify(shop.provider.pay(payment));
  const order = await detailOf(shop, late, lateNo);
  assert.deepEqual([order.state, order.closedReason], ['CLOSED', 'refunded']);
  await shop.call(quick, 'POST', `/api/v1/orders/${quickNo}/cancel`);
});

test('twenty members book the same two people crosswise: one order, and no deadlock', async (t) => {
  const shop = await openTicketShop(t, { tickets: 100 });
  const [morning, afternoon] = shop.slots;
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()));
  const replies = await Promise.all(
    buyers.map((buyer, place) => {
      const visitors = place % 2 ? [adult(1), adult(2)] : [adult(2), adult(1)];
      const skuId = place % 3 ? morning : afternoon;
      return shop.bookTickets(buyer, { skuId, count: 2, visitors });
    }),
  );
  const statuses = replies.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, ...Array(19).fill(400)]);
  assert.equal(await shop.deps.database.db.$count(orders), 1);
});

test('with one ticket used and one refunded, only the visitor admitted is blocked', async (t) => {
  const shop = await openTicketShop(t);
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const both = { count: 2, visitors: [adult(1), adult(2)] };
  const { orderNo } = (await shop.bookTickets(first, both)).body.data;
  const order = await payOrder(shop, first, orderNo);
  const used = { state: 'USED', usedAt: shop.clock.now() } as const;
  await shop.deps.database.db.update(eTickets).set(used).where(eq(eTickets.place, 1));
  await setFulfilment(shop, orderNo, 'PARTLY_USED');
  const { refundNo } = (await order.ask(4_500)).body.data;
  const book = (number: number) => shop.bookTickets(second, { visitors: [adult(number)] });
  assert.equal((await book(2)).status, 400, 'nobody has decided yet');
  await shop.call(await signInFinance(shop), 'POST', `/api/v1/refunds/${refundNo}/approve`);
  assert.equal((await book(2)).status, 200, 'the ticket is certain to come back');
  await sendRefunds(shop);
  assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
  const { status, body } = await book(1);
  assert.deepEqual([status, body.field], [400, 'visitors/0']);
});
