import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/platform/database/index.ts';
import { addDepartment, addRole, addStaff } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

type Headers = Record<string, string>;
const call = (
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => app.inject({ method, url: `/api/v1/users${url}`, headers, ...(payload ? { payload } : {}) });

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const deptId = await addDepartment(portal.deps, 'agency');
  const roleId = await addRole(portal.deps, 'STAFF');
  const root = await portal.signIn('ROOT', { username: 'root' });
  const form = { username: 'haiyan', nickname: '海燕', deptId, roleIds: [roleId] };
  return { portal, deptId, roleId, root, headers: root.headers, form };
};

const findUser = async ({ deps }: TestApp, username: string) =>
  (await deps.db.select().from(users).where(eq(users.username, username)))[0];

const all = ['query', 'add', 'edit', 'delete', 'reset_pwd'].map((action) => `sys:user:${action}`);

test('only root changes root, and ROOT users are hidden from others', async (t) => {
  const { portal, root, form } = await prepare(t);
  const second = await addStaff(portal.deps, 'second_root', { role: 'ROOT' });
  const secondLogin = await portal.login('ROOT');
  const admin = await portal.login('ADMIN', { perms: all });
  for (const [headers, id] of [
    [secondLogin, root.userId],
    [admin, root.userId],
    [admin, second],
  ] as const) {
    assert.equal((await call(portal, 'GET', `/${id}/form`, headers)).statusCode, 404);
    assert.equal((await call(portal, 'PUT', `/${id}`, headers, form)).statusCode, 404);
    assert.equal((await call(portal, 'PATCH', `/${id}/status?status=0`, headers)).statusCode, 404);
    assert.equal((await call(portal, 'PATCH', `/${id}/password?password=123456`, headers)).statusCode, 404);
    assert.equal((await call(portal, 'DELETE', `/${id}`, headers)).statusCode, 404);
  }
  assert.equal((await call(portal, 'GET', `/${root.userId}/form`, root.headers)).statusCode, 200);
  const renamed = await call(portal, 'PUT', `/${root.userId}`, root.headers, { ...form, username: 'boss' });
  assert.equal(renamed.json().field, 'username');
});

test('only ROOT grants the ROOT role', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const roleIds = [await addRole(portal.deps, 'ROOT')];
  const admin = await portal.login('ADMIN', { perms: all });
  assert.equal((await call(portal, 'POST', '', admin, { ...form, roleIds })).statusCode, 403);
  assert.equal((await call(portal, 'POST', '', admin, form)).statusCode, 200);
  const id = (await findUser(portal, 'haiyan'))?.id;
  assert.equal((await call(portal, 'PUT', `/${id}`, admin, { ...form, roleIds })).statusCode, 403);
  assert.equal((await call(portal, 'PUT', `/${id}`, headers, { ...form, roleIds })).statusCode, 200);
});

test('a user cannot disable or delete themselves', async (t) => {
  const { portal, form } = await prepare(t);
  const admin = await portal.signIn('ADMIN', { username: 'boss', perms: all });
  const own = { ...form, username: 'boss' };
  assert.equal(
    (await call(portal, 'PATCH', `/${admin.userId}/status?status=0`, admin.headers)).statusCode,
    400,
  );
  assert.equal(
    (await call(portal, 'PUT', `/${admin.userId}`, admin.headers, { ...own, status: 0 })).statusCode,
    400,
  );
  assert.equal((await call(portal, 'DELETE', `/${admin.userId}`, admin.headers)).statusCode, 400);
  assert.equal((await call(portal, 'GET', '/me', admin.headers)).statusCode, 200);
});

test('the last ROOT user keeps the role', async (t) => {
  const { portal, headers, root, form } = await prepare(t);
  const put = (roleIds: number[]) =>
    call(portal, 'PUT', `/${root.userId}`, headers, { ...form, username: 'root', roleIds });
  const rootId = await addRole(portal.deps, 'ROOT');
  assert.match((await put(form.roleIds)).json().msg, /超级管理员/);
  assert.equal((await put([rootId, ...form.roleIds])).statusCode, 200);
  assert.equal((await put([rootId])).statusCode, 200, 'another role may go');
  await addStaff(portal.deps, 'second_root', { role: 'ROOT' });
  assert.equal((await put(form.roleIds)).statusCode, 200);
});

test('two ROOT users who disable each other concurrently leave one enabled', async (t) => {
  const portal = await buildTestApp(t);
  const [a, b] = [await portal.signIn('ROOT'), await portal.signIn('ROOT')];
  const disable = (by: typeof a, whom: typeof a) =>
    call(portal, 'PATCH', `/${whom.userId}/status?status=0`, by.headers);
  await Promise.all([disable(a, b), disable(b, a)]);
  const left = await portal.deps.db.$count(users, eq(users.status, 1));
  assert.equal(left, 1);
});

test('users beyond the data scope are not found, and none is moved there', async (t) => {
  const { portal, deptId, form } = await prepare(t);
  const shop = await addDepartment(portal.deps, 'shop', deptId);
  const elsewhere = await addStaff(portal.deps, 'elsewhere', { deptId });
  const inside = await addStaff(portal.deps, 'inside', { deptId: shop });
  const headers = await portal.login('LEADER', { perms: all, dataScope: 1, deptId: shop });
  assert.equal((await call(portal, 'GET', `/${elsewhere}/form`, headers)).statusCode, 404);
  assert.equal((await call(portal, 'DELETE', `/${inside},${elsewhere}`, headers)).statusCode, 404);
  assert.equal((await call(portal, 'POST', '', headers, form)).json().field, 'deptId');
  const moved = { ...form, username: 'inside' };
  assert.equal((await call(portal, 'PUT', `/${inside}`, headers, moved)).json().field, 'deptId');
  assert.equal(
    (await call(portal, 'PUT', `/${inside}`, headers, { ...moved, deptId: shop })).statusCode,
    200,
  );
  assert.equal((await call(portal, 'POST', '', headers, { ...form, deptId: shop })).statusCode, 200);
});
