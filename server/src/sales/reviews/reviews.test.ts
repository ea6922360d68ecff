import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { products, reviews } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { refreshRating } from './rating-repository.ts';

type Answer = CallData<'GET /api/v1/products/:id/reviews'>;

const open = async (t: TestContext) => {
  const { app, deps } = await buildTestApp(t);
  const { db } = deps.database;
  const addProduct = async (status: 'live' | 'down' = 'live'): Promise<number> => {
    const values = {
      kind: 'goods',
      category: '海味',
      title: { zh: '虾干' },
      picture: '/artwork/1.svg',
    } as const;
    const [row] = await db
      .insert(products)
      .values({ ...values, content: {} as never, status })
      .returning({ id: products.id });
    assert.ok(row);
    return row.id;
  };
  const addReview = (productId: number, rating: number, more: Partial<typeof reviews.$inferInsert> = {}) =>
    db.insert(reviews).values({ productId, author: '陈**', rating, text: { zh: `${rating} 星` }, ...more });
  const ask = async (path: string) => {
    const reply = await app.inject(`/api/v1/products/${path}`);
    const body: { data: Answer; field?: string } = reply.json();
    return { status: reply.statusCode, headers: reply.headers, ...body };
  };
  return { db, addProduct, addReview, ask };
};

test('reviews are listed latest first with all details and counts by stars', async (t) => {
  const { addProduct, addReview, ask } = await open(t);
  const id = await addProduct();
  await addReview(await addProduct(), 3);
  await addReview(id, 5, { createdAt: new Date('2026-10-01T00:00:00Z') });
  await addReview(id, 1, {
    createdAt: new Date('2026-10-02T16:30:00Z'),
    text: { zh: '潮了', en: 'Damp' },
    pictures: ['/artwork/2.svg'],
    reply: { zh: '已补发' },
    scores: { packaging: 1, value: 2 },
    travellerType: 'family',
  });
  await addReview(id, 5, { createdAt: new Date('2026-10-01T00:00:00Z') });
  const { data } = await ask(`${id}/reviews`);
  assert.deepEqual(data.stars, [2, 0, 0, 0, 1]);
  assert.equal(data.total, 3);
  assert.deepEqual(
    { ...data.list[0], id: 0 },
    {
      id: 0,
      author: '陈**',
      rating: 1,
      scores: { packaging: 1, value: 2 },
      travellerType: 'family',
      helpful: 0,
      text: { zh: '潮了', en: 'Damp' },
      pictures: ['/artwork/2.svg'],
      day: '2026-10-03',
      reply: { zh: '已补发' },
    },
  );
  assert.ok(Number(data.list[1]?.id) > Number(data.list[2]?.id));
  assert.equal(data.list[2]?.reply, null);
});

test('reviews are filtered by stars and paged; counts include all stars', async (t) => {
  const { addProduct, addReview, ask } = await open(t);
  const id = await addProduct();
  for (const rating of [5, 4, 4, 4, 2]) await addReview(id, rating);
  const { data } = await ask(`${id}/reviews?rating=4&pageSize=2&pageNum=2`);
  assert.deepEqual([data.list.length, data.total, data.stars], [1, 3, [1, 3, 0, 1, 0]]);
  const none = await ask(`${id}/reviews?rating=3`);
  assert.deepEqual([none.status, none.data.list, none.data.total], [200, [], 0]);
  assert.deepEqual((await ask(`${id}/reviews?pageNum=10000&pageSize=100`)).data.list, []);
});

test('reviews are narrowed by pictures and traveller type, and the numbers of all stay', async (t) => {
  const { addProduct, addReview, ask } = await open(t);
  const id = await addProduct();
  const pictures = ['/artwork/2.svg'];
  await addReview(id, 5, { pictures, travellerType: 'family' });
  await addReview(id, 4, { pictures, travellerType: 'solo' });
  await addReview(id, 5, { travellerType: 'family' });
  await addReview(id, 3);
  await addReview(id, 1, { pictures, travellerType: 'solo', hiddenAt: new Date(), hiddenReason: '广告' });
  const ofAll = {
    stars: [2, 1, 1, 0, 0],
    pictures: 2,
    travellerTypes: [
      { type: 'family', count: 2 },
      { type: 'solo', count: 1 },
    ],
  };
  for (const [query, ratings] of [
    ['', [3, 5, 4, 5]],
    ['?pictures=yes', [4, 5]],
    ['?travellerType=family', [5, 5]],
    ['?travellerType=family&pictures=yes&rating=5', [5]],
    ['?travellerType=couple', []],
  ] as const) {
    const { list, total, scores, ...counts } = (await ask(`${id}/reviews${query}`)).data;
    assert.deepEqual([list.map(({ rating }) => rating), total], [ratings, ratings.length], query);
    assert.deepEqual(counts, ofAll, query);
  }
});

test('reviews are sorted by stars and by votes, equal ones latest first', async (t) => {
  const { addProduct, addReview, ask } = await open(t);
  const id = await addProduct();
  for (const [rating, helpful] of [
    [4, 0],
    [1, 7],
    [5, 2],
    [4, 2],
  ] as const)
    await addReview(id, rating, { helpful });
  const sorted = async (sort: string) =>
    (await ask(`${id}/reviews?sort=${sort}`)).data.list.map(({ rating, helpful }) => [rating, helpful]);
  const [first, bad, best, last] = [
    [4, 0],
    [1, 7],
    [5, 2],
    [4, 2],
  ];
  assert.deepEqual(await sorted('newest'), [last, best, bad, first]);
  assert.deepEqual(await sorted('highest'), [best, last, first, bad]);
  assert.deepEqual(await sorted('lowest'), [bad, last, first, best]);
  assert.deepEqual(await sorted('helpful'), [bad, last, best, first]);
});

test('sub-scores are averaged in tenths over the reviews that have them', async (t) => {
  const { addProduct, addReview, ask } = await open(t);
  const id = await addProduct();
  await addReview(id, 5);
  await addReview(id, 5, { scores: { quality: 5, value: 4 } });
  await addReview(id, 4, { scores: { quality: 5, packaging: 2 } });
  await addReview(id, 4, { scores: { quality: 4 } });
  await addReview(id, 1, { scores: { delivery: 1 }, hiddenAt: new Date(), hiddenReason: '广告' });
  assert.deepEqual((await ask(`${id}/reviews?rating=1`)).data.scores, [
    { aspect: 'value', tenths: 40 },
    { aspect: 'quality', tenths: 47 },
    { aspect: 'packaging', tenths: 20 },
  ]);
});

test('a missing or unpublished product has no reviews, and invalid input is refused by field', async (t) => {
  const { addProduct, ask } = await open(t);
  const id = await addProduct();
  for (const path of [`${await addProduct('down')}/reviews`, '999999/reviews'])
    assert.equal((await ask(path)).status, 404, path);
  for (const [path, field] of [
    ['x/reviews', 'id'],
    [`${id}/reviews?rating=6`, 'rating'],
    [`${id}/reviews?rating=0`, 'rating'],
    [`${id}/reviews?sort=random`, 'sort'],
    [`${id}/reviews?travellerType=all`, 'travellerType'],
    [`${id}/reviews?pictures=no`, 'pictures'],
    [`${id}/reviews?rating=5 or 1=1`, 'rating'],
    [`${id}/reviews?pageNum=1000000000`, 'pageNum'],
    [`${id}/reviews?pageSize=101`, 'pageSize'],
  ] as const) {
    const { status, field: named } = await ask(encodeURI(path));
    assert.deepEqual([status, named], [400, field], path);
  }
});

test('reviews are cached for a minute and revalidated by ETag', async (t) => {
  const { addProduct, ask } = await open(t);
  const { headers } = await ask(`${await addProduct()}/reviews`);
  assert.match(String(headers['cache-control']), /public, max-age=60/);
  assert.match(String(headers.etag), /^"/);
});

test('the rating is the mean in tenths, and null without reviews', async (t) => {
  const { db, addProduct, addReview } = await open(t);
  const id = await addProduct();
  const other = await addProduct();
  const ratingOf = async () => {
    await db.transaction((tx) => refreshRating(tx, id));
    const [row] = await db.select().from(products).where(eq(products.id, id));
    return [row?.rating, row?.reviewCount];
  };
  await addReview(other, 1);
  assert.deepEqual(await ratingOf(), [null, 0]);
  for (const rating of [5, 5, 4]) await addReview(id, rating);
  assert.deepEqual(await ratingOf(), [47, 3]);
  await db.delete(reviews).where(eq(reviews.productId, id));
  assert.deepEqual(await ratingOf(), [null, 0]);
});

test('concurrent reviews of a product both count', async (t) => {
  const { db, addProduct } = await open(t);
  const productId = await addProduct();
  const review = (rating: number) =>
    db.transaction(async (tx) => {
      await tx.insert(reviews).values({ productId, author: '林**', rating, text: { zh: '好' } });
      await refreshRating(tx, productId);
    });
  await Promise.all([5, 4, 3, 5, 4, 3].map(review));
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  assert.deepEqual([row?.rating, row?.reviewCount], [40, 6]);
});
