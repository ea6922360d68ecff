import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { SearchHit } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { searchColumns } from '#src/catalog/products/index.ts';
import {
  articles,
  coupons,
  enquiries,
  invoices,
  orders,
  products,
  questions,
  recordNames,
  reviews,
  roles,
  users,
} from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { addDepartment, addStaff } from '#test/support/system-fixture.ts';
import { readRecordNames } from './read-record-names.ts';

const all = ['sys:user:query', 'biz:order:query', 'biz:product:query'];

const start = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps.database;
  const title = { zh: '硇洲岛两日', en: 'Two days on Naozhou' };
  await db.update(products).set(searchColumns(`${title.zh} ${title.en}`, title));
  let count = 0;
  const search = async (perms: readonly string[], keywords: string, dataScope = 0, deptId?: number) => {
    count += 1;
    const headers = await checkout.login(`STAFF_${count}`, { perms, dataScope, deptId });
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
    note: { zh: `硇洲岛两日 · ${username}`, en: `Two days on Naozhou · ${username}` },
    path: `/business/orders/detail?no=${orderNo}`,
  };
  const listed = (keywords: string) => ({
    ...expected,
    all: { path: `/business/orders?keywords=${keywords}`, total: 1 },
  });
  const number = orderNo.toLowerCase();
  assert.deepEqual((await search(all, number)).found, [listed(number)]);
  assert.deepEqual(
    (await search(all, ` ${username} `)).found.filter(({ kind }) => kind === 'order'),
    [listed(username)],
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
      all: { path: '/system/user?keywords=haiyan', total: 1 },
    },
  ]);
});

test('a kind with more records names their number and list', async (t) => {
  const { search, deps } = await start(t);
  for (const number of [1, 2, 3, 4, 5, 6]) await addStaff(deps, `haiyan_${number}`, {});
  const { found } = await search(all, 'haiyan');
  assert.deepEqual(
    found.map((hit) => hit.all),
    Array.from({ length: 5 }, () => ({ path: '/system/user?keywords=haiyan', total: 6 })),
  );
});

test('a product is found by pinyin and initials, as in its list', async (t) => {
  const { search, tourId } = await start(t);
  for (const keywords of ['naozhoudao', 'nzd', '硇洲'])
    assert.deepEqual(
      (await search(all, keywords)).found.map(({ kind, path }) => [kind, path]),
      [['product', `/business/products/edit?id=${tourId}`]],
    );
});

/** A record of each further kind with 灯塔 in what it is found by. */
const addRecords = async ({ deps, db, order, buyer, tourId }: Awaited<ReturnType<typeof start>>) => {
  const orderNo = await order(await buyer());
  const [{ id: orderId = 0 } = {}] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  const words = { zh: '灯塔下的夜晚' };
  const day = '2026-01-01';
  const [startsAt, endsAt] = [deps.now(), new Date(deps.now().getTime() + 86_400_000)];
  const caller = { contactName: '林', mobile: '13800138000', address: '-', fingerprint: '-' };
  await db.insert(invoices).values({ orderId, type: 'company', title: '灯塔公司', email: 'a@b.cn' });
  await db.insert(enquiries).values({ ...caller, enquiryNo: 'E1', organisation: '灯塔小学', people: 9 });
  await db.insert(reviews).values({ productId: tourId, author: '林**', rating: 5, text: words });
  await db.insert(questions).values({ productId: tourId, author: '林**', text: words });
  const discount = { type: 'amount', amount: 100 } as const;
  await db.insert(coupons).values({ title: words, startsAt, endsAt, discount, total: 1 });
  await db.insert(articles).values({ kind: 'news', title: words, body: [], day });
  await db.insert(roles).values({ name: '灯塔管理员', code: 'LIGHT' });
};

/** Each further kind, the permission of its list, and that list. */
const furtherKinds = [
  ['invoice', 'trade:invoice:issue', '/business/invoices?tab=all&'],
  ['enquiry', 'biz:enquiry:query', '/business/enquiries?'],
  ['review', 'biz:review:query', '/business/reviews?'],
  ['question', 'biz:question:query', '/business/questions?'],
  ['coupon', 'biz:coupon:query', '/business/coupons?'],
  ['article', 'site:article:query', '/site/articles?kind=news&'],
  ['role', 'sys:role:query', '/system/role?'],
] as const;

test('a kind of record is found with the permission of its list only', async (t) => {
  const env = await start(t);
  await addRecords(env);
  const keywords = new URLSearchParams({ keywords: '灯塔' });
  for (const [kind, perm, list] of furtherKinds) {
    const { found } = await env.search([perm], '灯塔');
    assert.deepEqual(
      found.map((hit) => [hit.kind, hit.all]),
      [[kind, { path: `${list}${keywords}`, total: 1 }]],
    );
  }
});

test('records are found by pinyin and initials of their names, also after a change', async (t) => {
  const env = await start(t);
  const { search, db, deps } = env;
  await addRecords(env);
  await addStaff(deps, 'colleague', { nickname: '海燕' });
  const kindsOf = async (perm: string, keywords: string) =>
    (await search([perm], keywords)).found.map(({ kind }) => kind);
  assert.deepEqual(await kindsOf('sys:user:query', 'haiyan'), []);
  await readRecordNames(db);
  for (const keywords of ['haiyan', 'hy'])
    assert.deepEqual(await kindsOf('sys:user:query', keywords), ['user']);
  for (const [kind, perm] of furtherKinds)
    assert.deepEqual(
      [kind, await kindsOf(perm, 'dengta')],
      [kind, kind === 'review' || kind === 'question' ? [] : [kind]],
    );
  await db.update(users).set({ nickname: '林惠' }).where(eq(users.username, 'colleague'));
  assert.deepEqual(await kindsOf('sys:user:query', 'haiyan'), []);
  await readRecordNames(db);
  assert.deepEqual(await kindsOf('sys:user:query', 'linhui'), ['user']);
  const [{ id = 0 } = {}] = await db.delete(roles).where(eq(roles.code, 'LIGHT')).returning({ id: roles.id });
  const left = and(eq(recordNames.kind, 'role'), eq(recordNames.recordId, id));
  assert.equal(await db.$count(recordNames, left), 0);
  await db.insert(recordNames).values({ kind: 'role', recordId: id });
  await readRecordNames(db);
  assert.equal(await db.$count(recordNames, left), 0, 'a row without its record is removed');
});

test('orders, reviews and questions are found by the pinyin of their product', async (t) => {
  const env = await start(t);
  await addRecords(env);
  const kindsOf = async (perm: string) =>
    (await env.search([perm], 'naozhoudao')).found.map(({ kind }) => kind);
  assert.deepEqual(await kindsOf('biz:order:query'), ['order']);
  assert.deepEqual(await kindsOf('biz:review:query'), ['review']);
  assert.deepEqual(await kindsOf('biz:question:query'), ['question']);
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
  assert.equal((await search(['watch:login:query'], orderNo)).status, 403);
});
