import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, ProductKind } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { favourites, products } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const open = async (t: TestContext) => {
  const { app, deps, clock, signIn } = await buildTestApp(t);
  const { db } = deps.database;
  const member = await signIn();
  const product = (kind: ProductKind, zh: string, more: object = {}) => ({
    kind,
    category: '海味',
    title: { zh },
    picture: '/artwork/1.svg',
    content: {} as never,
    fromPrice: 9900,
    ...more,
  });
  const add = async (kind: ProductKind, zh: string, more: object = {}): Promise<number> => {
    const [row] = await db
      .insert(products)
      .values(product(kind, zh, more))
      .returning({ id: products.id });
    assert.ok(row);
    return row.id;
  };
  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(values).where(eq(products.id, id));
  const take = (id: number) => change(id, { status: 'down' });
  const call = async <T>(method: 'GET' | 'PUT' | 'DELETE', path = '', headers: object = member.headers) => {
    const reply = await app.inject({ method, url: `/api/v1/collections${path}`, headers: { ...headers } });
    return { status: reply.statusCode, ...(reply.json() as { code: string; field?: string; data: T }) };
  };
  const list = async (query = '', headers: object = member.headers) =>
    (await call<CallData<'GET /api/v1/collections'>>('GET', query, headers)).data;
  const titles = async (query = '') => {
    const data = await list(query);
    return [data.list.map(({ product: { title } }) => title.zh), data.total];
  };
  const collected = async (id: number) =>
    (await call<{ collected: boolean }>('GET', `/${id}`)).data.collected;
  return { db, clock, member, signIn, product, add, change, take, call, list, titles, collected };
};

test('saving and removing a favourite are idempotent', async (t) => {
  const { add, call, titles, collected } = await open(t);
  const id = await add('goods', '虾干');
  assert.equal(await collected(id), false);
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, data } = await call('PUT', `/${id}`);
    assert.deepEqual([status, data, await collected(id)], [200, null, true]);
  }
  assert.deepEqual(await titles(), [['虾干'], 1]);
  for (let turn = 0; turn < 2; turn += 1) assert.equal((await call('DELETE', `/${id}`)).status, 200);
  assert.deepEqual([await collected(id), await titles()], [false, [[], 0]]);
});

test('favourites are listed latest first, by kind and page, with counts per kind', async (t) => {
  const { add, call, clock, list, titles } = await open(t);
  const ids = [
    await add('hotel', '甲'),
    await add('goods', '乙'),
    await add('goods', '丙'),
    await add('visa', '丁'),
  ];
  for (const id of ids) {
    await call('PUT', `/${id}`);
    clock.advance(1);
  }
  assert.deepEqual(await titles(), [['丁', '丙', '乙', '甲'], 4]);
  assert.deepEqual(await titles('?kind=goods'), [['丙', '乙'], 2]);
  assert.deepEqual(await titles('?pageSize=1&pageNum=2'), [['丙'], 4]);
  assert.deepEqual(await titles('?pageNum=10000&pageSize=100'), [[], 4]);
  const { kinds } = await list('?kind=goods');
  const counts = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
  assert.deepEqual(counts, { hotel: 1, goods: 2, visa: 1 });
});

test('a favourite shows its price when saved, its price now and its availability', async (t) => {
  const { add, change, take, call, list, clock } = await open(t);
  const ids = [
    await add('tour', '甲'),
    await add('hotel', '乙'),
    await add('visa', '丙', { fromPrice: null }),
  ];
  for (const id of ids) {
    await call('PUT', `/${id}`);
    clock.advance(1);
  }
  const [cheaper = 0, soldOut = 0, down = 0] = ids;
  await change(cheaper, { fromPrice: 8800 });
  await change(soldOut, { fromPrice: null });
  await take(down);
  const rows = (await list()).list.map(({ product, price, collectedPrice, state }) => [
    product.title.zh,
    collectedPrice,
    price,
    state,
  ]);
  assert.deepEqual(rows, [
    ['丙', null, null, 'down'],
    ['乙', 9900, null, 'soldOut'],
    ['甲', 9900, 8800, 'open'],
  ]);
});

test('a removed favourite can be restored within an hour, even if off sale', async (t) => {
  const { add, change, take, call, list, clock, titles } = await open(t);
  const id = await add('goods', '虾干');
  await call('PUT', `/${id}`);
  const before = await list();
  clock.advance(60);
  await change(id, { fromPrice: 8800 });
  await call('DELETE', `/${id}`);
  assert.deepEqual(await titles(), [[], 0]);
  clock.advance(3_599);
  await take(id);
  assert.equal((await call('PUT', `/${id}`)).status, 200);
  const [row] = (await list()).list;
  assert.deepEqual(
    [row?.collectedAt, row?.collectedPrice, row?.state],
    [before.list[0]?.collectedAt, 9900, 'down'],
  );

  await call('DELETE', `/${id}`);
  clock.advance(3_600);
  assert.equal((await call('PUT', `/${id}`)).status, 404);
  await change(id, { status: 'live' });
  assert.equal((await call('PUT', `/${id}`)).status, 200);
  assert.equal((await list()).list[0]?.collectedPrice, 8800);
});

test('a bulk removal affects only the member’s own favourites, which are purged after an hour', async (t) => {
  const { db, add, call, clock, signIn, list, titles } = await open(t);
  const ids = [await add('goods', '甲'), await add('visa', '乙'), await add('tour', '丙')];
  const other = await signIn();
  for (const id of ids) {
    await call('PUT', `/${id}`);
    await call('PUT', `/${id}`, other.headers);
    clock.advance(1);
  }
  assert.equal((await call('DELETE', `?ids=${ids[0]},${ids[1]},999999`)).status, 200);
  assert.deepEqual(await titles(), [['丙'], 1]);
  assert.equal((await list('', other.headers)).total, 3);
  clock.advance(3_600);
  await call('DELETE', `?ids=${ids[2]}`);
  assert.equal(await db.$count(favourites), 4);
});

test('favourites are private to the member and need a session', async (t) => {
  const { add, call, signIn, titles } = await open(t);
  const id = await add('ticket', '湖光岩');
  await call('PUT', `/${id}`);
  const other = await signIn();
  assert.equal((await call<{ collected: boolean }>('GET', `/${id}`, other.headers)).data.collected, false);
  await call('DELETE', `/${id}`, other.headers);
  assert.deepEqual(await titles(), [['湖光岩'], 1]);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', `?ids=${id}`],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
  ] as const) {
    const { status, code } = await call(method, path, {});
    assert.deepEqual([status, code], [401, 'A0230'], method + path);
  }
});

test('only live products can be saved, at most 500, also with two concurrent requests', async (t) => {
  const { db, member, product, add, take, call, collected } = await open(t);
  const down = await add('goods', '下架');
  await take(down);
  assert.equal((await call('PUT', `/${down}`)).status, 404);
  assert.equal((await call('PUT', '/999999')).status, 404);
  const rows = Array.from({ length: 499 }, (_, index) => product('goods', `${index}`));
  const many = await db.insert(products).values(rows).returning({ id: products.id });
  await db.insert(favourites).values(many.map(({ id }) => ({ userId: member.userId, productId: id })));
  const more = [await add('goods', '甲'), await add('goods', '乙'), await add('goods', '丙')];
  const answers = await Promise.all(more.map((id) => call('PUT', `/${id}`)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
  assert.equal((await call('PUT', `/${many[0]?.id}`)).status, 200);
  assert.equal(await collected(many[0]?.id ?? 0), true);
});

test('invalid input is refused by field', async (t) => {
  const { call } = await open(t);
  for (const [method, path, field] of [
    ['PUT', '/x', 'productId'],
    ['PUT', '/0', 'productId'],
    ['GET', '/1%20or%201=1', 'productId'],
    ['GET', '?kind=moon', 'kind'],
    ['DELETE', '', 'ids'],
    ['DELETE', '?ids=1,x', 'ids'],
    ['DELETE', `?ids=${Array.from({ length: 101 }, () => 1)}`, 'ids'],
    ['GET', '?pageNum=1000000000', 'pageNum'],
  ] as const) {
    const { status, field: named } = await call(method, path);
    assert.deepEqual([status, named], [400, field], path);
  }
});
