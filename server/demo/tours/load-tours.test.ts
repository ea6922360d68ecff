import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import type { Text, TourContent } from '@portal/shared/contract';
import { dayOf, daysBetween } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { getDepartures, getTour } from '#src/catalog/products/tours/tour-service.ts';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadOnce } from '../load-once.ts';
import { loadTours } from './load-tours.ts';
import { tourSeeds } from './tour-seeds.ts';

const load = async (t: TestContext, instant = '2026-11-20T01:00:00Z') => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  const deps = { db: database.db, now: () => new Date(instant) };
  await loadOnce(deps, 'tours', loadTours);
  return { deps, db: database.db };
};

const toursOf = async (db: Db) =>
  (await db.select().from(products)).map((row) => ({ ...row, content: row.content as TourContent }));

const isBilingual = ({ zh, en }: Text): boolean =>
  /\p{Script=Han}/u.test(zh) && /^[^\p{Script=Han}]+$/u.test(en ?? '');

test('tours of every category are loaded, each once, also when loaded again', async (t) => {
  const { deps, db } = await load(t);
  assert.equal(await loadOnce(deps, 'tours', loadTours), false);
  const counted = await db
    .select({ category: products.category, count: sql<number>`count(*)::int` })
    .from(products)
    .groupBy(products.category);
  assert.deepEqual(Object.fromEntries(counted.map(({ category, count }) => [category, count])), {
    abroad: 12,
    domestic: 14,
    learning: 8,
    local: 12,
    'party-building': 8,
    vicinity: 8,
  });
  const first = await getTour(deps, 1);
  assert.equal(first.title.zh, '硇洲岛·特呈岛双岛两日：灯塔、渔港与红树林');
});

test('stops of known places have coordinates', async (t) => {
  const { db } = await load(t);
  const stops = (await toursOf(db)).flatMap(({ content }) =>
    content.itinerary.flatMap(({ sights }) => sights),
  );
  const altar = stops.find(({ zh }) => zh === '天坛');
  assert.deepEqual([altar?.latitude, altar?.longitude], [39.882, 116.407]);
  assert.ok(stops.every(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined)));
});

test('every text of a tour has both languages, and no list has duplicates', async (t) => {
  const { db } = await load(t);
  for (const { title, summary, content } of await toursOf(db)) {
    const { highlights, itinerary, included, excluded, notices } = content;
    const days = itinerary.flatMap((day) => [day.title, day.body, ...day.sights, day.transport, day.hotel]);
    const texts = [title, summary, ...highlights, ...days, ...included, ...excluded, ...notices];
    for (const text of texts) if (text) assert.ok(isBilingual(text), `${title.en}: ${JSON.stringify(text)}`);
    assert.ok(highlights.length >= 3 && highlights.length <= 6, title.en);
    for (const list of [highlights, included, excluded, notices, itinerary.map((day) => day.title)])
      assert.equal(new Set(list.map(({ zh }) => zh)).size, list.length, title.en);
    assert.equal(new Set(itinerary.map(({ body }) => body.zh)).size, itinerary.length, title.en);
  }
});

test('every day has a description, and every night but the last a bed', async (t) => {
  const { db } = await load(t);
  for (const { title, days, content } of await toursOf(db)) {
    assert.equal(content.itinerary.length, days, title.en);
    for (const [index, day] of content.itinerary.entries()) {
      assert.ok(day.sights.length > 0, `${title.en}, day ${index + 1}`);
      assert.equal(
        day.hotel !== undefined,
        index + 1 < content.itinerary.length,
        `${title.en}, day ${index + 1}`,
      );
    }
  }
});

test('rides of a day follow one another, between places with names in both languages', async (t) => {
  const { db } = await load(t);
  for (const { title, content } of await toursOf(db))
    for (const { rides = [] } of content.itinerary) {
      assert.ok(rides.flatMap(({ from, to }) => [from, to]).every(isBilingual), title.en);
      for (const [place, { departs }] of rides.slice(1).entries())
        assert.ok(String(departs) > String(rides[place]?.arrives), title.en);
    }
});

test('tours by air, rail or ferry name how one gets there and back', () => {
  const named = tourSeeds.filter(({ way }) => ['air', 'airGuangzhou', 'rail', 'coachFerry'].includes(way));
  assert.ok(named.length > 30);
  for (const { slug, days } of named) {
    assert.ok(days[0]?.rides, slug);
    assert.ok(days.flatMap(({ rides = [] }) => rides).length >= 2, slug);
  }
});

test('pictures can be drawn, and no gallery has one twice', async (t) => {
  const { db } = await load(t);
  for (const { title, picture, gallery, content } of await toursOf(db)) {
    assert.equal(gallery[0], picture);
    assert.ok(
      gallery.length >= 3 && gallery.length <= 5 && new Set(gallery).size === gallery.length,
      title.en,
    );
    for (const address of [...gallery, ...content.itinerary.flatMap((day) => day.picture ?? [])]) {
      const [, scene = ''] = /^\/artwork\/([a-z-]+)\/[a-z0-9-]{1,64}\.svg$/.exec(address) ?? [];
      assert.ok(isSceneName(scene), address);
    }
  }
});

test('tours abroad close earlier and have higher cancellation fees; groups have more people', async (t) => {
  const { db } = await load(t);
  for (const { category, title, content } of await toursOf(db)) {
    assert.equal(content.cutoffDays, category === 'abroad' ? 30 : 7, title.en);
    assert.equal(content.refundTiers.at(-1)?.feePercent, category === 'abroad' ? 70 : 60, title.en);
    const isForGroup = category === 'party-building' || category === 'learning';
    assert.equal(content.maxPeople, isForGroup ? 50 : 9, title.en);
  }
});

for (const instant of ['2026-11-20T01:00:00Z', '2026-12-31T15:30:00Z'])
  test(`loaded at ${instant}, every tour departs in the coming months at its listed price or more`, async (t) => {
    const { deps } = await load(t, instant);
    const today = dayOf(new Date(instant));
    for (const [index, { slug, usualPrice }] of tourSeeds.entries()) {
      const { fromPrice, marketPrice, content } = await getTour(deps, index + 1);
      const open = (await getDepartures(deps, index + 1, {})).filter(({ seats }) => seats > 0);
      assert.ok(open.length >= 10, slug);
      assert.equal(Math.min(...open.map(({ price }) => price)), fromPrice, slug);
      assert.ok(
        open.every(({ day }) => daysBetween(today, day) > content.cutoffDays),
        slug,
      );
      assert.ok(
        open.every(({ price, childPrice }) => (childPrice ?? price) <= price),
        slug,
      );
      if (usualPrice) assert.ok((marketPrice ?? 0) > (fromPrice ?? 0), slug);
    }
  });

test('loading on the same day gives the same departures, some nearly full or sold out', async (t) => {
  const read = async () => {
    const { db } = await load(t);
    return db
      .select({ name: products.id, day: inventory.day, price: inventory.price, total: inventory.total })
      .from(inventory)
      .innerJoin(skus, eq(skus.id, inventory.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .orderBy(products.id, inventory.day);
  };
  const [one, other] = [await read(), await read()];
  assert.deepEqual(one, other);
  assert.ok(one.some(({ total }) => total === 0));
  assert.ok(one.some(({ total }) => total >= 2 && total <= 4));
});

test('a tour is found by a sight in either language, and listed as nearby by its region', async (t) => {
  const { db } = await load(t);
  const count = (condition: ReturnType<typeof sql>) => db.$count(products, condition);
  assert.ok((await count(sql`${products.searchText} ilike '%硇洲灯塔%'`)) >= 2);
  assert.ok((await count(sql`${products.searchText} ilike '%naozhou lighthouse%'`)) >= 2);
  assert.ok((await count(sql`${products.region} like '440000/440800/440802%'`)) >= 8);
});
