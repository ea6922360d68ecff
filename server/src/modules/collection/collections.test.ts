import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, ProductKind } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { collections, products } from '#src/db/schema/index.ts';
import { buildTestApp } from '#src/testing/test-app.ts';

const open = async (t: TestContext) => {
  const { app, deps, clock, signIn } = await buildTestApp(t);
  const { db } = deps.database;
  const member = await signIn();
  const product = (kind: ProductKind, zh: string) => ({
    kind,
    category: '海味',
    title: { zh },
    picture: '/artwork/1.svg',
    content: {} as never,
  });
  const add = async (kind: ProductKind, zh: string): Promise<number> => {
    const [row] = await db.insert(products).values(product(kind, zh)).returning({ id: products.id });
    assert.ok(row);
    return row.id;
  };
  const take = (id: number) => db.update(products).set({ status: 'down' }).where(eq(products.id, id));
  const call = async <T>(method: 'GET' | 'PUT' | 'DELETE', path = '', headers: object = member.headers) => {
    const reply = await app.inject({ method, url: `/api/v1/collections${path}`, headers: { ...headers } });
    return { status: reply.statusCode, ...(reply.json() as { code: string; field?: string; data: T }) };
  };
  const titles = async (query = '') => {
    const { data } = await call<CallData<'GET /api/v1/collections'>>('GET', query);
    return [data.list.map(({ title }) => title.zh), data.total];
  };
  const collected = async (id: number) =>
    (await call<{ collected: boolean }>('GET', `/${id}`)).data.collected;
  return { db, clock, member, signIn, product, add, take, call, titles, collected };
};

test('a product is put aside once and taken out again, however often it is asked', async (t) => {
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

test('the collection comes latest first, by kind and page, without what is not on sale any more', async (t) => {
  const { add, take, call, clock, titles } = await open(t);
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
  await take(ids[2] ?? 0);
  assert.deepEqual(await titles('?kind=goods'), [['乙'], 1]);
  assert.deepEqual(await titles('?pageNum=10000&pageSize=100'), [[], 3]);
});

test('it is the member’s own, and of nobody without a session', async (t) => {
  const { add, call, signIn, titles } = await open(t);
  const id = await add('ticket', '湖光岩');
  await call('PUT', `/${id}`);
  const other = await signIn();
  assert.equal((await call<{ collected: boolean }>('GET', `/${id}`, other.headers)).data.collected, false);
  await call('DELETE', `/${id}`, other.headers);
  assert.deepEqual(await titles(), [['湖光岩'], 1]);
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
  ] as const) {
    const { status, code } = await call(method, path, {});
    assert.deepEqual([status, code], [401, 'A0230'], method + path);
  }
});

test('only live products are taken, and at most 500, also by two at the same time', async (t) => {
  const { db, member, product, add, take, call, collected } = await open(t);
  const down = await add('goods', '下架');
  await take(down);
  assert.equal((await call('PUT', `/${down}`)).status, 404);
  assert.equal((await call('PUT', '/999999')).status, 404);
  const rows = Array.from({ length: 499 }, (_, index) => product('goods', `${index}`));
  const many = await db.insert(products).values(rows).returning({ id: products.id });
  await db.insert(collections).values(many.map(({ id }) => ({ userId: member.userId, productId: id })));
  const more = [await add('goods', '甲'), await add('goods', '乙'), await add('goods', '丙')];
  const answers = await Promise.all(more.map((id) => call('PUT', `/${id}`)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
  assert.equal((await call('PUT', `/${many[0]?.id}`)).status, 200);
  assert.equal(await collected(many[0]?.id ?? 0), true);
});

test('bad input is refused by field', async (t) => {
  const { call } = await open(t);
  for (const [method, path, field] of [
    ['PUT', '/x', 'productId'],
    ['PUT', '/0', 'productId'],
    ['GET', '/1%20or%201=1', 'productId'],
    ['GET', '?kind=moon', 'kind'],
    ['GET', '?pageNum=1000000000', 'pageNum'],
  ] as const) {
    const { status, field: named } = await call(method, path);
    assert.deepEqual([status, named], [400, field], path);
  }
});
