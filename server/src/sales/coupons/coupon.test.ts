import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, MemberCoupon } from '@portal/shared/contract';
import { coupons } from '#src/platform/database/index.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/cashier.ts';
import { type Buyer, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';

const day = 86_400_000;

const giveOut = async (shop: Shop, change: Partial<typeof coupons.$inferInsert> = {}): Promise<number> => {
  const now = shop.clock.now().getTime();
  const [row] = await shop.deps.database.db
    .insert(coupons)
    .values({
      title: { zh: '立减 120 元' },
      kinds: ['tour'],
      minAmount: 100_000,
      discount: { type: 'amount', amount: 12_000 },
      startsAt: new Date(now - day),
      endsAt: new Date(now + 30 * day),
      total: 10,
      ...change,
    })
    .returning({ id: coupons.id });
  assert.ok(row);
  return row.id;
};

const claim = (shop: Shop, buyer: Buyer, id: number) =>
  shop.call<MemberCoupon>(buyer, 'POST', `/api/v1/coupons/${id}/claim`);

const own = async (shop: Shop, buyer: Buyer): Promise<MemberCoupon[]> =>
  (await shop.call<MemberCoupon[]>(buyer, 'GET', '/api/v1/member-coupons')).body.data;

/** A buyer with a ¥120 coupon for tours. */
const withCoupon = async (shop: Shop, change: Partial<typeof coupons.$inferInsert> = {}) => {
  const buyer = await shop.buyer();
  const { body } = await claim(shop, buyer, await giveOut(shop, change));
  return { buyer, couponId: body.data.id };
};

test('fifty members claim ten coupons concurrently: ten get one, each only once', async (t) => {
  const shop = await openShop(t);
  const id = await giveOut(shop);
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()));
  const replies = await Promise.all(
    buyers.flatMap((buyer) => [claim(shop, buyer, id), claim(shop, buyer, id)]),
  );
  const got = replies.filter(({ status }) => status === 200);
  assert.equal(new Set(got.map(({ body }) => body.data.id)).size, 10);
  assert.deepEqual(
    [...new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))],
    ['A0510'],
  );
  const seen = await shop.call<CallData<'GET /api/v1/coupons'>>(undefined, 'GET', '/api/v1/coupons');
  assert.deepEqual(
    seen.body.data.map(({ left, claimed }) => [left, claimed]),
    [[0, false]],
  );
});

test('a coupon reduces the price, is stored with the order and cannot be used again', async (t) => {
  const shop = await openShop(t);
  const { buyer, couponId } = await withCoupon(shop);
  const { status, body } = await shop.book(buyer, { couponId, expectedAmount: 88_000 });
  assert.deepEqual([status, body.data?.amount], [200, 88_000], JSON.stringify(body));
  const order = await detailOf(shop, buyer, body.data.orderNo);
  assert.deepEqual([order.amount, order.discount, order.lines[0]?.amount], [88_000, 12_000, 100_000]);
  assert.deepEqual(
    (await own(shop, buyer)).map(({ state, orderNo }) => [state, orderNo]),
    [['used', body.data.orderNo]],
  );
  const again = await shop.book(buyer, { couponId, adults: 1, remark: 'x', expectedAmount: 88_000 });
  assert.deepEqual(
    [again.status, again.body.data?.orderNo],
    [200, body.data.orderNo],
    'the same order is resumed',
  );
  const other = await shop.book(buyer, { couponId, singleRooms: 1, expectedAmount: 103_000 });
  assert.deepEqual([other.status, other.body.field], [400, 'couponId']);
});

test('an order that closes unpaid releases its coupon; a paid one keeps it', async (t) => {
  const shop = await openShop(t);
  const { buyer, couponId } = await withCoupon(shop);
  const { body } = await shop.book(buyer, { couponId, expectedAmount: 88_000 });
  await shop.call(buyer, 'POST', `/api/v1/orders/${body.data.orderNo}/cancel`);
  assert.equal((await own(shop, buyer))[0]?.state, 'usable');
  const second = await shop.book(buyer, { couponId, expectedAmount: 88_000 });
  assert.equal(second.status, 200);
  await pay(shop, buyer, second.body.data.orderNo);
  assert.equal((await own(shop, buyer))[0]?.state, 'used');
});

test('a late payment reopens an order only while its coupon is unused', async (t) => {
  const shop = await openShop(t);
  const { buyer, couponId } = await withCoupon(shop);
  const { body } = await shop.book(buyer, { couponId, expectedAmount: 88_000 });
  const paymentNo = await shop.startPaying(buyer, body.data.orderNo);
  shop.clock.advance(31 * 60);
  await expireOrders(shop.payment);
  assert.equal((await shop.book(buyer, { couponId, expectedAmount: 88_000 })).status, 200);
  await shop.notify(shop.provider.pay(paymentNo));
  const late = await detailOf(shop, buyer, body.data.orderNo);
  assert.deepEqual([late.state, late.closedReason], ['CLOSED', 'refunded']);
});

const refused: [string, Partial<typeof coupons.$inferInsert>][] = [
  ['for another kind', { kinds: ['hotel'] }],
  ['for a higher price', { minAmount: 100_001 }],
];

for (const [what, change] of refused)
  test(`a coupon ${what} is refused by its field, and nothing is booked`, async (t) => {
    const shop = await openShop(t);
    const { buyer, couponId } = await withCoupon(shop, change);
    const { status, body } = await shop.book(buyer, { couponId, expectedAmount: 88_000 });
    assert.deepEqual([status, body.field], [400, 'couponId']);
    assert.deepEqual(await shop.stock(), { held: 0, sold: 0, total: 10 });
  });

test('a coupon of another member and an expired one are refused', async (t) => {
  const shop = await openShop(t);
  const endsAt = new Date(shop.clock.now().getTime() + 60_000);
  const { buyer, couponId } = await withCoupon(shop, { endsAt });
  const thief = await shop.book(await shop.buyer(), { couponId, expectedAmount: 88_000 });
  assert.deepEqual([thief.status, thief.body.field], [400, 'couponId']);
  shop.clock.advance(60);
  assert.equal((await own(shop, buyer))[0]?.state, 'expired');
  const late = await shop.book(buyer, { couponId, expectedAmount: 88_000 });
  assert.deepEqual([late.status, late.body.field], [400, 'couponId']);
});

test('an amount that ignores the coupon is refused as a changed price', async (t) => {
  const shop = await openShop(t);
  const { buyer, couponId } = await withCoupon(shop);
  const { status, body } = await shop.book(buyer, { couponId, expectedAmount: 100_000 });
  assert.deepEqual([status, body.code], [409, 'A0511']);
});
