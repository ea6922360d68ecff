import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, TourCard, TourDetail } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { translatedNames } from '#src/platform/database/index.ts';
import { openCatalogue } from '../testing/catalogue-fixture.ts';

test('every filter finds tours, and only live ones', async (t) => {
  const { addTour, titles } = await openCatalogue(t);
  await addTour({
    zh: '海岛',
    themes: ['海滨', '亲子'],
    destination: '硇洲',
    departureCity: '湛江',
    fromPrice: 30_000,
  });
  await addTour({
    zh: '火山',
    themes: ['地质'],
    destination: '湖光岩',
    days: 1,
    region: '440000/440800/440802',
  });
  await addTour({ zh: '古城', category: 'local', fromPrice: 90_000, region: '440000/440900' });
  await addTour({ zh: '下架', status: 'down', themes: ['海滨'] });
  await addTour({ zh: '酒店', kind: 'hotel', themes: ['海滨'] });
  for (const [query, expected] of [
    ['', ['海岛', '火山', '古城']],
    ['category=local', ['古城']],
    ['category=abroad', []],
    ['theme=海滨', ['海岛']],
    ['destination=硇洲', ['海岛']],
    ['departureCity=湛江', ['海岛']],
    ['maxDays=2', ['火山']],
    ['minDays=2', ['海岛', '古城']],
    ['minPrice=40000', ['古城']],
    ['maxPrice=40000', ['海岛']],
    ['region=440000', ['火山', '古城']],
    ['region=440000/440800', ['火山']],
    ['keywords=海', ['海岛']],
    ['keywords=%25', []],
    ['keywords=_', []],
    ["keywords=' or 1=1 --", []],
    ['keywords=海 岛', ['海岛']],
    ['keywords=海 山', []],
    ['destination=', ['海岛', '火山', '古城']],
  ] as const)
    assert.deepEqual(await titles(query), expected, query);
});

test('tours are sorted and paged, those without a price last', async (t) => {
  const { addTour, titles } = await openCatalogue(t);
  await addTour({ zh: '甲', fromPrice: 20_000, soldCount: 1, rating: 40 });
  await addTour({ zh: '乙', fromPrice: 10_000, soldCount: 9, rating: 50 });
  await addTour({ zh: '丙', soldCount: 5, onSale: true });
  assert.deepEqual(await titles('sort=priceUp'), ['乙', '甲', '丙']);
  assert.deepEqual(await titles('sort=priceDown'), ['甲', '乙', '丙']);
  assert.deepEqual(await titles('sort=sold'), ['乙', '丙', '甲']);
  assert.deepEqual(await titles('sort=rating'), ['乙', '甲', '丙']);
  assert.deepEqual(await titles('sort=recommended'), ['丙', '乙', '甲']);
  assert.deepEqual(await titles('sort=sold&pageSize=1&pageNum=3'), ['甲']);
  assert.deepEqual(await titles('pageNum=10000'), []);
});

test('a date range finds tours with a bookable departure in it', async (t) => {
  const { addTour, addDeparture, titles, today, clock } = await openCatalogue(t);
  await addDeparture(await addTour({ zh: '有' }), 10);
  await addDeparture(await addTour({ zh: '满' }), 10, { held: 4, sold: 6 });
  await addDeparture(await addTour({ zh: '截止' }), 10, { closesAt: new Date(clock.now().getTime() - 1) });
  await addDeparture(await addTour({ zh: '晚' }), 20);
  const range = (from: number, to: number) => `dayFrom=${addDays(today, from)}&dayTo=${addDays(today, to)}`;
  assert.deepEqual(await titles(range(10, 10)), ['有']);
  assert.deepEqual(await titles(range(0, 40)), ['有', '晚']);
  assert.deepEqual(await titles(`dayFrom=${addDays(today, 11)}`), ['晚']);
});

test('reversed ranges and values out of bounds are refused by field', async (t) => {
  const { addTour, get } = await openCatalogue(t);
  const id = await addTour({ zh: '海岛' });
  for (const [path, field] of [
    ['?minPrice=2&maxPrice=1', 'minPrice'],
    ['?minDays=5&maxDays=4', 'minDays'],
    ['?dayFrom=2027-01-02&dayTo=2027-01-01', 'dayFrom'],
    ['?dayFrom=2027-02-30', 'dayFrom'],
    ['?minPrice=-1', 'minPrice'],
    ['?minPrice=1e99', 'minPrice'],
    ['?pageSize=101', 'pageSize'],
    ['?pageNum=0', 'pageNum'],
    ['?sort=random()', 'sort'],
    ['?category=moon', 'category'],
    ['?region=44', 'region'],
    [`?keywords=${'x'.repeat(101)}`, 'keywords'],
    ['?keywords=%00', 'keywords'],
    ['/x', 'id'],
    ['/0', 'id'],
    [`/${id}/departures?from=2027-01-02&to=2027-01-01`, 'from'],
    [`/${id}/departures?from=2027-01-01&to=2027-12-01`, 'to'],
  ] as const) {
    const { status, body } = await get(path);
    assert.deepEqual([status, body?.field], [400, field], path);
  }
});

test('facets of a region count only its own products', async (t) => {
  const { addTour, get } = await openCatalogue(t);
  await addTour({ zh: '甲', destination: '赤坎', region: '440000/440800/440802' });
  await addTour({ zh: '乙', destination: '三亚', region: '460000/460200' });
  const { body } = await get<CallData<'GET /api/v1/tours/facets'>>('/facets?region=440000/440800');
  assert.deepEqual(
    body?.data.destination.map(({ value }) => value),
    ['赤坎'],
  );
});

test('facets count the filter choices of a category', async (t) => {
  const { db, addTour, get } = await openCatalogue(t);
  await db.insert(translatedNames).values([
    { zh: '硇洲', en: 'Naozhou' },
    { zh: '海滨', en: 'Seaside' },
  ]);
  await addTour({ zh: '甲', themes: ['海滨', '亲子'], destination: '硇洲', days: 10, fromPrice: 100 });
  await addTour({ zh: '乙', themes: ['海滨'], destination: '硇洲', days: 2, fromPrice: 900 });
  await addTour({ zh: '丙', category: 'local', themes: ['海滨'], destination: '赤坎' });
  const { body } = await get<CallData<'GET /api/v1/tours/facets'>>('/facets?category=domestic');
  assert.deepEqual(body?.data, {
    destination: [{ value: '硇洲', label: { zh: '硇洲', en: 'Naozhou' }, count: 2, picture: '/art/1.svg' }],
    category: [
      { value: 'domestic', label: { zh: '国内游', en: 'Domestic tours' }, count: 2, picture: '/art/1.svg' },
    ],
    departureCity: [],
    grade: [],
    theme: [
      { value: '海滨', label: { zh: '海滨', en: 'Seaside' }, count: 2 },
      { value: '亲子', label: { zh: '亲子' }, count: 1 },
    ],
    days: [
      { value: '2', count: 1 },
      { value: '10', count: 1 },
    ],
    minPrice: 100,
    maxPrice: 900,
  });
});

test('facets are counted again after a minute', async (t) => {
  const { clock, addTour, get } = await openCatalogue(t);
  const count = async () =>
    (await get<CallData<'GET /api/v1/tours/facets'>>('/facets')).body?.data.category[0]?.count;
  await addTour({ zh: '甲' });
  assert.equal(await count(), 1);
  await addTour({ zh: '乙' });
  assert.equal(await count(), 1);
  clock.advance(60);
  assert.equal(await count(), 2);
});

test('names include their English translation, in lists and details', async (t) => {
  const { db, addTour, get } = await openCatalogue(t);
  await db.insert(translatedNames).values([
    { zh: '湛江', en: 'Zhanjiang' },
    { zh: '亲子', en: 'Family' },
  ]);
  const id = await addTour({
    zh: '甲',
    departureCity: '湛江',
    destination: '硇洲',
    themes: ['海滨', '亲子'],
  });
  await addTour({ zh: '乙' });
  const names = ({ departureCity, destination, themes }: TourCard) => [departureCity, destination, themes];
  const known = [
    { zh: '湛江', en: 'Zhanjiang' },
    { zh: '硇洲' },
    [{ zh: '海滨' }, { zh: '亲子', en: 'Family' }],
  ];
  const { body } = await get<CallData<'GET /api/v1/tours'>>('');
  assert.deepEqual(body?.data.list.map(names), [known, [null, null, []]]);
  const one = await get<TourDetail>(`/${id}`);
  assert.ok(one.body);
  assert.deepEqual(names(one.body.data), known);
});

test('a tour is returned with all details; an unknown one or one off sale is 404', async (t) => {
  const { addTour, get } = await openCatalogue(t);
  const live = await addTour({ zh: '海岛', gallery: ['/art/2.svg'] });
  const down = await addTour({ zh: '下架', status: 'down' });
  const hotel = await addTour({ zh: '酒店', kind: 'hotel' });
  const { body } = await get<TourDetail>(`/${live}`);
  assert.deepEqual([body?.data.gallery, body?.data.content.maxPeople], [['/art/2.svg'], 9]);
  for (const id of [down, hotel, 999_999]) {
    assert.equal((await get(`/${id}`)).status, 404);
    assert.equal((await get(`/${id}/departures`)).status, 404);
  }
});

test('lists are cached for a minute and revalidated by ETag; errors are not cached', async (t) => {
  const { addTour, get } = await openCatalogue(t);
  await addTour({ zh: '海岛' });
  const first = await get('');
  assert.match(String(first.headers['cache-control']), /public, max-age=60/);
  const again = await get('', { 'if-none-match': String(first.headers.etag) });
  assert.deepEqual([again.status, again.body], [304, undefined]);
  await addTour({ zh: '火山' });
  assert.equal((await get('', { 'if-none-match': String(first.headers.etag) })).status, 200);
  const refusal = await get('?pageSize=0');
  assert.deepEqual([refusal.status, refusal.headers.etag], [400, undefined]);
});
