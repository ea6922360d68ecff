import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  NextTrip,
  OrderCounts,
  OrderDetail,
  OrderRow,
  OrderState,
  SuggestedContact,
} from '@portal/shared/contract';
import { addDays, dayOf, startOfDay } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { auditLog, orders, users } from '#src/platform/database/index.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { openHotelCheckout } from '#src/sales/checkout/testing/hotel-fixture.ts';

const listed = async (
  checkout: CheckoutFixture,
  buyer: Buyer,
  query = '',
): Promise<[numbers: string[], total: number]> => {
  const url = `/api/v1/orders?${query}`;
  const { data } = (await checkout.call<{ list: OrderRow[]; total: number }>(buyer, 'GET', url)).body;
  return [data.list.map(({ orderNo }) => orderNo), data.total];
};

const put = (checkout: CheckoutFixture, orderNo: string, change: Partial<typeof orders.$inferInsert>) =>
  checkout.deps.db.update(orders).set(change).where(eq(orders.orderNo, orderNo));

test('orders are found by the days of their creation in Asia/Shanghai, both included', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const lastSecond = new Date(startOfDay('2026-05-02').getTime() - 1000);
  await put(checkout, orderNo, { createdAt: lastSecond });
  for (const [query, found] of [
    ['from=2026-05-01&to=2026-05-01', 1],
    ['from=2026-05-01', 1],
    ['to=2026-05-01', 1],
    ['from=2026-05-02', 0],
    ['to=2026-04-30', 0],
  ] as const)
    assert.equal((await listed(checkout, buyer, query))[1], found, query);
  for (const [query, field] of [
    ['from=2026-05-02&to=2026-05-01', 'to'],
    ['from=2026-02-30', 'from'],
    ['to=tomorrow', 'to'],
  ] as const) {
    const { status, body } = await checkout.call(buyer, 'GET', `/api/v1/orders?${query}`);
    assert.deepEqual([status, body.field], [400, field], query);
  }
});

test('orders of all kinds are sorted by departure: days ahead first, then the newest', async (t) => {
  const checkout = await openHotelCheckout(t);
  const buyer = await checkout.buyer();
  const stay = (await checkout.bookRooms(buyer)).body.data.orderNo;
  const tour = await checkout.order(buyer, { travellers: [adult(3)] });
  const other = await checkout.order(buyer, { travellers: [adult(4)] });
  const today = dayOf(checkout.clock.now());
  await put(checkout, stay, { state: 'PAID', travelDay: today });
  await put(checkout, tour, { state: 'PAID', travelDay: addDays(today, 2) });
  await put(checkout, other, { travelDay: addDays(today, 1) });
  assert.deepEqual(await listed(checkout, buyer), [[other, tour, stay], 3]);
  assert.deepEqual(await listed(checkout, buyer, 'sort=departure'), [[stay, tour, other], 3]);
  assert.deepEqual(await listed(checkout, buyer, 'sort=departure&pageNum=2&pageSize=1'), [[tour], 3]);
  await put(checkout, stay, { travelDay: addDays(today, -1) });
  assert.deepEqual(await listed(checkout, buyer, 'sort=departure'), [[tour, other, stay], 3]);
  const { status, body } = await checkout.call(buyer, 'GET', '/api/v1/orders?sort=price');
  assert.deepEqual([status, body.field], [400, 'sort']);
  for (const orderNo of [stay, tour]) await put(checkout, orderNo, { state: 'PENDING_PAYMENT' });
});

test('orders are found by their English name, and % is a character', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const { db } = checkout.deps;
  const title = { zh: '涠洲岛看海三日', en: 'Three days on Weizhou' };
  const [{ snapshot } = assert.fail()] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  await put(checkout, orderNo, { snapshot: { ...snapshot, title } });
  assert.deepEqual(await listed(checkout, buyer, 'keywords=weizhou'), [[orderNo], 1]);
  assert.deepEqual(await listed(checkout, buyer, 'keywords=%25'), [[], 0]);
});

const hide = (checkout: CheckoutFixture, buyer: Buyer, orderNo: string) =>
  checkout.call(buyer, 'DELETE', `/api/v1/orders/${orderNo}`);

test('hiding a final order removes it from its buyer’s lists and counts only', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  const replies = await Promise.all([1, 2, 3].map(() => hide(checkout, buyer, orderNo)));
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200],
  );
  for (const query of ['', 'state=CLOSED', `keywords=${orderNo}`])
    assert.deepEqual(await listed(checkout, buyer, query), [[], 0], query);
  const counts = await checkout.call<OrderCounts>(buyer, 'GET', '/api/v1/orders/counts');
  assert.deepEqual(counts.body.data.tour, {});
  const detail = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.equal(detail.body.data.timeline.at(-1)?.event, 'hide', 'its own page still opens');
  const { db } = checkout.deps.database;
  assert.equal(
    await db.$count(auditLog, and(eq(auditLog.action, 'hide'), eq(auditLog.subjectId, orderNo))),
    1,
  );
});

const kept: readonly OrderState[] = [
  'PENDING_PAYMENT',
  'PAID',
  'REFUND_REQUESTED',
  'REFUNDING',
  'PARTIALLY_REFUNDED',
];

test('an active order cannot be hidden', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  for (const state of kept) {
    await put(checkout, orderNo, { state });
    const { status, body } = await hide(checkout, buyer, orderNo);
    assert.deepEqual([status, body.code], [409, 'A0513'], state);
  }
  assert.equal((await listed(checkout, buyer))[1], 1);
  await put(checkout, orderNo, { state: 'PENDING_PAYMENT' });
});

test('a hidden closed order is listed again when a late payment reopens it', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, orderNo);
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
  await hide(checkout, buyer, orderNo);
  await checkout.notify(checkout.provider.pay(paymentNo));
  assert.deepEqual(await listed(checkout, buyer, 'state=PAID'), [[orderNo], 1]);
});

const next = async (checkout: CheckoutFixture, buyer: Buyer) =>
  (await checkout.call<NextTrip | null>(buyer, 'GET', '/api/v1/orders/next')).body.data;

test('the next trip is the nearest paid future one of any kind', async (t) => {
  const checkout = await openHotelCheckout(t);
  const buyer = await checkout.buyer();
  assert.equal(await next(checkout, buyer), null);
  const stay = (await checkout.bookRooms(buyer)).body.data.orderNo;
  const tour = await checkout.order(buyer, { travellers: [adult(3)] });
  assert.equal(await next(checkout, buyer), null, 'what is not paid is no trip');
  const today = dayOf(checkout.clock.now());
  const trip = (state: OrderState, travelDay: string) => ({ state, travelDay });
  for (const [what, ofStay, ofTour, expected] of [
    ['the nearer', trip('PAID', addDays(today, 3)), trip('PAID', addDays(today, 2)), tour],
    ['today counts', trip('PAID', today), trip('PAID', addDays(today, 1)), stay],
    ['yesterday does not', trip('PAID', addDays(today, -1)), trip('PAID', addDays(today, 9)), tour],
    [
      'what is given back does not',
      trip('REFUNDED', today),
      trip('PARTIALLY_REFUNDED', addDays(today, 9)),
      tour,
    ],
    ['none', trip('COMPLETED', today), trip('REFUNDING', today), undefined],
  ] as const) {
    await put(checkout, stay, ofStay);
    await put(checkout, tour, ofTour);
    assert.equal((await next(checkout, buyer))?.orderNo, expected, what);
  }
  await put(checkout, stay, { ...trip('PARTIALLY_REFUNDED', today), closedReason: 'refunded' });
  await put(checkout, tour, trip('PAID', addDays(today, 9)));
  assert.equal((await next(checkout, buyer))?.orderNo, tour, 'what was cancelled with a fee does not count');
  await put(checkout, stay, { ...trip('PAID', today), closedReason: null });
  assert.ok((await next(checkout, buyer))?.place?.zh, 'a hotel says where it is');
  assert.equal(await next(checkout, await checkout.buyer()), null, 'somebody else has none');
  for (const orderNo of [stay, tour]) await put(checkout, orderNo, { state: 'PENDING_PAYMENT' });
});

test('a booking starts with the contact of the latest order, before the first with that of the account', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const suggested = async (who: Buyer) =>
    (await checkout.call<SuggestedContact>(who, 'GET', '/api/v1/orders/contact')).body.data;
  const account = { mobile: '13700000001', email: 'hai@example.cn' };
  await checkout.deps.db.update(users).set(account).where(eq(users.id, buyer.userId));
  assert.deepEqual(await suggested(buyer), { name: null, ...account });
  const payload = { ...adult(), name: '陈海生', mobile: account.mobile };
  assert.equal((await checkout.call(buyer, 'POST', '/api/v1/travellers', { payload })).status, 200);
  assert.deepEqual(await suggested(buyer), { name: '陈海生', ...account });
  await checkout.order(buyer, { contact: { name: '陈海', mobile: '13800000000' } });
  assert.deepEqual(await suggested(buyer), { name: '陈海', mobile: '13800000000', email: null });
  const other = await suggested(await checkout.buyer());
  assert.deepEqual([other.name, other.email], [null, null], 'not the contact of another member');
});
