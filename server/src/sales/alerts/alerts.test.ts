import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Alert, AlertRequest } from '@portal/shared/contract';
import { addDays, dayOf, maxAlerts } from '@portal/shared/rules';
import { asc, eq, sql } from 'drizzle-orm';
import { refreshFromPrices } from '#src/catalog/products/index.ts';
import {
  alertQueue,
  inventory,
  messages,
  productAlerts,
  products,
  skus,
  users,
} from '#src/platform/database/index.ts';
import { type Buyer, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { deleteOldAlerts, sendAlerts } from './index.ts';

/** A portal with one tour at 1,000 yuan, whose price and stock can be changed. */
const open = async (t: TestContext) => {
  const checkout = await openCheckout(t, { seats: 5 });
  const { deps, clock, tourId, skuId, day } = checkout;
  const { db } = deps;
  const refresh = () => refreshFromPrices(db, clock.now());
  const change = async (values: Partial<typeof inventory.$inferInsert>) => {
    await db.update(inventory).set(values).where(eq(inventory.skuId, skuId));
    await refresh();
  };
  await refresh();
  const set = (buyer: Buyer, request: Partial<AlertRequest> = {}) =>
    checkout.call<Alert>(buyer, 'POST', '/api/v1/alerts', {
      payload: { productId: tourId, kind: 'price', ...request },
    });
  const own = async (buyer: Buyer) =>
    (await checkout.call<Alert[]>(buyer, 'GET', '/api/v1/alerts')).body.data;
  const send = () => sendAlerts({ db, now: clock.now, log: checkout.payment.log });
  const told = async () =>
    (await db.select().from(messages).orderBy(asc(messages.id))).map(
      ({ category, title, path }) => `${category} ${title.zh.split('：')[0]} ${path}`,
    );
  return { ...{ checkout, db, clock, tourId, skuId, day }, change, set, own, send, told };
};

test('a price alert is sent once, when the price has fallen to the chosen one', async (t) => {
  const { checkout, db, change, set, own, send, told, tourId } = await open(t);
  const [any, chosen] = [await checkout.buyer(), await checkout.buyer()];
  const { body } = await set(any);
  assert.deepEqual([body.data.basePrice, body.data.maxPrice, body.data.state], [100_000, 99_999, 'OPEN']);
  await set(chosen, { price: 80_000 });
  await send();
  await change({ price: 90_000 });
  assert.equal(await send(), 1);
  assert.deepEqual(await told(), [`price 降价提醒 /route/detail?id=${tourId}`]);
  assert.deepEqual([(await own(any))[0]?.state, (await own(chosen))[0]?.state], ['SENT', 'OPEN']);
  await change({ price: 80_000 });
  assert.equal(await send(), 1);
  await change({ price: 120_000 });
  await change({ price: 50_000 });
  assert.equal(await send(), 0, 'both were sent');
  assert.equal(await db.$count(alertQueue), 0);
});

test('an availability alert is sent when a sold-out departure, SKU or product can be booked again', async (t) => {
  const { checkout, change, set, send, told, skuId, day, tourId } = await open(t);
  const buyer = await checkout.buyer();
  const early = await set(buyer, { kind: 'availability', skuId, day });
  assert.equal(early.body.code, 'A0513', 'it can be booked now');
  await change({ total: 0 });
  for (const request of [{}, { skuId }, { skuId, day }])
    assert.equal((await set(buyer, { kind: 'availability', ...request })).status, 200);
  assert.equal(await send(), 0);
  await change({ total: 3 });
  assert.equal(await send(), 3);
  assert.deepEqual(new Set(await told()), new Set([`availability 又可以预订了 /route/detail?id=${tourId}`]));
});

test('alerts of a product that ends, and of a day that has come, are closed with a message', async (t) => {
  const { checkout, db, clock, change, set, send, told, skuId, day, tourId } = await open(t);
  const [first, second] = [await checkout.buyer(), await checkout.buyer()];
  await change({ total: 0 });
  await set(second, { kind: 'availability', skuId, day });
  await send();
  clock.advance(86_400 * 400);
  assert.equal(await send(), 1);
  assert.equal((await db.select().from(productAlerts))[0]?.state, 'ENDED');
  clock.set(new Date(clock.now().getTime() - 86_400_000 * 400));
  await change({ total: 5 });
  await set(first);
  await db.update(products).set({ status: 'down' }).where(eq(products.id, tourId));
  assert.equal(await send(), 1);
  assert.deepEqual(await told(), [
    'availability 提醒已结束 /personal/alerts',
    'price 提醒已结束 /personal/alerts',
  ]);
});

test('invalid input is refused by field, and an alert is set once', async (t) => {
  const { checkout, db, set, skuId, tourId } = await open(t);
  const buyer = await checkout.buyer();
  const today = dayOf(checkout.clock.now());
  const other = await db
    .insert(skus)
    .values({ productId: tourId, name: { zh: '停售' }, status: 0 })
    .returning({ id: skus.id });
  for (const [request, field] of [
    [{ productId: 999_999 }, 'productId'],
    [{ price: 0 }, 'price'],
    [{ price: 100_000 }, 'price'],
    [{ skuId }, 'skuId'],
    [{ kind: 'moon' }, 'kind'],
    [{ kind: 'availability', price: 100 }, 'price'],
    [{ kind: 'availability', day: addDays(today, 3) }, 'skuId'],
    [{ kind: 'availability', skuId, day: today }, 'day'],
    [{ kind: 'availability', skuId: other[0]?.id }, 'skuId'],
  ] as const) {
    const { status, body } = await set(buyer, request as Partial<AlertRequest>);
    assert.deepEqual([status, body.field], [400, field], JSON.stringify(request));
  }
  assert.equal((await set(buyer)).status, 200);
  const again = await set(buyer, { price: 50_000 });
  assert.deepEqual([again.status, again.body.code], [409, 'A0513']);
});

test('a member has 50 open alerts at most, sets 20 a day and sees only their own', async (t) => {
  const { checkout, db, set, own, skuId, tourId } = await open(t);
  const [one, other] = [await checkout.buyer(), await checkout.buyer()];
  const { body } = await set(one);
  const remove = (buyer: Buyer) => checkout.call(buyer, 'DELETE', `/api/v1/alerts/${body.data.id}`);
  assert.deepEqual([(await remove(other)).status, (await own(other)).length], [404, 0]);
  assert.deepEqual([(await remove(one)).status, (await own(one)).length], [200, 0]);
  for (let turn = 1; turn < 20; turn += 1) {
    const { body: made } = await set(one);
    await checkout.call(one, 'DELETE', `/api/v1/alerts/${made.data.id}`);
  }
  const last = await set(one);
  assert.deepEqual([last.status, last.body.code], [429, 'B0210']);
  const full = Array.from({ length: maxAlerts }, (_, n) => ({
    ...{ userId: other.userId, productId: tourId, kind: 'price' as const, basePrice: 10, maxPrice: 5 },
    day: addDays('2030-01-01', n),
    skuId,
  }));
  await db.insert(productAlerts).values(full);
  const tooMany = await set(other);
  assert.deepEqual([tooMany.status, tooMany.body.code], [409, 'A0513']);
  await db.update(productAlerts).set({ state: 'SENT' });
  assert.equal(await deleteOldAlerts(db, new Date(Date.now() + 89 * 86_400_000)), 0);
  assert.equal(await deleteOldAlerts(db, new Date(Date.now() + 91 * 86_400_000)), maxAlerts);
});

test('a run that is killed between batches loses and repeats nothing', async (t) => {
  const { checkout, db, clock, change, send, told, tourId } = await open(t);
  const watchers = await db
    .insert(users)
    .values(
      Array.from({ length: 450 }, (_, n) => ({ username: `w${n}`, nickname: `w${n}`, passwordHash: '-' })),
    )
    .returning({ id: users.id });
  await db.insert(productAlerts).values(
    watchers.map(({ id: userId }) => ({
      ...{ userId, productId: tourId, kind: 'price' as const, basePrice: 100_000, maxPrice: 99_999 },
    })),
  );
  await change({ price: 90_000 });
  let transactions = 0;
  const dying = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction' && ++transactions > 1
        ? () => Promise.reject(new Error('killed'))
        : Reflect.get(target, name, receiver),
  });
  const log = { info: () => undefined, error: () => undefined };
  assert.equal(await sendAlerts({ db: dying, now: clock.now, log }), 200);
  assert.equal(await db.$count(productAlerts, sql`state = 'OPEN'`), 250);
  assert.equal(await send(), 250);
  assert.equal((await told()).length, 450);
  assert.ok(checkout);
});
