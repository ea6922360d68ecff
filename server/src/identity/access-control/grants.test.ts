import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { menus, roleMenus } from '#src/platform/database/index.ts';
import { addDepartment, addRole, addStaff } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { coversScope, hasGrant, type OwnGrants } from './grants.ts';

const own: OwnGrants = {
  ...{ menuIds: new Set([1, 2]), perms: new Set(['a:b']), dataScope: 1 },
  publishesAlone: true,
  deptIds: new Set([5, 6]),
};

test('a grant is held by its menu or by its permission', () => {
  for (const [reach, right, expected] of [
    [own, { id: 1, perm: null }, true],
    [own, { id: 3, perm: null }, false],
    [own, { id: 3, perm: 'a:b' }, true],
    [own, { id: 3, perm: 'a:c' }, false],
    ['all', { id: 3, perm: 'a:c' }, true],
  ] as const)
    assert.equal(hasGrant(reach, right), expected, JSON.stringify(right));
});

test('a data scope is granted only within the own data scope', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((dataScope) => coversScope(own, { dataScope, deptIds: [] })),
    [false, true, true, true],
  );
  assert.deepEqual(
    [[5], [5, 6], [5, 7]].map((deptIds) => coversScope(own, { dataScope: 4, deptIds })),
    [true, true, false],
  );
  assert.ok(coversScope('all', { dataScope: 0, deptIds: [] }));
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (
  { app }: TestApp,
  method: Method,
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => app.inject({ method, url: `/api/v1${url}`, headers, ...(payload ? { payload } : {}) });

const staffPerms = ['user:query', 'user:add', 'user:edit', 'user:reset_pwd', 'role:query', 'role:edit']
  .concat('role:add', 'role:delete', 'menu:add', 'menu:edit', 'menu:delete')
  .map((perm) => `sys:${perm}`);

/** A leader who manages users and roles of one department, and a role DEPLOY with more grants than theirs. */
const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps.database;
  const deptId = await addDepartment(portal.deps, 'shop');
  const leader = await portal.signIn('LEADER', { perms: staffPerms, dataScope: 1, deptId });
  const [promote] = await db
    .insert(menus)
    .values({ name: '上线', type: 'BUTTON', perm: 'release:promote' })
    .returning({ id: menus.id });
  assert.ok(promote);
  const deploy = await addRole(portal.deps, 'DEPLOY');
  await db.insert(roleMenus).values({ roleId: deploy, menuId: promote.id });
  const form = { username: 'new_one', nickname: '新人', deptId, roleIds: [deploy] };
  return { portal, leader, headers: leader.headers, deploy, promote: promote.id, deptId, form };
};

test('a user cannot assign a role with more grants than their own', async (t) => {
  const { portal, headers, leader, form, deploy, deptId } = await prepare(t);
  const made = await call(portal, 'POST', '/users', headers, form);
  assert.deepEqual([made.statusCode, made.json().field], [400, 'roleIds']);
  const own = { ...form, username: leader.username, roleIds: [deploy, await addRole(portal.deps, 'LEADER')] };
  assert.equal((await call(portal, 'PUT', `/users/${leader.userId}`, headers, own)).json().field, 'roleIds');
  const wide = await portal.signIn('WIDE', { dataScope: 0, deptId });
  const roleIds = [await addRole(portal.deps, 'WIDE')];
  const scoped = await call(portal, 'POST', '/users', headers, { ...form, roleIds });
  assert.equal(scoped.json().field, 'roleIds', 'a wider data scope is more, too');
  assert.equal(
    (await call(portal, 'PATCH', `/users/${wide.userId}/password?password=abcdef1`, headers)).statusCode,
    403,
  );
});

test('a user cannot change an account with more grants than their own', async (t) => {
  const { portal, headers, deptId, form } = await prepare(t);
  const id = await addStaff(portal.deps, 'deployer', { role: 'DEPLOY', deptId });
  const mine = [await addRole(portal.deps, 'PLAIN')];
  for (const [method, url, body] of [
    ['PATCH', `/users/${id}/password?password=abcdef1`, undefined],
    ['PATCH', `/users/${id}/status?status=0`, undefined],
    ['PUT', `/users/${id}`, { ...form, username: 'deployer', roleIds: mine }],
  ] as const)
    assert.equal((await call(portal, method, url, headers, body)).statusCode, 403, url);
  assert.equal((await call(portal, 'GET', `/users/${id}/form`, headers)).statusCode, 200);
});

test('a user cannot grant a role what they lack, nor change a role with more grants', async (t) => {
  const { portal, headers, deploy, promote } = await prepare(t);
  const plain = await addRole(portal.deps, 'PLAIN');
  const put = await call(portal, 'PUT', `/roles/${plain}/menus`, headers, [promote]);
  assert.deepEqual([put.statusCode, put.json().msg], [400, '只能授予自己拥有的菜单和权限']);
  for (const [method, url, body] of [
    ['PUT', `/roles/${deploy}/menus`, []],
    ['PUT', `/roles/${deploy}`, { name: 'x', code: 'X' }],
    ['PUT', `/roles/${deploy}/status?status=0`, undefined],
    ['DELETE', `/roles/${deploy}`, undefined],
  ] as const)
    assert.equal((await call(portal, method, url, headers, body)).statusCode, 403, url);
  const wider = { name: '宽', code: 'WIDER', dataScope: 0 };
  assert.equal((await call(portal, 'POST', '/roles', headers, wider)).json().field, 'dataScope');
});

test('only ROOT changes the grants of a role they hold', async (t) => {
  const { portal, headers } = await prepare(t);
  const own = await addRole(portal.deps, 'LEADER');
  const form = { name: 'LEADER', code: 'LEADER', dataScope: 1 };
  assert.equal((await call(portal, 'PUT', `/roles/${own}/menus`, headers, [])).statusCode, 400);
  assert.equal((await call(portal, 'PUT', `/roles/${own}/status?status=0`, headers)).statusCode, 400);
  assert.equal(
    (await call(portal, 'PUT', `/roles/${own}`, headers, { ...form, dataScope: 3 })).statusCode,
    400,
  );
  assert.equal(
    (await call(portal, 'PUT', `/roles/${own}`, headers, { ...form, name: '店长' })).statusCode,
    200,
  );
});

test('a button cannot get a permission that its editor lacks', async (t) => {
  const { portal, headers } = await prepare(t);
  const page = { parentId: 0, type: 'MENU', name: '页', path: 'page', component: 'x/y' };
  assert.equal((await call(portal, 'POST', '/menus', headers, page)).statusCode, 200);
  const root = await portal.login('ROOT');
  const tree = (await call(portal, 'GET', '/menus', root)).json().data;
  const parentId = tree.find(({ name }: { name: string }) => name === '页').id;
  const button = { parentId, type: 'BUTTON', name: '钮', perm: 'release:promote' };
  assert.equal((await call(portal, 'POST', '/menus', headers, button)).json().field, 'perm');
  const held = await call(portal, 'POST', '/menus', headers, { ...button, perm: 'sys:user:query' });
  assert.equal(held.statusCode, 200, held.body);
});

test('a menu with a permission that its editor lacks, at any depth, is neither changed nor deleted', async (t) => {
  const { portal, headers, promote } = await prepare(t);
  const { db } = portal.deps.database;
  const add = async (name: string, parentId: number) => {
    const [row] = await db
      .insert(menus)
      .values({ name, type: 'MENU', path: name, component: 'x/y', parentId })
      .returning({ id: menus.id });
    assert.ok(row);
    return row.id;
  };
  const folder = await add('folder', 0);
  const page = await add('page', folder);
  await db.update(menus).set({ parentId: page }).where(eq(menus.id, promote));
  const form = { parentId: 0, type: 'MENU', path: 'moved', component: 'x/y', name: '页' };
  const button = { parentId: page, type: 'BUTTON', name: '钮', perm: 'sys:user:query' };
  const before = await db.select().from(menus);
  for (const [id, body] of [
    [folder, form],
    [page, form],
    [promote, button],
  ] as const)
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await call(portal, method, `/menus/${id}`, headers, method === 'PUT' ? body : undefined);
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'A0231'], `${method} ${id}`);
      assert.match(answer.json().msg, /release:promote/);
    }
  assert.deepEqual(await db.select().from(menus), before);
  const root = await portal.login('ROOT');
  assert.equal((await call(portal, 'DELETE', `/menus/${folder}`, root)).statusCode, 200);
});

test('the author of a menu holds it and may grant it', async (t) => {
  const { portal, headers } = await prepare(t);
  const page = { parentId: 0, type: 'MENU', name: '页', path: 'page', component: 'x/y' };
  await call(portal, 'POST', '/menus', headers, page);
  const options = (await call(portal, 'GET', '/menus/options', headers)).json().data;
  const added = options.find(({ label }: { label: string }) => label === '页');
  const promote = options.find(({ label }: { label: string }) => label === '上线');
  assert.deepEqual([added.disabled, promote.disabled], [undefined, true]);
  const plain = await addRole(portal.deps, 'PLAIN');
  assert.equal((await call(portal, 'PUT', `/roles/${plain}/menus`, headers, [added.value])).statusCode, 200);
});

test('a disabled role or department cannot be assigned', async (t) => {
  const { portal, deptId } = await prepare(t);
  const root = await portal.login('ROOT');
  const [off, on] = [await addRole(portal.deps, 'OFF', 0), await addRole(portal.deps, 'ON')];
  const closed = await addDepartment(portal.deps, 'closed');
  assert.equal(
    (await call(portal, 'PUT', `/dept/${closed}`, root, { parentId: 0, name: 'closed', status: 0 }))
      .statusCode,
    200,
  );
  const post = async (change: object) =>
    (
      await call(portal, 'POST', '/users', root, {
        username: 'x',
        nickname: 'x',
        deptId,
        roleIds: [on],
        ...change,
      })
    ).json().field;
  assert.equal(await post({ roleIds: [off] }), 'roleIds');
  assert.equal(await post({ deptId: closed }), 'deptId');
  assert.equal(await post({}), undefined);
});
