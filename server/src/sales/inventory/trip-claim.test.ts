import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { inventory, orders } from '#src/platform/database/index.ts';
import { adult, type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/started-payment.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { payOrder } from '#src/sales/refunds/testing/paid-order.ts';

/** Adds a second departure of the two-day tour, `after` days after the first. */
const leaveAgain = async ({ deps, skuId, day }: CheckoutFixture, after: number): Promise<string> => {
  const { db } = deps.database;
  const [departure] = await db.select().from(inventory).where(eq(inventory.skuId, skuId));
  assert.ok(departure);
  const again = addDays(day, after);
  await db.insert(inventory).values({ ...departure, day: again, held: 0, sold: 0 });
  return again;
};

const traveller = { ...adult(1), name: '陈海生' };

test('a traveller on a held or paid tour is refused on another with overlapping days', async (t) => {
  const checkout = await openCheckout(t);
  const [first, second] = [await checkout.buyer(), await checkout.buyer()];
  const [dayAfter, dayAfterThat] = [await leaveAgain(checkout, 1), await leaveAgain(checkout, 2)];
  const orderNo = await checkout.order(first, { travellers: [traveller] });
  const wanted = { adults: 2, travellers: [adult(2), traveller], expectedAmount: 200_000 };
  const refused = async () => {
    for (const day of [checkout.day, dayAfter])
      for (const buyer of [first, second]) {
        const { status, body } = await checkout.book(buyer, { ...wanted, day });
        assert.deepEqual([status, body.field], [400, 'travellers/1'], JSON.stringify(body));
        assert.match(body.msg, /陈海生/);
      }
  };
  await refused();
  await pay(checkout, first, orderNo);
  await refused();
  assert.equal((await checkout.stock()).held, 0, 'nothing was held for those who were refused');
  assert.equal(
    (await checkout.book(second, { ...wanted, day: dayAfterThat })).status,
    200,
    'days that only touch',
  );
});

test('a cancelled tour, or one sure to be refunded, does not block another', async (t) => {
  const checkout = await openCheckout(t);
  const [buyer, other] = [await checkout.buyer(), await checkout.buyer()];
  const cancelled = await checkout.order(buyer, { travellers: [traveller] });
  await checkout.call(buyer, 'POST', `/api/v1/orders/${cancelled}/cancel`);
  const orderNo = await checkout.order(other, { travellers: [traveller] });
  const given = await payOrder(checkout, other, orderNo);
  assert.equal((await given.ask(100_000)).status, 200);
  assert.equal((await given.detail()).state, 'REFUNDING');
  await checkout.order(buyer, { travellers: [traveller] });
  await sendDueRefunds(checkout.payment);
});

test('a late payment is refunded when its traveller has another tour by then', async (t) => {
  const checkout = await openCheckout(t);
  const [late, quick] = [await checkout.buyer(), await checkout.buyer()];
  const lateNo = await checkout.order(late, { travellers: [traveller] });
  const payment = await checkout.startPaying(late, lateNo);
  await checkout.call(late, 'POST', `/api/v1/orders/${lateNo}/cancel`);
  const quickNo = await checkout.order(quick, { travellers: [traveller] });
  await checkout.notify(checkout.provider.pay(payment));
  const order = await detailOf(checkout, late, lateNo);
  assert.deepEqual([order.state, order.closedReason], ['CLOSED', 'refunded']);
  await pay(checkout, quick, quickNo);
  assert.equal((await detailOf(checkout, quick, quickNo)).state, 'PAID');
});

test('twenty members book the same two people crosswise: one order, and no deadlock', async (t) => {
  const checkout = await openCheckout(t, { seats: 100 });
  const next = await leaveAgain(checkout, 1);
  const buyers = await Promise.all(Array.from({ length: 20 }, () => checkout.buyer()));
  const replies = await Promise.all(
    buyers.map((buyer, place) => {
      const travellers = place % 2 ? [adult(1), adult(2)] : [adult(2), adult(1)];
      const day = place % 3 ? checkout.day : next;
      return checkout.book(buyer, { adults: 2, travellers, day, expectedAmount: 200_000 });
    }),
  );
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, ...Array(19).fill(400)]);
  assert.equal(await checkout.deps.db.$count(orders), 1);
});
