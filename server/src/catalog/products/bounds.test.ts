import assert from 'node:assert/strict';
import { test } from 'node:test';
import { products } from '#src/platform/database/index.ts';
import { openCatalogue } from './testing/catalogue-fixture.ts';

const hostile = [
  "'; drop table products; --",
  "' or '1'='1",
  '<script>alert(1)</script>',
  '%',
  '_',
  '\\',
  '{"$gt":""}',
  "{a,'b'}",
  ':*',
  '!()&|<->',
  '..%2f..%2fetc',
  '🌊'.repeat(20),
  '一'.repeat(64),
];

const segments = ['tours', 'hotels', 'tickets', 'goods', 'visas'];
const textFields = ['destination', 'departureCity', 'theme', 'keywords'];

for (const segment of segments)
  test(`${segment}: hostile text in any field finds nothing and changes nothing`, async (t) => {
    const { db, addProduct, ask } = await openCatalogue(t);
    for (const kind of ['tour', 'hotel', 'ticket', 'goods', 'visa'] as const)
      await addProduct({ kind, zh: '海', destination: '湛江' });
    for (const text of hostile) {
      const value = encodeURIComponent(text);
      for (const field of segment === 'tours' ? textFields : [...textFields, 'category']) {
        const { status, body } = await ask<{ list: []; total: number }>(`${segment}?${field}=${value}`);
        assert.deepEqual([status, body?.data.list, body?.data.total], [200, [], 0], `${field}=${text}`);
      }
      assert.equal((await ask(`${segment}/facets?keywords=${value}`)).status, 200);
      assert.equal((await ask(`${segment}/${value}`)).status, 400);
    }
    assert.equal(await db.$count(products), 5);
  });

test('a price for a stay of centuries beyond the numbers of the database finds nothing', async (t) => {
  const { ask } = await openCatalogue(t);
  const stay = 'dayFrom=2027-01-01&dayTo=2393-12-12';
  for (const query of ['maxPrice=68801354912500', 'minPrice=68801354912500', 'maxPrice=9007199254740991']) {
    const { status, body } = await ask(`hotels?${stay}&${query}`);
    assert.deepEqual([status, body?.data], [200, { list: [], total: 0 }], query);
  }
});

test('values out of bounds are refused by field, on every list', async (t) => {
  const { ask } = await openCatalogue(t);
  for (const segment of segments)
    for (const [query, field] of [
      ['minPrice=2&maxPrice=1', 'minPrice'],
      ['minDays=5&maxDays=4', 'minDays'],
      ['dayFrom=2027-01-02&dayTo=2027-01-01', 'dayFrom'],
      ['pageNum=1000000000', 'pageNum'],
      ['pageNum=1.5', 'pageNum'],
      ['pageSize=1000', 'pageSize'],
      ['grade=6', 'grade'],
      ['sort=price; drop table products', 'sort'],
      ['region=440000/x', 'region'],
      ['keywords=a%00b', 'keywords'],
      [`keywords=${'x'.repeat(10_240)}`, 'keywords'],
      [`destination=${'x'.repeat(65)}`, 'destination'],
    ] as const) {
      const { status, body } = await ask(`${segment}?${query}`);
      assert.deepEqual([status, body?.field], [400, field], `${segment}?${query.slice(0, 60)}`);
    }
});

test('search and suggestions accept hostile words and refuse overlong ones', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  await addProduct({ zh: '海' });
  for (const path of ['search', 'search/suggestions']) {
    for (const text of hostile) {
      const { status } = await ask(`${path}?keywords=${encodeURIComponent(text)}`);
      assert.equal(status, 200, `${path} ${text}`);
    }
    for (const query of [`keywords=${'海'.repeat(3400)}`, 'keywords=%00', '']) {
      const { status, body } = await ask(`${path}?${query}`);
      assert.deepEqual([status, body?.field], [400, 'keywords']);
    }
  }
  assert.equal((await ask('search?keywords=海&kind=moon')).body?.field, 'kind');
  assert.equal((await ask('search?keywords=海&pageNum=1000000000')).body?.field, 'pageNum');
});

test('lists count and page up to 1,000 products', async (t) => {
  const { db, addProduct, ask } = await openCatalogue(t);
  await addProduct({ kind: 'goods', zh: '海' });
  const [one] = await db.select().from(products).limit(1);
  assert.ok(one);
  const { id: _, filterTags: __, ...row } = one;
  await db.insert(products).values(Array.from({ length: 1009 }, () => row));
  for (const path of ['goods', 'goods?keywords=海', 'search?keywords=海']) {
    const mark = path.includes('?') ? '&' : '?';
    const page = (pageNum: number, pageSize: number) =>
      ask<{ list: []; total: number }>(`${path}${mark}pageNum=${pageNum}&pageSize=${pageSize}`);
    const last = await page(10, 100);
    assert.deepEqual([last.body?.data.total, last.body?.data.list.length], [1000, 100], path);
    assert.equal((await page(15, 70)).body?.data.list.length, 20, path);
    assert.deepEqual((await page(11, 100)).body?.data.list, [], path);
    assert.deepEqual((await page(10_000, 100)).body?.data.list, [], path);
  }
});
