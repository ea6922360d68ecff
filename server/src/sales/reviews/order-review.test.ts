import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, OrderDetail, OrderRow, Review, ReviewForm } from '@portal/shared/contract';
import { addDays, dayOf, reviewableUntil } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { sent } from '#src/media/pictures/testing/upload.ts';
import { orders, pictures, products, reviews, users } from '#src/platform/database/index.ts';
import { type Buyer, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { orderNow, payAny } from '#src/sales/fulfilment/testing/paid-order.ts';

const day = addDays(dayOf(new Date()), 40);
const text = '房间正对着海，早餐丰盛，前台很热情。';

const openHotel = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const staff = await checkout.signIn('STAFF', { perms: ['trade:order:fulfil'] });
  const { db } = checkout.deps.database;
  const paid = () => payAny(checkout, buyer, { kind: 'hotel', day });
  const leave = async (orderNo: string) => {
    for (const event of ['confirmRoom', 'checkIn', 'checkOut']) {
      const url = `/api/v1/orders/${orderNo}/fulfilment`;
      const { status } = await checkout.call(staff, 'POST', url, { payload: { event } });
      assert.equal(status, 200, event);
    }
  };
  const stayed = async () => {
    const order = await paid();
    await leave(order.orderNo);
    return orderNow(checkout, order);
  };
  const review = (orderNo: string, change: Partial<ReviewForm> = {}, by: Buyer = buyer) =>
    checkout.call<Review>(by, 'POST', `/api/v1/orders/${orderNo}/review`, {
      payload: { rating: 4, text, pictures: [], ...change },
    });
  const read = (orderNo: string, by: Buyer = buyer) =>
    checkout.call<Review | null>(by, 'GET', `/api/v1/orders/${orderNo}/review`);
  const untilOf = async (orderNo: string) => {
    const list = await checkout.call<{ list: OrderRow[] }>(buyer, 'GET', '/api/v1/orders');
    const detail = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
    const row = list.body.data.list.find((order) => order.orderNo === orderNo);
    assert.equal(row?.reviewUntil, detail.body.data.reviewUntil);
    return row?.reviewUntil;
  };
  return { checkout, buyer, db, paid, leave, stayed, review, read, untilOf };
};

test('a completed order is reviewed with pictures, publicly visible at the product', async (t) => {
  const { checkout, buyer, db, stayed, review, read } = await openHotel(t);
  await db.update(users).set({ nickname: '陈海' }).where(eq(users.id, buyer.userId));
  const order = await stayed();
  assert.ok(order.completedAt);
  assert.equal((await read(order.orderNo)).body.data, null);
  const [first, second] = [await sent(checkout, buyer), await sent(checkout, buyer)];
  const { body } = await review(order.orderNo, {
    text: `  ${text}\n`,
    pictures: [second.token, first.token],
  });
  const { id, ...said } = body.data;
  const today = dayOf(checkout.clock.now());
  assert.deepEqual(said, {
    author: '陈**',
    rating: 4,
    scores: {},
    travellerType: null,
    helpful: 0,
    text: { zh: text },
    pictures: [second.url, first.url],
    day: today,
    reply: null,
  });
  assert.deepEqual((await read(order.orderNo)).body.data, { ...body.data, takenDown: null });
  const { productId } = order.snapshot;
  const shown = await checkout.call<{ list: Review[] }>(
    undefined,
    'GET',
    `/api/v1/products/${productId}/reviews`,
  );
  assert.deepEqual(shown.body.data.list, [body.data]);
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  assert.deepEqual([product?.rating, product?.reviewCount], [40, 1]);
  const kept = await db.select({ usedAt: pictures.usedAt }).from(pictures);
  assert.ok(kept.every(({ usedAt }) => usedAt !== null));
  const { timeline } = (await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${order.orderNo}`))
    .body.data;
  assert.deepEqual([timeline.at(-1)?.event, timeline.at(-1)?.actor], ['review', 'member']);
});

test('a review has the sub-scores of its kind of product and a traveller type', async (t) => {
  const { stayed, review, read } = await openHotel(t);
  const { orderNo } = await stayed();
  const scores = { location: 5, cleanliness: 3 };
  for (const [change, field] of [
    [{ scores: { ...scores, guide: 4 } }, 'scores/guide'],
    [{ scores: { location: 6 } }, 'scores/location'],
    [{ scores: { location: 4.5 } }, 'scores/location'],
    [{ travellerType: 'crowd' as never }, 'travellerType'],
  ] as const) {
    const { status, body } = await review(orderNo, change);
    assert.deepEqual([status, body.field], [400, field]);
  }
  assert.equal((await review(orderNo, { scores, travellerType: 'couple' })).status, 200);
  const { data } = (await read(orderNo)).body;
  assert.deepEqual([data?.scores, data?.travellerType], [scores, 'couple']);
});

test('orders show their review deadline, and reviews are accepted until then', async (t) => {
  const { checkout, paid, leave, review, untilOf } = await openHotel(t);
  const order = await paid();
  assert.equal(await untilOf(order.orderNo), null);
  const early = await review(order.orderNo);
  assert.deepEqual([early.status, early.body.code], [409, 'A0513']);
  await leave(order.orderNo);
  const until = await untilOf(order.orderNo);
  const { completedAt, state } = await orderNow(checkout, order);
  assert.equal(until, reviewableUntil({ completedAt, state }, checkout.clock.now())?.toISOString());
  assert.equal((await review(order.orderNo)).status, 200);
  assert.equal(await untilOf(order.orderNo), null);
});

test('a review is accepted at the last instant and refused after it', async (t) => {
  const { checkout, db, stayed, review } = await openHotel(t);
  const orderOf = async (daysAgo: number) => {
    const order = await stayed();
    const completedAt = new Date(checkout.clock.now().getTime() - daysAgo * 86_400_000);
    await db.update(orders).set({ completedAt }).where(eq(orders.id, order.id));
    return order.orderNo;
  };
  assert.equal((await review(await orderOf(180))).status, 200);
  const late = await review(await orderOf(181));
  assert.deepEqual([late.status, late.body.code], [409, 'A0513']);
  assert.match(late.body.msg, /180 天/);
});

test('a double click creates one review', async (t) => {
  const { db, stayed, review } = await openHotel(t);
  const { orderNo, snapshot } = await stayed();
  const answers = await Promise.all([review(orderNo), review(orderNo), review(orderNo)]);
  assert.deepEqual(answers.map(({ status, body }) => `${status} ${body.code}`).toSorted(), [
    '200 200',
    '409 A0513',
    '409 A0513',
  ]);
  assert.equal(await db.$count(reviews), 1);
  const [product] = await db.select().from(products).where(eq(products.id, snapshot.productId));
  assert.equal(product?.reviewCount, 1);
});

test('concurrent reviews of a product both count', async (t) => {
  const { db, stayed, review } = await openHotel(t);
  const [one, other] = [await stayed(), await stayed()];
  await Promise.all([review(one.orderNo, { rating: 5 }), review(other.orderNo, { rating: 2 })]);
  const [product] = await db.select().from(products).where(eq(products.id, one.snapshot.productId));
  assert.deepEqual([product?.rating, product?.reviewCount], [35, 2]);
});

test("another member's order is not found, and visitors cannot review", async (t) => {
  const { checkout, stayed, review, read } = await openHotel(t);
  const { orderNo } = await stayed();
  const stranger = await checkout.buyer();
  assert.equal((await review(orderNo, {}, stranger)).status, 404);
  assert.equal((await read(orderNo, stranger)).status, 404);
  const url = `/api/v1/orders/${orderNo}/review`;
  assert.equal((await checkout.call(undefined, 'GET', url)).status, 401);
  assert.equal((await checkout.call(undefined, 'POST', url, { payload: {} })).status, 401);
});

test('invalid input is refused by field, and nothing is saved', async (t) => {
  const { checkout, buyer, db, stayed, review } = await openHotel(t);
  const { orderNo } = await stayed();
  const [own, theirs, used] = [
    await sent(checkout, buyer),
    await sent(checkout, await checkout.buyer()),
    await sent(checkout, buyer),
  ];
  await db.update(pictures).set({ usedAt: new Date() }).where(eq(pictures.token, used.token));
  const cases: readonly (readonly [Partial<ReviewForm>, string])[] = [
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ text: '好' }, 'text'],
    [{ text: `${'好'.repeat(9)}     ` }, 'text'],
    [{ text: '好'.repeat(1001) }, 'text'],
    [{ pictures: Array(10).fill(own.token) }, 'pictures'],
    [{ pictures: [own.token, own.token] }, 'pictures/1'],
    [{ pictures: [own.token, theirs.token] }, 'pictures/1'],
    [{ pictures: [used.token] }, 'pictures/0'],
    [{ pictures: ['x'.repeat(22)] }, 'pictures/0'],
    [{ pictures: ['../../secret'] }, 'pictures/0'],
  ];
  for (const [change, field] of cases) {
    const { status, body } = await review(orderNo, change);
    assert.deepEqual([status, body.field], [400, field], JSON.stringify(change).slice(0, 80));
  }
  assert.equal(await db.$count(reviews), 0);
  const [row] = await db.select().from(pictures).where(eq(pictures.token, own.token));
  assert.equal(row?.usedAt, null, 'a refused review leaves its pictures to the next try');
  assert.equal((await review(orderNo, { pictures: [own.token] })).status, 200);
});

test('a member lists the own reviews with their products, also one that staff took down', async (t) => {
  const { checkout, buyer, db, stayed, review } = await openHotel(t);
  const own = async (by: Buyer) =>
    (await checkout.call<CallData<'GET /api/v1/account/reviews'>>(by, 'GET', '/api/v1/account/reviews')).body
      .data;
  assert.deepEqual(await own(buyer), { list: [], total: 0 });
  const order = await stayed();
  const { body } = await review(order.orderNo);
  const [listed] = (await own(buyer)).list;
  assert.deepEqual([listed?.id, listed?.text, listed?.takenDown], [body.data.id, { zh: text }, null]);
  assert.equal(listed?.product.kind, 'hotel');
  await db
    .update(reviews)
    .set({ hiddenAt: checkout.clock.now(), hiddenReason: '含广告' })
    .where(eq(reviews.id, body.data.id));
  const day = dayOf(checkout.clock.now());
  assert.deepEqual((await own(buyer)).list[0]?.takenDown, { reason: '含广告', day });
  assert.deepEqual(await own(await checkout.buyer()), { list: [], total: 0 });
});
