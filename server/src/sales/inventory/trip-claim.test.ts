import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { inventory, orders } from '#src/platform/database/index.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/cashier.ts';
import { adult, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { payOrder } from '#src/sales/refunds/testing/paid-order.ts';

/** Adds a second departure of the two-day tour, `after` days after the first. */
const leaveAgain = async ({ deps, skuId, day }: Shop, after: number): Promise<string> => {
  const { db } = deps.database;
  const [departure] = await db.select().from(inventory).where(eq(inventory.skuId, skuId));
  assert.ok(departure);
  const again = addDays(day, after);
  await db.insert(inventory).values({ ...departure, day: again, held: 0, sold: 0 });
  return again;
};

const traveller = { ...adult(1), name: '陈海生' };

test('a traveller on a held or paid tour is refused on another with overlapping days', async (t) => {
  const shop = await openShop(t);
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const [dayAfter, dayAfterThat] = [await leaveAgain(shop, 1), await leaveAgain(shop, 2)];
  const orderNo = await shop.order(first, { travellers: [traveller] });
  const wanted = { adults: 2, travellers: [adult(2), traveller], expectedAmount: 200_000 };
  const refused = async () => {
    for (const day of [shop.day, dayAfter])
      for (const buyer of [first, second]) {
        const { status, body } = await shop.book(buyer, { ...wanted, day });
        assert.deepEqual([status, body.field], [400, 'travellers/1'], JSON.stringify(body));
        assert.match(body.msg, /陈海生/);
      }
  };
  await refused();
  await pay(shop, first, orderNo);
  await refused();
  assert.equal((await shop.stock()).held, 0, 'nothing was held for those who were refused');
  assert.equal(
    (await shop.book(second, { ...wanted, day: dayAfterThat })).status,
    200,
    'days that only touch',
  );
});

test('a cancelled tour, or one sure to be refunded, does not block another', async (t) => {
  const shop = await openShop(t);
  const [buyer, other] = [await shop.buyer(), await shop.buyer()];
  const cancelled = await shop.order(buyer, { travellers: [traveller] });
  await shop.call(buyer, 'POST', `/api/v1/orders/${cancelled}/cancel`);
  const orderNo = await shop.order(other, { travellers: [traveller] });
  const given = await payOrder(shop, other, orderNo);
  assert.equal((await given.ask(100_000)).status, 200);
  assert.equal((await given.detail()).state, 'REFUNDING');
  await shop.order(buyer, { travellers: [traveller] });
  await sendDueRefunds(shop.payment);
});

test('a late payment is refunded when its traveller has another tour by then', async (t) => {
  const shop = await openShop(t);
  const [late, quick] = [await shop.buyer(), await shop.buyer()];
  const lateNo = await shop.order(late, { travellers: [traveller] });
  const payment = await shop.startPaying(late, lateNo);
  await shop.call(late, 'POST', `/api/v1/orders/${lateNo}/cancel`);
  const quickNo = await shop.order(quick, { travellers: [traveller] });
  await shop.notify(shop.provider.pay(payment));
  const order = await detailOf(shop, late, lateNo);
  assert.deepEqual([order.state, order.closedReason], ['CLOSED', 'refunded']);
  await pay(shop, quick, quickNo);
  assert.equal((await detailOf(shop, quick, quickNo)).state, 'PAID');
});

test('twenty members book the same two people crosswise: one order, and no deadlock', async (t) => {
  const shop = await openShop(t, { seats: 100 });
  const next = await leaveAgain(shop, 1);
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()));
  const replies = await Promise.all(
    buyers.map((buyer, place) => {
      const travellers = place % 2 ? [adult(1), adult(2)] : [adult(2), adult(1)];
      const day = place % 3 ? shop.day : next;
      return shop.book(buyer, { adults: 2, travellers, day, expectedAmount: 200_000 });
    }),
  );
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, ...Array(19).fill(400)]);
  assert.equal(await shop.deps.database.db.$count(orders), 1);
});
