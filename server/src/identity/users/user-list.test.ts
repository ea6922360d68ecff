import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataScopes } from '@portal/shared/rules';
import { readSheet } from 'read-excel-file/universal';
import { addDepartment, addRole, addStaff } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const list = async ({ app }: TestApp, headers: Record<string, string>, query = '') => {
  const answer = await app.inject({ url: `/api/v1/users/page?pageSize=100&${query}`, headers });
  assert.equal(answer.statusCode, 200, answer.body);
  const { list: rows, total } = answer.json().data;
  assert.equal(rows.length, total);
  return rows.map(({ username }: { username: string }) => username).toSorted();
};

const perms = ['sys:user:query', 'sys:user:export'];

/** agency ─ sales ─ shop, and finance beside; one user in each. */
const agency = async ({ deps }: TestApp) => {
  const top = await addDepartment(deps, 'agency');
  const sales = await addDepartment(deps, 'sales', top);
  const shop = await addDepartment(deps, 'shop', sales);
  const finance = await addDepartment(deps, 'finance', top);
  await addStaff(deps, 'u_top', { deptId: top });
  await addStaff(deps, 'u_sales', { deptId: sales, nickname: '海燕', mobile: '13800138000' });
  await addStaff(deps, 'u_shop', { deptId: shop, status: 0 });
  await addStaff(deps, 'u_finance', { deptId: finance });
  return { top, sales, shop, finance };
};

test('a page has rows as the table shows them, the newest first, and how many there are', async (t) => {
  const portal = await buildTestApp(t);
  const { sales } = await agency(portal);
  const id = await addStaff(portal.deps, 'two_roles', {
    deptId: sales,
    gender: 2,
    email: 'a@example.com',
    createdAt: new Date('2026-11-19T16:30:00Z'),
  });
  const { db } = portal.deps.database;
  const { userRoles } = await import('#src/platform/database/schema/index.ts');
  await db.insert(userRoles).values({ userId: id, roleId: await addRole(portal.deps, 'ZEBRA') });
  const headers = await portal.login('ROOT', { username: 'root' });
  const answer = await portal.app.inject({ url: '/api/v1/users/page?pageSize=2&pageNum=1', headers });
  const { list: rows, total } = answer.json().data;
  assert.deepEqual([rows.length, total], [2, 5]);
  assert.deepEqual(rows[0], {
    id,
    username: 'two_roles',
    nickname: 'two_roles',
    mobile: null,
    genderLabel: '女',
    avatar: null,
    email: 'a@example.com',
    status: 1,
    deptName: 'sales',
    roleNames: 'role STAFF,role ZEBRA',
    createTime: '2026-11-20',
  });
  const english = { ...headers, 'accept-language': 'en' };
  const [row] = (await portal.app.inject({ url: '/api/v1/users/page', headers: english })).json().data.list;
  assert.equal(row.genderLabel, 'Female');
});

test('filters narrow: words, status, department with those below, day of creation', async (t) => {
  const portal = await buildTestApp(t);
  const { top, sales } = await agency(portal);
  await addStaff(portal.deps, 'odd%_name', { createdAt: new Date('2026-03-01T15:59:59Z') });
  const headers = await portal.login('ROOT', { username: 'root' });
  assert.deepEqual(await list(portal, headers, 'keywords=SALES'), ['u_sales']);
  assert.deepEqual(await list(portal, headers, `keywords=${encodeURIComponent('海燕')}`), ['u_sales']);
  assert.deepEqual(await list(portal, headers, 'keywords=0138'), ['u_sales']);
  assert.deepEqual(await list(portal, headers, 'keywords=%25_'), ['odd%_name']);
  assert.deepEqual(await list(portal, headers, 'keywords=%5C'), []);
  assert.deepEqual(await list(portal, headers, 'status=0'), ['u_shop']);
  assert.deepEqual(await list(portal, headers, `deptId=${sales}`), ['u_sales', 'u_shop']);
  assert.equal((await list(portal, headers, `deptId=${top}`)).length, 4);
  assert.deepEqual(await list(portal, headers, 'deptId=9999'), []);
  assert.deepEqual(await list(portal, headers, 'startTime=2026-03-01&endTime=2026-03-01'), ['odd%_name']);
  assert.deepEqual(await list(portal, headers, 'startTime=1000-01-01&endTime=2026-02-28'), []);
  assert.equal((await list(portal, headers, 'endTime=2999-12-31')).length, 5);
});

test('an invalid filter is refused by field', async (t) => {
  const { app, login } = await buildTestApp(t);
  const headers = await login('ROOT');
  for (const [query, field] of [
    ['status=2', 'status'],
    ['status=', 'status'],
    ['deptId=x', 'deptId'],
    ['startTime=2026-02-30', 'startTime'],
    ['startTime=0000-01-01', 'startTime'],
    ['endTime=9999-12-31', 'endTime'],
    ['pageNum=0', 'pageNum'],
    ['pageSize=101', 'pageSize'],
    ['pageNum=1&pageNum=2', 'pageNum'],
    ["deptId=1'--", 'deptId'],
  ]) {
    const answer = await app.inject({ url: `/api/v1/users/page?${query}`, headers });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field], query);
  }
});

test('root is never listed, other ROOT users only for ROOT, deleted users never', async (t) => {
  const portal = await buildTestApp(t);
  const root = await portal.login('ROOT', { username: 'root' });
  await addStaff(portal.deps, 'second_root', { role: 'ROOT' });
  await addStaff(portal.deps, 'gone', { deletedAt: new Date() });
  const admin = await portal.login('ADMIN', { username: 'admin', perms });
  assert.deepEqual(await list(portal, root), ['admin', 'second_root']);
  assert.deepEqual(await list(portal, admin), ['admin']);
});

test("the list is limited to the data scope of the viewer's roles", async (t) => {
  const portal = await buildTestApp(t);
  const { sales } = await agency(portal);
  for (const [dataScope, seen] of [
    [0, ['me', 'u_finance', 'u_sales', 'u_shop', 'u_top']],
    [1, ['me', 'u_sales', 'u_shop']],
    [2, ['me', 'u_sales']],
    [3, ['me']],
  ] as const) {
    const { headers, userId } = await portal.signIn(`SCOPE${dataScope}`, {
      username: 'me',
      perms,
      dataScope,
      deptId: sales,
    });
    assert.deepEqual(await list(portal, headers), seen);
    const { app, deps } = portal;
    const file = await app.inject({ url: '/api/v1/users/_export', headers });
    assert.equal((await readSheet(bytesOf(file.rawPayload))).length, seen.length + 1);
    await deps.database.pool.query('delete from users where id = $1', [userId]);
  }
});

const bytesOf = (payload: Buffer): ArrayBuffer =>
  payload.buffer.slice(payload.byteOffset, payload.byteOffset + payload.length) as ArrayBuffer;

test('the export holds the rows of the filters, its name encoded, formulas made harmless', async (t) => {
  const portal = await buildTestApp(t);
  await agency(portal);
  await addStaff(portal.deps, 'sly', {
    nickname: '=HYPERLINK("http://evil")',
    email: '+1@example.com',
    createdAt: new Date('2026-11-19T16:30:00Z'),
  });
  const headers = await portal.login('ROOT', { username: 'root' });
  const answer = await portal.app.inject({ url: '/api/v1/users/_export?keywords=sly', headers });
  assert.equal(answer.statusCode, 200);
  assert.match(String(answer.headers['content-type']), /spreadsheetml\.sheet/);
  assert.match(
    String(answer.headers['content-disposition']),
    new RegExp(`^attachment; filename=${encodeURIComponent('用户列表.xlsx')}`),
  );
  assert.deepEqual(await readSheet(bytesOf(answer.rawPayload)), [
    ['用户名', '用户昵称', '部门', '性别', '手机号码', '邮箱', '创建时间'],
    ['sly', `'=HYPERLINK("http://evil")`, null, '未知', null, "'+1@example.com", '2026-11-20'],
  ]);
});

test('options of departments are those of the data scope, which begin below a hidden one', async (t) => {
  const portal = await buildTestApp(t);
  const { sales, shop } = await agency(portal);
  const optionsOf = async (dataScope: number) => {
    const role = `SCOPED${dataScope}`;
    const { headers, userId } = await portal.signIn(role, { perms: ['sys:user:query'] });
    await portal.deps.database.pool.query('update roles set data_scope = $1 where code = $2', [
      dataScope,
      role,
    ]);
    await portal.deps.database.pool.query('update users set dept_id = $1 where id = $2', [sales, userId]);
    return (await portal.app.inject({ url: '/api/v1/dept/options', headers })).json().data;
  };
  const below = { value: shop, label: 'shop' };
  assert.deepEqual(await optionsOf(dataScopes.deptAndBelow), [
    { value: sales, label: 'sales', children: [below] },
  ]);
  assert.deepEqual(await optionsOf(dataScopes.dept), [{ value: sales, label: 'sales' }]);
  assert.deepEqual(await optionsOf(dataScopes.self), []);
});

test('options offer enabled roles and departments; ROOT only to ROOT', async (t) => {
  const portal = await buildTestApp(t);
  const { top, sales, shop, finance } = await agency(portal);
  await addRole(portal.deps, 'OFF', 0);
  await portal.deps.database.pool.query('update departments set status = 0 where id = $1', [finance]);
  const root = await portal.login('ROOT');
  const admin = await portal.login('ADMIN', { perms: ['sys:user:query'] });
  const options = async (url: string, headers: Record<string, string>) =>
    (await portal.app.inject({ url, headers })).json().data;
  const labels = (rows: { label: string }[]) => rows.map(({ label }) => label).toSorted();
  assert.deepEqual(labels(await options('/api/v1/roles/options', root)), ['ADMIN', 'ROOT', 'role STAFF']);
  assert.deepEqual(labels(await options('/api/v1/roles/options', admin)), ['ADMIN', 'role STAFF']);
  assert.deepEqual(await options('/api/v1/dept/options', admin), [
    {
      value: top,
      label: 'agency',
      children: [{ value: sales, label: 'sales', children: [{ value: shop, label: 'shop' }] }],
    },
  ]);
});
