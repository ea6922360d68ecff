import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { SearchHit } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { searchColumns } from '#src/catalog/products/index.ts';
import { products, users } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { addDepartment, addStaff } from '#test/support/system-fixture.ts';

const all = ['sys:user:query', 'biz:order:query', 'biz:product:query'];

const start = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps.database;
  const title = { zh: '硇洲岛两日', en: 'Two days on Naozhou' };
  await db.update(products).set(searchColumns(`${title.zh} ${title.en}`, title));
  const search = async (perms: readonly string[], keywords: string, dataScope = 0, deptId?: number) => {
    const headers = await checkout.login(`STAFF_${perms.length}_${dataScope}`, { perms, dataScope, deptId });
    const answer = await checkout.app.inject({ url: '/api/v1/console/search', query: { keywords }, headers });
    return { status: answer.statusCode, found: (answer.json().data ?? []) as SearchHit[] };
  };
  return { ...checkout, db, search };
};

test('an order is found by its number and by its buyer', async (t) => {
  const { search, buyer, order, db } = await start(t);
  const owner = await buyer();
  const orderNo = await order(owner);
  const [{ username = '' } = {}] = await db.select().from(users).where(eq(users.id, owner.userId));
  const expected = {
    kind: 'order',
    title: { zh: orderNo },
    note: { zh: `硇洲岛两日 · ${username}` },
    path: `/business/orders/detail?no=${orderNo}`,
  };
  assert.deepEqual((await search(all, orderNo.toLowerCase())).found, [expected]);
  assert.deepEqual(
    (await search(all, ` ${username} `)).found.filter(({ kind }) => kind === 'order'),
    [expected],
  );
  assert.deepEqual((await search(all, orderNo.slice(0, -1))).found, []);
});

test('a product is found by words of its title, also when off sale', async (t) => {
  const { search, tourId, db } = await start(t);
  await db.update(products).set({ status: 'draft' });
  const { found } = await search(all, '硇洲');
  assert.deepEqual(
    found.map(({ kind, title, path }) => [kind, title.en, path]),
    [['product', 'Two days on Naozhou', `/business/products/edit?id=${tourId}`]],
  );
  assert.deepEqual((await search(all, "'|&!")).found, []);
});

test('users are found within the data scope, five at most', async (t) => {
  const { search, deps } = await start(t);
  const [here, elsewhere] = [await addDepartment(deps, 'sales'), await addDepartment(deps, 'finance')];
  await addStaff(deps, 'haiyan_here', { deptId: here, nickname: '海燕' });
  for (const number of [1, 2, 3, 4, 5, 6]) await addStaff(deps, `haiyan_${number}`, { deptId: elsewhere });
  assert.equal((await search(all, 'haiyan')).found.length, 5);
  assert.deepEqual((await search(all, 'haiyan', 2, here)).found, [
    {
      kind: 'user',
      title: { zh: '海燕' },
      note: { zh: 'haiyan_here · sales' },
      path: '/system/user?keywords=haiyan_here',
    },
  ]);
});

test('only kinds that the member may read are searched', async (t) => {
  const { search, buyer, order, deps } = await start(t);
  const orderNo = await order(await buyer());
  await addStaff(deps, 'naozhou', {});
  const kindsOf = async (perms: readonly string[], keywords: string) =>
    (await search(perms, keywords)).found.map(({ kind }) => kind);
  assert.deepEqual(await kindsOf(['biz:product:query'], 'naozhou'), ['product']);
  assert.deepEqual(await kindsOf(['sys:user:query', 'sys:role:query'], 'naozhou'), ['user']);
  assert.deepEqual(await kindsOf(['sys:user:query', 'biz:product:query', 'x'], orderNo), []);
  assert.equal((await search(['sys:role:query', 'a', 'b', 'c'], orderNo)).status, 403);
});
