import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, Departure } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { products, skus } from '#src/platform/database/index.ts';
import { refreshFromPrice, refreshFromPrices } from '../stock/from-price.ts';
import { openCatalogue } from '../testing/catalogue-fixture.ts';

test('departures show the seats left, including sold out ones and excluding closed ones', async (t) => {
  const { db, addTour, addDeparture, get, today, clock } = await openCatalogue(t);
  const id = await addTour({ zh: '海岛' });
  const open = await addDeparture(id, 10, { held: 2, sold: 3, childPrice: 30_000 });
  await addDeparture(id, 11, { sold: 10 });
  await addDeparture(id, 0);
  await addDeparture(id, 12, { closesAt: new Date(clock.now().getTime() - 1) });
  await addDeparture(id, 200);
  await db
    .update(skus)
    .set({ status: 0 })
    .where(eq(skus.id, await addDeparture(id, 13)));
  const { body, headers } = await get<Departure[]>(`/${id}/departures`);
  assert.deepEqual(
    body?.data.map(({ day, seats }) => [day, seats]),
    [
      [addDays(today, 10), 5],
      [addDays(today, 11), 0],
    ],
  );
  assert.deepEqual(body?.data[0], {
    skuId: open,
    day: addDays(today, 10),
    price: 50_000,
    childPrice: 30_000,
    singleSupplement: null,
    seats: 5,
    joined: 3,
  });
  assert.equal(headers['cache-control'], 'public, no-cache');
});

test('the price from is the lowest bookable price, or null', async (t) => {
  const { db, clock, today, addTour, addDeparture } = await openCatalogue(t);
  const id = await addTour({ zh: '海岛', fromPrice: 1 });
  const other = await addTour({ zh: '火山', fromPrice: 7 });
  const priceOf = async (tour: number) =>
    (await db.select().from(products).where(eq(products.id, tour)))[0]?.fromPrice;
  await addDeparture(id, 5, { price: 10_000, total: 0 });
  await addDeparture(id, 6, { price: 20_000 });
  await addDeparture(id, 7, { price: 30_000 });
  await db.transaction((tx) => refreshFromPrice(tx, id, clock.now()));
  assert.deepEqual([await priceOf(id), await priceOf(other)], [20_000, 7]);
  clock.set(startOfDay(addDays(today, 6)));
  assert.equal(await refreshFromPrices(db, clock.now()), 2);
  assert.deepEqual([await priceOf(id), await priceOf(other)], [30_000, null]);
});

test('a list has the next three departures with seats of each tour, of the days asked for', async (t) => {
  const { addTour, addDeparture, get, today } = await openCatalogue(t);
  const id = await addTour({ zh: '海岛' });
  const full = await addTour({ zh: '火山' });
  for (const [ahead, change] of [
    [2, { sold: 10 }],
    [3, { held: 2, sold: 3 }],
    [5, {}],
    [8, {}],
    [13, {}],
  ] as const)
    await addDeparture(id, ahead, change);
  await addDeparture(full, 4, { sold: 10 });
  const departuresOf = async (query: string, tour = id) =>
    (await get<CallData<'GET /api/v1/tours'>>(query)).body?.data.list.find((card) => card.id === tour)
      ?.departures;
  const on = (ahead: number, seats: number) => ({ day: addDays(today, ahead), seats });
  assert.deepEqual(await departuresOf(''), [on(3, 5), on(5, 10), on(8, 10)]);
  assert.deepEqual(await departuresOf('', full), []);
});
