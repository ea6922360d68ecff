import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, ProductFacets } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { inventory, products, skus } from '#src/platform/database/index.ts';
import { searchColumns } from './search/words/search-tokens.ts';
import { refreshDuePrices, refreshFromPrices } from './stock/from-price.ts';
import { openCatalogue } from './testing/catalogue-fixture.ts';
import { contents } from './testing/contents.ts';
import { freeStock, holdStock } from './testing/hold-stock.ts';

const many = 1300;

/** Tours of every popularity; every fourth on sale, every fifth open on three days, the others on five. */
const openMany = async (t: TestContext) => {
  const catalog = await openCatalogue(t);
  const { db, clock, today } = catalog;
  const titleOf = (number: number) => ({ zh: number === 77 ? '灯塔七十七' : `海岛${number}` });
  const rows = Array.from({ length: many }, (_, number) => ({
    kind: 'tour' as const,
    category: number % 2 === 0 ? 'domestic' : 'local',
    title: titleOf(number),
    picture: '/art/1.svg',
    content: contents.tour,
    days: 3,
    onSale: number % 4 === 0,
    soldCount: (number * 7919) % 20_011,
    themes: number % 3 === 0 ? ['古城'] : [],
    ...searchColumns(`海边 ${number % 2 === 0 ? '双数' : ''}`, titleOf(number)),
  }));
  const added = await db
    .insert(products)
    .values(rows)
    .returning({ id: products.id, onSale: products.onSale, soldCount: products.soldCount });
  const tours = added.map((row, number) => ({ ...row, number }));
  const plans = await db
    .insert(skus)
    .values(tours.map(({ id }) => ({ productId: id, name: { zh: '团' } })))
    .returning({ id: skus.id });
  const days = plans.map(({ id }, number) => ({
    skuId: id,
    day: addDays(today, number % 5 === 0 ? 3 : 5),
    price: 10_000 + ((number * 31) % 997),
    total: 5,
  }));
  await db.insert(inventory).values(days);
  await refreshFromPrices(db, clock.now());
  const recommended = tours.toSorted(
    (a, b) => Number(b.onSale) - Number(a.onSale) || b.soldCount - a.soldCount || a.id - b.id,
  );
  return { ...catalog, plans, recommended };
};

type Listed = CallData<'GET /api/v1/tours'>;
type Asking = Pick<Awaited<ReturnType<typeof openCatalogue>>, 'ask'>;

const asked = async ({ ask }: Asking, query: string): Promise<{ ids: number[]; total: number }> => {
  const { body } = await ask<Listed>(`tours?${query}`);
  assert.ok(body?.data, query);
  return { ids: body.data.list.map(({ id }) => id), total: body.data.total };
};

test('beyond 1,000 matches, words and days still list the recommended first, by page', async (t) => {
  const catalog = await openMany(t);
  const { recommended, today } = catalog;
  const onDay = (inDays: number) => `dayFrom=${addDays(today, inDays)}&dayTo=${addDays(today, inDays)}`;
  const fifth = recommended.filter(({ number }) => number % 5 !== 0);
  const even = recommended.filter(({ number }) => number % 2 === 0);
  for (const [query, all] of [
    ['keywords=海边', recommended],
    ['keywords=海边 双数', even],
    [`dayFrom=${addDays(today, 2)}&dayTo=${addDays(today, 6)}`, recommended],
    [onDay(5), fifth],
    [onDay(3), recommended.filter(({ number }) => number % 5 === 0)],
    [`keywords=双数&${onDay(5)}`, even.filter(({ number }) => number % 5 !== 0)],
    [
      `theme=古城&category=local&${onDay(5)}`,
      fifth.filter((row) => row.number % 2 > 0 && row.number % 3 === 0),
    ],
    [onDay(4), []],
  ] as const)
    for (const pageNum of [1, 2, 10]) {
      const { ids, total } = await asked(catalog, `${query}&pageNum=${pageNum}&pageSize=50`);
      const page = all.slice((pageNum - 1) * 50, pageNum * 50).map(({ id }) => id);
      assert.deepEqual([ids, total], [page, Math.min(all.length, 1000)], `${query}, page ${pageNum}`);
    }
  assert.deepEqual(await asked(catalog, 'keywords=海边&pageNum=11&pageSize=100'), { ids: [], total: 1000 });
});

test('a search counts up to 1,000 of a kind, and rarer kinds completely', async (t) => {
  const catalog = await openMany(t);
  await catalog.addProduct({ kind: 'hotel', zh: '海边酒店', soldCount: 5 });
  await catalog.addProduct({ kind: 'visa', zh: '海边签证', onSale: true, soldCount: 30_000 });
  const { body } = await catalog.ask<CallData<'GET /api/v1/search'>>('search?keywords=海边&pageSize=10');
  assert.deepEqual(body?.data.kinds, [
    { kind: 'tour', count: 1000 },
    { kind: 'hotel', count: 1 },
    { kind: 'visa', count: 1 },
  ]);
  assert.deepEqual(body?.data.list[0]?.title.zh, '海边签证', 'what has the word in its title comes first');
  const few = await catalog.ask<CallData<'GET /api/v1/search'>>('search?keywords=双数&kind=tour');
  assert.deepEqual([few.body?.data.total, few.body?.data.kinds], [650, [{ kind: 'tour', count: 650 }]]);
});

test('sort orders and facets are correct with many matches', async (t) => {
  const catalog = await openMany(t);
  const { recommended, today } = catalog;
  const bySold = recommended.toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id);
  for (const query of ['keywords=海边', `dayFrom=${addDays(today, 3)}&dayTo=${addDays(today, 5)}`]) {
    const { ids } = await asked(catalog, `${query}&sort=sold&pageSize=20&pageNum=3`);
    assert.deepEqual(
      ids,
      bySold.slice(40, 60).map(({ id }) => id),
      query,
    );
  }
  const priceOf = (number: number) => (number * 31) % 997;
  const byPrice = recommended.toSorted((a, b) => priceOf(a.number) - priceOf(b.number) || a.id - b.id);
  const dated = `dayFrom=${addDays(today, 3)}&dayTo=${addDays(today, 5)}&sort=priceUp&pageSize=20&pageNum=3`;
  assert.deepEqual(
    (await asked(catalog, dated)).ids,
    byPrice.slice(40, 60).map(({ id }) => id),
  );
  const { body } = await catalog.ask<ProductFacets>('tours/facets?keywords=海边');
  const first = recommended.slice(0, 1000);
  const themed = first.filter(({ number }) => number % 3 === 0).length;
  assert.deepEqual(
    body?.data.theme.map(({ count }) => count),
    [themed],
  );
});

test('a title is suggested even if few people bought the product', async (t) => {
  const { ask, recommended } = await openMany(t);
  const place = recommended.findIndex(({ number }) => number === 77);
  assert.ok(place > 300, `${place} is not far down`);
  const suggest = async (keywords: string) =>
    (await ask<CallData<'GET /api/v1/search/suggestions'>>(`search/suggestions?keywords=${keywords}`)).body
      ?.data;
  assert.deepEqual(
    (await suggest('灯塔'))?.map(({ text }) => text.zh),
    ['灯塔七十七'],
  );
  assert.deepEqual(
    (await suggest('海岛'))?.map(({ id }) => id),
    recommended
      .filter(({ number }) => number !== 77)
      .slice(0, 10)
      .map(({ id }) => id),
  );
});

test('a list by days follows holds, sales and releases of every SKU', async (t) => {
  const { db, clock, today, addProduct, addSku, addStock, list } = await openCatalogue(t);
  const hotel = await addProduct({ kind: 'hotel', zh: '海边酒店' });
  const [twin, suite] = [await addSku(hotel), await addSku(hotel)];
  for (const day of [3, 4]) await addStock(twin, day, { total: 2 });
  await addStock(suite, 4, { total: 1 });
  const stay = (from: number, to: number) =>
    list(`hotels?dayFrom=${addDays(today, from)}&dayTo=${addDays(today, to)}`);
  const take = async (skuId: number, inDays: number, quantity: number) => {
    const order = await holdStock(db, { skuId, day: addDays(today, inDays), quantity });
    await refreshDuePrices(db, clock.now());
    return order;
  };
  assert.deepEqual([await stay(3, 5), await stay(4, 5)], [['海边酒店'], ['海边酒店']]);
  const first = await take(twin, 4, 2);
  assert.deepEqual(
    [await stay(3, 5), await stay(4, 5)],
    [[], ['海边酒店']],
    'the suite is left for one night',
  );
  await take(suite, 4, 1);
  assert.deepEqual([await stay(3, 4), await stay(4, 5)], [['海边酒店'], []], 'the second night is sold out');
  await freeStock(db, first);
  await refreshDuePrices(db, clock.now());
  assert.deepEqual(
    [await stay(3, 5), await stay(4, 5)],
    [['海边酒店'], ['海边酒店']],
    'they were given back',
  );
  clock.set(new Date(`${addDays(today, 4)}T00:00:00+08:00`));
  await refreshDuePrices(db, clock.now());
  assert.deepEqual(await stay(3, 5), [], 'both nights have closed');
});
