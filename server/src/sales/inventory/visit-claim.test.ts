import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { eTickets, orders } from '#src/platform/database/index.ts';
import { adult } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/started-payment.ts';
import { openTicketCheckout } from '#src/sales/checkout/testing/ticket-fixture.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import {
  payOrder,
  sendRefunds,
  setFulfilment,
  signInFinance,
} from '#src/sales/refunds/testing/paid-order.ts';

test('a person gets one ticket per sight and day, across buyers and slots', async (t) => {
  const checkout = await openTicketCheckout(t);
  const [, afternoon] = checkout.slots;
  const [first, second] = [await checkout.buyer(), await checkout.buyer()];
  const { orderNo } = (await checkout.bookTickets(first)).body.data;
  const both = { skuId: afternoon, count: 2, visitors: [adult(2), { ...adult(1), name: '同一人' }] };
  const refused = async () => {
    for (const buyer of [first, second]) {
      const { status, body } = await checkout.bookTickets(buyer, both);
      assert.deepEqual([status, body.field], [400, 'visitors/1'], JSON.stringify(body));
    }
  };
  await refused();
  await pay(checkout, first, orderNo);
  await refused();
  assert.deepEqual(await checkout.slotStock(), [
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
  const nextDay = await checkout.bookTickets(second, { day: addDays(checkout.visitDay, 1) });
  assert.equal(nextDay.status, 200, 'another day is another visit');
});

test('a cancelled or expired visit can be booked again', async (t) => {
  const checkout = await openTicketCheckout(t);
  const [first, second] = [await checkout.buyer(), await checkout.buyer()];
  const cancelled = (await checkout.bookTickets(first)).body.data.orderNo;
  await checkout.call(first, 'POST', `/api/v1/orders/${cancelled}/cancel`);
  assert.equal((await checkout.bookTickets(second)).status, 200);
  checkout.clock.advance(15 * 60);
  await expireOrders(checkout.payment);
  assert.equal((await checkout.bookTickets(first)).status, 200);
});

test('a late payment is refunded when its visitor has another ticket by then', async (t) => {
  const checkout = await openTicketCheckout(t);
  const [late, quick] = [await checkout.buyer(), await checkout.buyer()];
  const lateNo = (await checkout.bookTickets(late)).body.data.orderNo;
  const payment = await checkout.startPaying(late, lateNo);
  await checkout.call(late, 'POST', `/api/v1/orders/${lateNo}/cancel`);
  const quickNo = (await checkout.bookTickets(quick)).body.data.orderNo;
  await checkout.notify(checkout.provider.pay(payment));
  const order = await detailOf(checkout, late, lateNo);
  assert.deepEqual([order.state, order.closedReason], ['CLOSED', 'refunded']);
  await checkout.call(quick, 'POST', `/api/v1/orders/${quickNo}/cancel`);
});

test('twenty members book the same two people crosswise: one order, and no deadlock', async (t) => {
  const checkout = await openTicketCheckout(t, { tickets: 100 });
  const [morning, afternoon] = checkout.slots;
  const buyers = await Promise.all(Array.from({ length: 20 }, () => checkout.buyer()));
  const replies = await Promise.all(
    buyers.map((buyer, place) => {
      const visitors = place % 2 ? [adult(1), adult(2)] : [adult(2), adult(1)];
      const skuId = place % 3 ? morning : afternoon;
      return checkout.bookTickets(buyer, { skuId, count: 2, visitors });
    }),
  );
  const statuses = replies.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, ...Array(19).fill(400)]);
  assert.equal(await checkout.deps.db.$count(orders), 1);
});

test('with one ticket used and one refunded, only the visitor admitted is blocked', async (t) => {
  const checkout = await openTicketCheckout(t);
  const [first, second] = [await checkout.buyer(), await checkout.buyer()];
  const both = { count: 2, visitors: [adult(1), adult(2)] };
  const { orderNo } = (await checkout.bookTickets(first, both)).body.data;
  const order = await payOrder(checkout, first, orderNo);
  const used = { state: 'USED', usedAt: checkout.clock.now() } as const;
  await checkout.deps.db.update(eTickets).set(used).where(eq(eTickets.place, 1));
  await setFulfilment(checkout, orderNo, 'PARTLY_USED');
  const { refundNo } = (await order.ask(4_500)).body.data;
  const book = (number: number) => checkout.bookTickets(second, { visitors: [adult(number)] });
  assert.equal((await book(2)).status, 400, 'the refund is undecided');
  await checkout.call(await signInFinance(checkout), 'POST', `/api/v1/refunds/${refundNo}/approve`);
  assert.equal((await book(2)).status, 200, 'the ticket is certain to come back');
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
  const { status, body } = await book(1);
  assert.deepEqual([status, body.field], [400, 'visitors/0']);
});
