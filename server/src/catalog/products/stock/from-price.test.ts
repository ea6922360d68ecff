import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Departure, TourDetail } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { priceRefreshQueue, products } from '#src/platform/database/index.ts';
import { openCatalogue } from '../testing/catalogue-fixture.ts';
import { freeStock, holdStock } from '../testing/hold-stock.ts';
import { refreshDuePrices, refreshFromPrices } from './from-price.ts';

/** The price in the list, and the lowest of the bookable departures. */
const pricesOf = async ({ get }: Awaited<ReturnType<typeof openCatalogue>>, id: number) => {
  const { body: tour } = await get<TourDetail>(`/${id}`);
  const { body: days } = await get<Departure[]>(`/${id}/departures`);
  const open = days?.data.filter(({ seats }) => seats > 0).map(({ price }) => price) ?? [];
  return [tour?.data.fromPrice, open.length === 0 ? null : Math.min(...open)];
};

test('the price from follows sales and releases', async (t) => {
  const catalog = await openCatalogue(t);
  const { db, clock, today, addTour, addDeparture, titles } = catalog;
  const id = await addTour({ zh: '海岛' });
  const cheap = await addDeparture(id, 5, { price: 10_000, total: 2 });
  await addDeparture(id, 9, { price: 20_000 });
  assert.deepEqual(await pricesOf(catalog, id), [10_000, 10_000]);
  const day = addDays(today, 5);
  const take = () => holdStock(db, { skuId: cheap, day, quantity: 1 });
  await take();
  assert.equal(await db.$count(priceRefreshQueue), 0, 'something is left: nothing to look at');
  const last = await take();
  assert.equal(await refreshDuePrices(db, clock.now()), 1);
  assert.deepEqual(await pricesOf(catalog, id), [20_000, 20_000]);
  assert.deepEqual(await titles(`dayFrom=${day}&dayTo=${day}`), []);
  await freeStock(db, last);
  assert.equal(await refreshDuePrices(db, clock.now()), 1);
  assert.deepEqual(await pricesOf(catalog, id), [10_000, 10_000]);
  assert.deepEqual(await titles(`dayFrom=${day}&dayTo=${day}`), ['海岛']);
  assert.equal(await refreshDuePrices(db, clock.now()), 0, 'each is looked at once');
});

test('the price from follows cut-offs, and only due products are refreshed', async (t) => {
  const catalog = await openCatalogue(t);
  const { db, clock, today, addTour, addDeparture } = catalog;
  const id = await addTour({ zh: '海岛' });
  await addDeparture(id, 5, { price: 10_000 });
  await addDeparture(id, 9, { price: 20_000 });
  await addDeparture(await addTour({ zh: '别处' }), 90);
  clock.set(startOfDay(addDays(today, 5)));
  assert.equal(await refreshDuePrices(db, clock.now()), 1);
  assert.deepEqual(await pricesOf(catalog, id), [20_000, 20_000]);
  clock.set(startOfDay(addDays(today, 9)));
  assert.equal(await refreshDuePrices(db, clock.now()), 1);
  assert.deepEqual(await pricesOf(catalog, id), [null, null]);
  assert.equal(await refreshDuePrices(db, clock.now()), 0);
});

test('two replicas that refresh at the same time share the work', async (t) => {
  const { db, clock, today, addTour, addDeparture } = await openCatalogue(t);
  for (let number = 0; number < 20; number += 1) await addDeparture(await addTour({ zh: '海岛' }), 5);
  clock.set(startOfDay(addDays(today, 5)));
  const done = await Promise.all([refreshDuePrices(db, clock.now()), refreshDuePrices(db, clock.now())]);
  assert.ok(done[0] + done[1] >= 20);
  assert.deepEqual([...new Set((await db.select().from(products)).map((row) => row.fromPrice))], [null]);
  assert.equal(await refreshFromPrices(db, clock.now()), 0);
});
