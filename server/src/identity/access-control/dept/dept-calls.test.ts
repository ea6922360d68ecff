import assert from 'node:assert/strict';
import { test } from 'node:test';
import { departments } from '#src/platform/database/index.ts';
import { addDepartment, addStaff, auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

type Headers = Record<string, string>;
const call = (
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => app.inject({ method, url: `/api/v1/dept${url}`, headers, ...(payload ? { payload } : {}) });

/** agency ─ sales ─ shop, and finance beside. */
const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login('ROOT', { username: 'root' });
  const agency = await addDepartment(portal.deps, '海途');
  const sales = await addDepartment(portal.deps, '销售部', agency);
  const shop = await addDepartment(portal.deps, '霞山门店', sales);
  const finance = await addDepartment(portal.deps, '财务部', agency);
  return { portal, headers, agency, sales, shop, finance };
};

interface Row {
  name: string;
  userCount: number;
  children?: Row[];
}
const names = (rows: readonly Row[]): unknown[] =>
  rows.map(({ name, children }) => (children ? [name, names(children)] : name));

test('the tree shows user counts and is filtered by keywords and status', async (t) => {
  const { portal, headers, shop } = await prepare(t);
  await addStaff(portal.deps, 'clerk', { deptId: shop });
  const tree = async (query = '') => (await call(portal, 'GET', query, headers)).json().data;
  const [agency] = await tree();
  assert.deepEqual(names([agency]), [['海途', [['销售部', ['霞山门店']], '财务部']]]);
  assert.equal(agency.children[0].children[0].userCount, 1);
  assert.deepEqual(names(await tree(`?keywords=${encodeURIComponent('门店')}`)), [
    ['海途', [['销售部', ['霞山门店']]]],
  ]);
  assert.deepEqual(await tree('?status=0'), []);
});

test('a department is added, changed and disabled, with audit rows', async (t) => {
  const { portal, headers, sales } = await prepare(t);
  const added = await call(portal, 'POST', '', headers, { parentId: sales, name: ' 徐闻门店 ', sort: 3 });
  assert.equal(added.statusCode, 200, added.body);
  const form = (await call(portal, 'GET', `/${sales}/form`, headers)).json().data;
  assert.equal((await call(portal, 'PUT', `/${sales}`, headers, { ...form, status: 0 })).statusCode, 200);
  const labels = (await call(portal, 'GET', '/options', headers)).json().data;
  assert.deepEqual(
    labels[0].children.map(({ label }: { label: string }) => label),
    ['财务部'],
    'what is below a disabled one is not offered either',
  );
  const actions = (await auditOf(portal.deps, 'dept')).map(({ action }) => action);
  assert.deepEqual(actions, ['create', 'update']);
});

test('loops, invalid parents, blank and duplicate names are refused by field', async (t) => {
  const { portal, headers, agency, sales, shop } = await prepare(t);
  for (const [method, url, form, field] of [
    ['PUT', `/${agency}`, { parentId: agency, name: 'x' }, 'parentId'],
    ['PUT', `/${agency}`, { parentId: shop, name: 'x' }, 'parentId'],
    ['PUT', `/${sales}`, { parentId: 9999, name: '销售部' }, 'parentId'],
    ['POST', '', { parentId: 9999, name: 'x' }, 'parentId'],
    ['POST', '', { parentId: agency, name: '财务部' }, 'name'],
    ['POST', '', { parentId: agency, name: '  ' }, 'name'],
  ] as const) {
    const answer = await call(portal, method, url, headers, form);
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field], JSON.stringify(form));
  }
  assert.equal((await call(portal, 'GET', '/9999/form', headers)).statusCode, 404);
  assert.equal((await call(portal, 'PUT', '/9999', headers, { parentId: 0, name: 'x' })).statusCode, 404);
});

test('two departments moved below each other concurrently make no loop', async (t) => {
  const { portal, headers, sales, finance } = await prepare(t);
  const move = (id: number, parentId: number, name: string) =>
    call(portal, 'PUT', `/${id}`, headers, { parentId, name });
  const answers = await Promise.all([move(sales, finance, '销售部'), move(finance, sales, '财务部')]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 400]);
});

test('a department with users in its branch is not deleted; an empty branch is deleted', async (t) => {
  const { portal, headers, sales, shop, finance } = await prepare(t);
  await addStaff(portal.deps, 'clerk', { deptId: shop });
  await addStaff(portal.deps, 'gone', { deptId: finance, deletedAt: new Date() });
  const refused = await call(portal, 'DELETE', `/${sales}`, headers);
  assert.deepEqual([refused.statusCode, refused.json().field], [400, 'id']);
  assert.match(refused.json().msg, /霞山门店 还有 1 人/);
  assert.equal((await call(portal, 'DELETE', `/${finance},${sales}`, headers)).statusCode, 400);
  assert.equal(await portal.deps.db.$count(departments), 4, 'none of several went');
  assert.equal((await call(portal, 'DELETE', `/${finance}`, headers)).statusCode, 200);
  const empty = await addDepartment(portal.deps, '新店', sales);
  assert.equal((await call(portal, 'DELETE', `/${empty}`, headers)).statusCode, 200);
  assert.equal((await call(portal, 'DELETE', `/${empty}`, headers)).statusCode, 404);
});

test('a user limited to one department cannot change others or move departments below it', async (t) => {
  const { portal, agency, sales, shop, finance } = await prepare(t);
  const perms = ['query', 'add', 'edit', 'delete'].map((action) => `sys:dept:${action}`);
  const leader = await portal.login('LEADER', { perms, dataScope: 1, deptId: sales });
  const status = async (method: 'POST' | 'PUT' | 'DELETE', url: string, form?: object) =>
    (await call(portal, method, url, leader, form)).statusCode;
  assert.equal(await status('PUT', `/${finance}`, { parentId: sales, name: '财务部' }), 400);
  assert.equal(await status('POST', '', { parentId: agency, name: '新部' }), 400);
  assert.equal(await status('POST', '', { parentId: 0, name: '新部' }), 400);
  assert.equal(await status('DELETE', `/${finance}`), 400);
  assert.equal(await status('POST', '', { parentId: sales, name: '新店' }), 200);
  assert.equal(await status('PUT', `/${sales}`, { parentId: agency, name: '销售一部' }), 200);
  assert.equal(await status('DELETE', `/${shop}`), 200);
});

test('a stale form is refused by optimistic locking', async (t) => {
  const { portal, headers, sales } = await prepare(t);
  const form = (await call(portal, 'GET', `/${sales}/form`, headers)).json().data;
  assert.equal(
    (await call(portal, 'PUT', `/${sales}`, headers, { ...form, name: '销售一部' })).statusCode,
    200,
  );
  const late = await call(portal, 'PUT', `/${sales}`, headers, { ...form, name: '销售二部' });
  assert.deepEqual([late.statusCode, late.json().code], [409, 'A0514']);
  assert.match(late.json().msg, /^root/);
});
