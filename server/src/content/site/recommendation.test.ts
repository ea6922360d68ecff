import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TourContent } from '@portal/shared/contract';
import {
  homeAreas,
  productLabels,
  products,
  recommendationLabels,
  recommendationTypes,
} from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const zh = (text: string) => ({ zh: text });
const post = ({ app }: TestApp, url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, payload });

const tour = (title: string, rest: Partial<typeof products.$inferInsert> = {}) => ({
  kind: 'tour' as const,
  category: 'domestic',
  title: zh(title),
  picture: '/p.svg',
  content: {} as TourContent,
  days: 3,
  fromPrice: 100_00,
  marketPrice: 100_00,
  ...rest,
});

/** Two types, three labels: `sea` and `city` of the first, `red` of the second. */
const withLabels = async ({ deps }: TestApp) => {
  const { db } = deps.database;
  const [area] = await db
    .insert(homeAreas)
    .values({ code: 'a', title: zh('a') })
    .returning();
  const [first, second] = await db
    .insert(recommendationTypes)
    .values([1, 2].map((sort) => ({ areaId: area?.id as number, name: zh(String(sort)), sort })))
    .returning();
  const [sea, city, red] = await db
    .insert(recommendationLabels)
    .values([first, first, second].map((type) => ({ typeId: type?.id as number, name: zh('l') })))
    .returning();
  const add = async (
    values: ReturnType<typeof tour>,
    labels: readonly (readonly [typeof sea, number])[] = [],
  ) => {
    const [row] = await db.insert(products).values(values).returning();
    for (const [label, sort] of labels)
      await db
        .insert(productLabels)
        .values({ productId: row?.id as number, labelId: label?.id as number, sort });
  };
  return { first, second, sea, city, red, add };
};

const titles = async (portal: TestApp, url: string, payload: object = {}) => {
  const answer = await post(portal, url, payload);
  assert.equal(answer.statusCode, 200, answer.body);
  const { list, total } = answer.json().data;
  return [list.map(({ title }: { title: { zh: string } }) => title.zh), total];
};

test('recommended tours are live, narrowed by type and label, in the order of their labels', async (t) => {
  const portal = await buildTestApp(t);
  const { first, second, sea, city, red, add } = await withLabels(portal);
  await add(tour('later'), [
    [sea, 5],
    [city, 6],
  ]);
  await add(tour('sooner'), [[city, 2]]);
  await add(tour('red'), [[red, 1]]);
  await add(tour('plain'));
  await add(tour('draft', { status: 'draft' }), [[sea, 1]]);
  await add(tour('hotel', { kind: 'hotel' as 'tour' }), [[sea, 1]]);
  const url = '/api/recommendRoute/page';
  assert.deepEqual(await titles(portal, url), [['red', 'sooner', 'later'], 3]);
  assert.deepEqual(await titles(portal, url, { typeId: first?.id }), [['sooner', 'later'], 2]);
  assert.deepEqual(await titles(portal, url, { labelId: sea?.id }), [['later'], 1]);
  assert.deepEqual(await titles(portal, url, { labelId: sea?.id, typeId: second?.id }), [[], 0]);
  assert.deepEqual(await titles(portal, url, { pageSize: 1, pageNum: 2 }), [['sooner'], 3]);
});

test('tours on sale cost less than before, the largest saving first', async (t) => {
  const portal = await buildTestApp(t);
  const { sea, first, add } = await withLabels(portal);
  await add(tour('saves 10', { onSale: true, marketPrice: 110_00 }), [[sea, 1]]);
  await add(tour('saves 50', { onSale: true, marketPrice: 150_00 }));
  await add(tour('saves nothing', { onSale: true }));
  await add(tour('no price', { onSale: true, fromPrice: null }));
  await add(tour('not on sale', { marketPrice: 300_00 }));
  await add(tour('down', { onSale: true, marketPrice: 300_00, status: 'down' }));
  const url = '/api/route/sale/page';
  assert.deepEqual(await titles(portal, url), [['saves 50', 'saves 10'], 2]);
  assert.deepEqual(await titles(portal, url, { typeId: first?.id }), [['saves 10'], 1]);
  const [card] = (await post(portal, url)).json().data.list;
  assert.deepEqual(card, {
    id: card.id,
    kind: 'tour',
    category: 'domestic',
    categoryName: { zh: '国内游', en: 'Domestic tours' },
    grade: null,
    title: zh('saves 50'),
    summary: null,
    picture: '/p.svg',
    days: 3,
    departureCity: null,
    destination: null,
    themes: [],
    fromPrice: 100_00,
    marketPrice: 150_00,
    onSale: true,
    rating: null,
    reviewCount: 0,
    soldCount: 0,
  });
});
