import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { menus, roleMenus, roles, users } from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { tryLogin } from '#test/support/try-login.ts';
import { ensureRoot } from './ensure-root.ts';
import { loadDemo } from './load-demo.ts';
import { loadOnce } from './load-once.ts';
import { demoPassword } from './system/load-people.ts';

const enter = async (portal: TestApp, username: string, password = demoPassword) => {
  const login = await tryLogin(portal, { username, password });
  assert.equal(login.statusCode, 200, login.body);
  const headers = { authorization: `Bearer ${login.json().data.accessToken}` };
  return { headers, me: (await portal.app.inject({ url: '/api/v1/users/me', headers })).json().data };
};

test('the demo accounts sign in with their roles and permissions', async (t) => {
  const portal = await buildTestApp(t);
  await loadDemo(portal.deps);
  for (const [username, role, may, mayNot] of [
    ['root', 'ROOT', 'release:publish', undefined],
    ['admin', 'ADMIN', 'sys:user:import', 'release:publish'],
    ['admin', 'ADMIN', 'trade:order:fulfil', 'release:publish'],
    ['admin', 'ADMIN', 'trade:ticket:redeem', 'release:publish'],
    ['editor', 'EDITOR', 'biz:product:edit', 'trade:ticket:redeem'],
    ['editor', 'EDITOR', 'biz:product:edit', 'sys:user:query'],
    ['finance', 'FINANCE', 'trade:refund:approve', 'biz:product:edit'],
    ['finance', 'FINANCE', 'trade:reconcile:run', 'trade:order:fulfil'],
    ['visitor', 'MEMBER', undefined, 'biz:product:query'],
  ] as const) {
    const { me } = await enter(portal, username);
    assert.deepEqual(me.roles, [role]);
    if (may) assert.ok(me.perms.includes(may), `${username} may ${may}`);
    assert.ok(!me.perms.includes(mayNot), `${username} may not ${mayNot}`);
  }
});

test('a role with a menu also has the folder of that menu', async (t) => {
  const { deps } = await buildTestApp(t);
  await loadDemo(deps);
  const { db } = deps.database;
  const all = new Map((await db.select().from(menus)).map((menu) => [menu.id, menu]));
  const granted = await db
    .select({ ...{ roleId: roleMenus.roleId, menuId: roleMenus.menuId } })
    .from(roleMenus);
  const has = new Set(granted.map(({ roleId, menuId }) => `${roleId}/${menuId}`));
  for (const { roleId, menuId } of granted) {
    const parentId = all.get(menuId)?.parentId ?? 0;
    assert.ok(parentId === 0 || has.has(`${roleId}/${parentId}`), `${all.get(menuId)?.name}`);
  }
  assert.ok(
    [...all.values()].every(({ nameEn }) => nameEn),
    'every menu has its English name',
  );
});

test('demo data is loaded once, also by two concurrent starts', async (t) => {
  const { deps } = await buildTestApp(t);
  const loaded = await Promise.all([loadDemo(deps), loadDemo(deps)]);
  const pieces = loaded.flat();
  assert.deepEqual(pieces.toSorted(), [...new Set(pieces)].toSorted());
  assert.ok(pieces.includes('base') && pieces.includes('system'));
  const count = await deps.database.db.$count(users);
  assert.ok(count >= 35);
  assert.deepEqual(await loadDemo(deps), []);
  assert.equal(await deps.database.db.$count(users), count);
});

test('a failed part is rolled back and retried', async (t) => {
  const { deps } = await buildTestApp(t);
  const { db } = deps.database;
  const half = loadOnce(deps, 'half', async (tx) => {
    await tx.insert(roles).values({ name: 'half', code: 'HALF' });
    throw new Error('in the middle');
  });
  await assert.rejects(half, /in the middle/);
  assert.equal(await db.$count(roles), 0);
  assert.equal(await loadOnce(deps, 'half', async () => undefined), true);
  assert.equal(await loadOnce(deps, 'half', async () => undefined), false);
});

test('in production root gets one password, in a file of its owner, and all initial data', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'haitu-root-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const portal = await buildTestApp(t, { env: { DATA_DIR: dataDir } });
  const [first, second] = await Promise.all([ensureRoot(portal.deps), ensureRoot(portal.deps)]);
  const file = join(dataDir, 'root-password');
  assert.deepEqual([first, second].toSorted(), [file, undefined]);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const password = (await readFile(file, 'utf8')).trim();
  assert.match(password, /^\w{16}$/);
  assert.equal(await ensureRoot(portal.deps), undefined);
  portal.clock.advance(7 * 86_400);
  assert.equal(await ensureRoot(portal.deps), file, 'unused, it has expired');
  const renewed = (await readFile(file, 'utf8')).trim();
  assert.notEqual(renewed, password);
  const { headers, me } = await enter(portal, 'root', renewed);
  assert.deepEqual([me.roles, me.mustChangePassword], [['ROOT'], true]);
  const listRoutes = (authorization = headers.authorization) =>
    portal.app.inject({ url: '/api/v1/menus/routes', headers: { authorization } });
  assert.equal((await listRoutes()).json().code, 'A0232');
  const changed = await portal.app.inject({
    method: 'PUT',
    url: '/api/v1/account/password',
    headers,
    payload: { current: renewed, password: 'quiet harbour light' },
  });
  assert.equal(changed.statusCode, 200, changed.body);
  const { tokenType, accessToken } = changed.json().data;
  assert.ok((await listRoutes(`${tokenType} ${accessToken}`)).json().data.length >= 5);
  const { db } = portal.deps.database;
  assert.equal(await db.$count(users, eq(users.status, 1)), 1, 'and no demo account');
});
