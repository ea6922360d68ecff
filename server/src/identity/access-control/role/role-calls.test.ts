import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { menus, roles, userRoles } from '#src/platform/database/index.ts';
import { addDepartment, addRole, addStaff, auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

type Headers = Record<string, string>;
const call = (
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => app.inject({ method, url: `/api/v1/roles${url}`, headers, ...(payload ? { payload } : {}) });

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login('ROOT', { username: 'root' });
  const guide = { name: '导游', code: 'GUIDE', dataScope: 2 };
  assert.equal((await call(portal, 'POST', '', headers, guide)).statusCode, 200);
  return { portal, headers, guide, id: await addRole(portal.deps, 'GUIDE') };
};

const manage = ['query', 'add', 'edit', 'delete'].map((action) => `sys:role:${action}`);

const addMenu = async ({ deps }: TestApp, name: string, parentId = 0, perm?: string): Promise<number> => {
  const row = { name, parentId, type: perm ? ('BUTTON' as const) : ('MENU' as const), perm };
  const [menu] = await deps.db.insert(menus).values(row).returning({ id: menus.id });
  assert.ok(menu);
  return menu.id;
};

test('a role is listed with its holder count, found by keywords and status, and edited', async (t) => {
  const { portal, headers, id } = await prepare(t);
  await addStaff(portal.deps, 'guide_1', { role: 'GUIDE' });
  const [row] = (await call(portal, 'GET', '/page?keywords=guid&status=1', headers)).json().data.list;
  const { createTime, updateTime, ...facts } = row;
  assert.match(createTime + updateTime, /^(\d{4}-\d\d-\d\d){2}$/);
  assert.deepEqual(facts, {
    id,
    name: '导游',
    code: 'GUIDE',
    sort: 1,
    status: 1,
    dataScope: 2,
    userCount: 1,
  });
  assert.equal((await call(portal, 'GET', '/page?keywords=guid&status=0', headers)).json().data.total, 0);
  const form = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
  const saved = await call(portal, 'PUT', `/${id}`, headers, { ...form, name: ' 领队 ', sort: 7 });
  assert.equal(saved.statusCode, 200, saved.body);
  const back = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
  assert.deepEqual([back.name, back.sort, back.dataScope], ['领队', 7, 2]);
  const actions = (await auditOf(portal.deps, 'role')).map(({ action }) => action);
  assert.deepEqual(actions, ['create', 'update']);
});

test('a duplicate name or code is refused by field', async (t) => {
  const { portal, headers, guide, id } = await prepare(t);
  const other = await addRole(portal.deps, 'OTHER');
  for (const [method, url, form, field] of [
    ['POST', '', { ...guide, code: 'GUIDE2' }, 'name'],
    ['POST', '', { ...guide, name: '导游二' }, 'code'],
    ['PUT', `/${other}`, guide, 'name'],
    ['POST', '', { name: '   ', code: 'BLANK' }, 'name'],
    ['POST', '', { name: 'x', code: '1 x' }, 'code'],
    ['POST', '', { name: 'x', code: 'X', dataScope: 5 }, 'dataScope'],
    ['POST', '', { name: 'x', code: 'X', dataScope: 4 }, 'deptIds'],
    ['POST', '', { name: 'x', code: 'X', dataScope: 4, deptIds: [] }, 'deptIds'],
    ['POST', '', { name: 'x', code: 'X', dataScope: 4, deptIds: [999_999] }, 'deptIds'],
  ] as const) {
    const answer = await call(portal, method, url, headers, form);
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field], JSON.stringify(form));
  }
  assert.equal((await call(portal, 'PUT', `/${id}`, headers, guide)).statusCode, 200);
});

test('a role in use is not deleted and reports its holders; deletion is all or none', async (t) => {
  const { portal, headers, id } = await prepare(t);
  const free = await addRole(portal.deps, 'FREE');
  for (const name of ['guide_1', 'guide_2']) await addStaff(portal.deps, name, { role: 'GUIDE' });
  const refused = await call(portal, 'DELETE', `/${free},${id}`, headers);
  assert.equal(refused.statusCode, 400);
  assert.equal(refused.json().msg, '“导游”正由 2 个用户使用，不能删除');
  assert.equal(await portal.deps.db.$count(roles, eq(roles.id, free)), 1);
  assert.equal((await call(portal, 'DELETE', `/${free}`, headers)).statusCode, 200);
  assert.equal((await call(portal, 'DELETE', `/${free}`, headers)).statusCode, 404);
});

test('built-in roles keep code and status and are not deleted', async (t) => {
  const { portal, headers } = await prepare(t);
  for (const code of ['ROOT', 'ADMIN', 'MEMBER']) {
    const id = await addRole(portal.deps, code);
    const form = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
    const put = (change: object) => call(portal, 'PUT', `/${id}`, headers, { ...form, ...change });
    assert.equal((await put({ code: 'X' })).json().field, 'code', code);
    assert.equal((await put({ status: 0 })).json().field, 'status', code);
    assert.equal((await call(portal, 'PUT', `/${id}/status?status=0`, headers)).statusCode, 400, code);
    assert.equal((await call(portal, 'DELETE', `/${id}`, headers)).statusCode, 400, code);
    assert.equal((await put({ name: `${code} 的新名字` })).statusCode, 200, code);
  }
  const root = await addRole(portal.deps, 'ROOT');
  assert.equal((await call(portal, 'PUT', `/${root}/menus`, headers, [])).statusCode, 400);
});

test('ROOT is hidden from other roles', async (t) => {
  const { portal } = await prepare(t);
  const root = await addRole(portal.deps, 'ROOT');
  const admin = await portal.login('ADMIN', { perms: manage });
  const codes = (await call(portal, 'GET', '/page', admin))
    .json()
    .data.list.map(({ code }: { code: string }) => code);
  assert.ok(!codes.includes('ROOT') && codes.includes('GUIDE'));
  assert.equal((await call(portal, 'GET', `/${root}/form`, admin)).statusCode, 404);
  assert.equal((await call(portal, 'GET', `/${root}/menuIds`, admin)).statusCode, 404);
  assert.equal((await call(portal, 'PUT', `/${root}/menus`, admin, [])).statusCode, 404);
});

test('menus of a role are returned as saved, half-checked ones included', async (t) => {
  const { portal, headers, id } = await prepare(t);
  const folder = await addMenu(portal, 'folder');
  const page = await addMenu(portal, 'page', folder);
  const button = await addMenu(portal, 'button', page, 'biz:x');
  await addMenu(portal, 'other', page, 'biz:y');
  const sent = [button, folder, page, page];
  assert.equal((await call(portal, 'PUT', `/${id}/menus`, headers, sent)).statusCode, 200);
  const menuIds = () => call(portal, 'GET', `/${id}/menuIds`, headers).then((answer) => answer.json().data);
  assert.deepEqual(await menuIds(), [folder, page, button]);
  const unknown = await call(portal, 'PUT', `/${id}/menus`, headers, [folder, 9999]);
  assert.deepEqual([unknown.statusCode, unknown.json().msg], [400, '菜单不存在']);
  assert.deepEqual(await menuIds(), [folder, page, button]);
  const audit = (await auditOf(portal.deps, 'role')).at(-1);
  assert.deepEqual([audit?.action, audit?.after], ['grant', { menuIds: [folder, page, button] }]);
});

test("changed grants of a role take effect with its holders' next call", async (t) => {
  const { portal, headers, id } = await prepare(t);
  const { headers: guide } = await portal.signIn('GUIDE');
  const button = await addMenu(portal, 'users', 0, 'sys:user:query');
  const status = async () =>
    (await portal.app.inject({ url: '/api/v1/users/page', headers: guide })).statusCode;
  assert.equal(await status(), 403);
  await call(portal, 'PUT', `/${id}/menus`, headers, [button]);
  assert.equal(await status(), 200);
  await call(portal, 'PUT', `/${id}/status?status=0`, headers);
  assert.equal(await status(), 401, 'a session without an enabled role is refused');
});

test('a stale form is refused and names who changed the role', async (t) => {
  const { portal, headers, id } = await prepare(t);
  const admin = await portal.login('ADMIN', { perms: manage, username: 'chen' });
  const form = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
  assert.equal((await call(portal, 'PUT', `/${id}`, admin, { ...form, name: '领队' })).statusCode, 200);
  const late = await call(portal, 'PUT', `/${id}`, headers, { ...form, name: '地陪' });
  assert.deepEqual([late.statusCode, late.json().code], [409, 'A0514']);
  assert.match(late.json().msg, /^chen在您编辑期间修改过/);
  const menusLate = await call(portal, 'PUT', `/${id}/menus?version=${form.version}`, headers, []);
  assert.equal(menusLate.json().code, 'A0514');
  const now = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
  assert.equal(now.name, '领队');
  assert.equal(
    (await call(portal, 'PUT', `/${id}/menus?version=${now.version}`, headers, [])).statusCode,
    200,
  );
});

test('of two who save the same form concurrently, one is refused', async (t) => {
  const { portal, headers, id } = await prepare(t);
  const form = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
  const answers = await Promise.all(
    ['甲', '乙'].map((name) => call(portal, 'PUT', `/${id}`, headers, { ...form, name })),
  );
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
});

test('a role sees the departments that it lists, besides those of the other roles of its holder', async (t) => {
  const { portal, headers } = await prepare(t);
  const { deps } = portal;
  const [own, east, west] = [
    await addDepartment(deps, 'own'),
    await addDepartment(deps, 'east'),
    await addDepartment(deps, 'west'),
  ];
  const below = await addDepartment(deps, 'below', east);
  for (const [name, deptId] of Object.entries({ in_own: own, in_east: east, in_west: west, in_below: below }))
    await addStaff(deps, name, { deptId });
  const perms = ['sys:user:query'];
  const regional = await portal.signIn('REGIONAL', { username: 'lan', perms, dataScope: 3, deptId: own });
  const seen = async () => {
    const url = '/api/v1/users/page?pageSize=50';
    const { list } = (await portal.app.inject({ url, headers: regional.headers })).json().data;
    return list.map(({ username }: { username: string }) => username).toSorted();
  };
  assert.deepEqual(await seen(), ['lan']);
  const id = await addRole(deps, 'REGIONAL');
  const form = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
  assert.deepEqual(form.deptIds, []);
  const put = async (change: object) => {
    const answer = await call(portal, 'PUT', `/${id}`, headers, { ...form, version: undefined, ...change });
    assert.equal(answer.statusCode, 200, answer.body);
  };
  await put({ dataScope: 4, deptIds: [west, east, east] });
  assert.deepEqual(await seen(), ['in_east', 'in_west', 'lan'], 'not those below');
  assert.deepEqual((await call(portal, 'GET', `/${id}/form`, headers)).json().data.deptIds, [east, west]);
  await portal.signIn('HEAD', { dataScope: 2 });
  await deps.db.insert(userRoles).values({ userId: regional.userId, roleId: await addRole(deps, 'HEAD') });
  assert.deepEqual(await seen(), ['in_east', 'in_own', 'in_west', 'lan']);
  await put({ dataScope: 3, deptIds: [west] });
  assert.deepEqual(await seen(), ['in_own', 'lan'], 'departments count with their data scope only');
  const changes = (await auditOf(deps, 'role')).filter(({ subjectId }) => subjectId === String(id));
  assert.deepEqual(
    changes.map(({ after }) => (after as { deptIds: number[] }).deptIds),
    [[east, west], []],
  );
});

test('departments are given to a role only within the own data scope', async (t) => {
  const { portal } = await prepare(t);
  const [near, far] = [await addDepartment(portal.deps, 'near'), await addDepartment(portal.deps, 'far')];
  const { headers } = await portal.signIn('LEADER', {
    ...{ username: 'leader', perms: manage, dataScope: 4, deptIds: [near] },
  });
  const post = async (code: string, change: object) =>
    (await call(portal, 'POST', '', headers, { name: code, code, ...change })).json();
  assert.equal((await post('FAR', { dataScope: 4, deptIds: [near, far] })).field, 'deptIds');
  assert.equal((await post('DEPT', { dataScope: 2 })).field, 'dataScope');
  assert.equal((await post('NEAR', { dataScope: 4, deptIds: [near] })).code, '200');
  const wide = await portal.signIn('WIDE', { dataScope: 4, deptIds: [far] });
  assert.ok(wide);
  const id = await addRole(portal.deps, 'WIDE');
  assert.equal((await call(portal, 'DELETE', `/${id}`, headers)).statusCode, 403);
});
