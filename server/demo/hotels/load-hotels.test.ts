import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import { contract, type HotelContent } from '@portal/shared/contract';
import { daysBetween } from '@portal/shared/rules';
import { asc, like, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { inventory, products, skus, translatedNames } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadOnce } from '../load-once.ts';
import { isBilingual, isVaried, textsIn } from '../testing/texts.ts';
import { isHoliday } from '../tours/holidays.ts';
import { loadTranslatedNames } from '../tours/translated-names.ts';
import type { HotelSeed } from './hotel-seed.ts';
import { hotelSeeds, loadHotels } from './load-hotels.ts';
import { nightsOf } from './room-nights.ts';

const today = '2026-11-20';
const detail = contract['GET /api/v1/hotels/:id'].data.properties;

/** Read by every test, changed by none. */
const load = async () => {
  const database = await openTestDatabase();
  after(() => database.close());
  const deps = { db: database.db, now: () => new Date(`${today}T01:00:00Z`) };
  await loadOnce(deps, 'terms', loadTranslatedNames);
  await loadOnce(deps, 'hotels', loadHotels);
  const { db } = database;
  const rooms = await db.select().from(skus).orderBy(asc(skus.productId), asc(skus.sort));
  const hotels = (await db.select().from(products).orderBy(asc(products.id))).map((hotel) => ({
    ...hotel,
    content: hotel.content as HotelContent,
    rooms: rooms.filter(({ productId }) => productId === hotel.id),
  }));
  return { deps, db, hotels };
};
const loaded = load();

test('24 hotels with three to five room types each are loaded within a minute, and only once', {
  timeout: 60_000,
}, async () => {
  const { deps, hotels } = await loaded;
  assert.equal(await loadOnce(deps, 'hotels', loadHotels), false);
  assert.equal(hotels.length, 24);
  for (const { title, rooms, grade } of hotels) {
    assert.ok(rooms.length >= 3 && rooms.length <= 5, title.en);
    assert.ok(grade && grade >= 2 && grade <= 5, title.en);
  }
  assert.equal(new Set(hotels.map(({ title }) => title.zh)).size, 24);
});

test('a hotel and its rooms match the contract, in both languages, without duplicate texts', async () => {
  const { hotels } = await loaded;
  for (const { title, summary, content, rooms } of hotels) {
    assert.deepEqual([...Value.Errors(detail.content, content)], [], title.en);
    const types = rooms.map(({ id, name, attributes }) => ({ skuId: id, name, ...attributes }));
    assert.deepEqual([...Value.Errors(detail.rooms, types)], [], title.en);
    for (const text of textsIn([title, summary, content, types]))
      assert.ok(isBilingual(text), `${title.en}: ${JSON.stringify(text)}`);
    const { highlights, about, facilities, surroundings, policies } = content;
    assert.ok(highlights.length >= 3 && about.length >= 2 && surroundings.length >= 3, title.en);
    const names = rooms.map(({ name }) => name);
    for (const list of [highlights, about, facilities, names, policies.map((policy) => policy.title)])
      assert.ok(isVaried(list), title.en);
  }
});

test('pictures can be drawn, and none is used twice across hotels', async () => {
  const { hotels } = await loaded;
  const galleries = hotels.flatMap(({ title, picture, gallery }) => {
    assert.equal(gallery[0], picture);
    assert.ok(gallery.length >= 3 && gallery.length <= 6, title.en);
    return gallery;
  });
  assert.equal(new Set(galleries).size, galleries.length);
  const rooms = hotels.flatMap(({ rooms }) => rooms.map(({ attributes }) => attributes));
  const pictures = rooms.flatMap((room) => (room && 'picture' in room && room.picture ? room.picture : []));
  assert.equal(pictures.length, rooms.length);
  assert.equal(new Set(pictures).size, pictures.length);
  for (const address of [...galleries, ...pictures]) {
    const [, scene = ''] = /^\/artwork\/([a-z-]+)\/[a-z0-9-]{1,64}\.svg$/.exec(address) ?? [];
    assert.ok(isSceneName(scene), address);
  }
});

/** What a house has to name among its facilities when it is so. */
const promises: Readonly<Record<string, (hotel: HotelSeed) => boolean>> = {
  早餐: ({ rooms }) => rooms.some(({ breakfasts }) => breakfasts > 0),
  宠物友好: ({ policies }) => policies.includes('petsWelcome'),
  厨房: ({ rooms }) => rooms.every(({ has }) => has.includes('kitchen')),
};
const atLeast: typeof promises = {
  海景: ({ rooms }) => rooms.some(({ has }) => has.includes('sea')),
  温泉: ({ rooms }) => rooms.some(({ has }) => has.includes('springBath')),
  泳池: ({ scenes }) => scenes.includes('hotel-pool'),
  亲子: ({ rooms }) => rooms.some(({ has }) => has.includes('tent')),
};

test("a hotel's facilities match its rooms, pictures and policies", () => {
  for (const hotel of hotelSeeds) {
    const named: readonly string[] = hotel.facilities;
    for (const [facility, isSo] of Object.entries(promises))
      assert.equal(named.includes(facility), isSo(hotel), `${hotel.slug}: ${facility}`);
    for (const [facility, isSo] of Object.entries(atLeast))
      assert.ok(named.includes(facility) || !isSo(hotel), `${hotel.slug}: ${facility}`);
    for (const { name, guests, breakfasts, area, rooms } of hotel.rooms) {
      assert.ok(guests >= breakfasts && area >= 12 * Math.ceil(guests / 2), `${hotel.slug}: ${name[1]}`);
      assert.ok(rooms >= 3 && rooms <= 20, `${hotel.slug}: ${name[1]}`);
    }
  }
});

test('every filter name of hotels has its English', async () => {
  const { db, hotels } = await loaded;
  const english = new Map((await db.select().from(translatedNames)).map(({ zh, en }) => [zh, en]));
  const used = hotels.flatMap(({ category, destination, themes }) => [category, destination, ...themes]);
  assert.deepEqual(
    [...new Set(used)].filter((name) => !name || !english.get(name)),
    [],
  );
});

test('nights are bookable for four months from loading, at plausible prices', async () => {
  const { db, hotels } = await loaded;
  const nights = await db.select().from(inventory);
  assert.equal(nights.length, 120 * hotels.flatMap(({ rooms }) => rooms).length);
  for (const { day, price, total, closesAt } of nights) {
    assert.ok(daysBetween(today, day) >= 0 && daysBetween(today, day) < 120, day);
    assert.ok(price >= 10_000 && price <= 500_000 && price % 100 === 0, `${price}`);
    assert.ok(total >= 0 && total <= 20);
    assert.equal(closesAt?.toISOString(), `${day}T12:00:00.000Z`);
  }
  assert.ok(nights.some(({ total }) => total === 0) && nights.some(({ total }) => total === 1));
  for (const { title, fromPrice, marketPrice, onSale } of hotels) {
    assert.ok(fromPrice, title.en);
    assert.equal(onSale, marketPrice !== null);
    if (marketPrice) assert.ok(marketPrice > fromPrice, title.en);
  }
});

test('resorts cost more at weekends and most on holidays, business hotels the same on Saturdays', () => {
  const priceOf = (slug: string, day: string) => {
    const hotel = hotelSeeds.find((one) => one.slug === slug);
    const [room] = hotel?.rooms ?? [];
    assert.ok(hotel && room, slug);
    return nightsOf(hotel, room, today).find((night) => night.day === day)?.price;
  };
  const days = ['2026-11-24', '2026-11-28', '2027-02-06'];
  assert.ok(isHoliday(days[2] ?? ''));
  assert.deepEqual(
    days.map((day) => priceOf('longhaitian-sands', day)),
    [52_800, 63_800, 86_800],
  );
  assert.deepEqual(
    days.map((day) => priceOf('yuexiu-banyan', day)),
    [39_800, 39_800, 47_800],
  );
});

test('a hotel is found by a nearby landmark, in either language', async () => {
  const { db } = await loaded;
  const count = (words: string) => db.$count(products, sql`${products.searchText} ilike ${`%${words}%`}`);
  for (const words of ['硇洲灯塔', 'naozhou lighthouse', '度假酒店', 'resort', '泳池', 'hot springs'])
    assert.ok((await count(words)) >= 1, words);
  const found = await db.$count(products, sql`${products.searchTokens} @@ '龙海 & 海天'::tsquery`);
  assert.ok(found >= 1);
  const inCity = await db.$count(products, sql`${products.searchTokens} @@ '湛江 & 酒店'::tsquery`);
  assert.equal(inCity, await db.$count(products, like(products.region, '440000/440800%')));
  assert.equal(await db.$count(products, sql`${products.searchTokens} @@ '湖光 & 光岩'::tsquery`), 1);
});
