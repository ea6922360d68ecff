import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { accessVersionHeader } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { buildApp } from '#src/app/app.ts';
import { menus, roleMenus, roles, userRoles, users } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const prepare = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const { headers, userId } = await portal.signIn('EDITOR', { perms: ['sys:menu:query'] });
  const { db } = portal.deps.database;
  const versionOf = async (app = portal.app, url = '/api/v1/users/me', sent = headers): Promise<number> =>
    Number((await app.inject({ url, headers: sent })).headers[accessVersionHeader]);
  const addRole = async (code: string): Promise<number> => {
    const [role] = await db.insert(roles).values({ code, name: code }).returning({ id: roles.id });
    return role?.id ?? 0;
  };
  return { ...portal, db, userId, versionOf, addRole };
};

test('a change of menus, roles, grants or roles of a signed-in user raises the version', async (t) => {
  const { db, userId, versionOf, addRole } = await prepare(t);
  const roleId = await addRole('NEW');
  const [menu] = await db.insert(menus).values({ name: '菜单', type: 'CATALOG' }).returning({ id: menus.id });
  const menuId = menu?.id ?? 0;
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    'a role is added': () => addRole('OTHER'),
    'a role is disabled': () => db.update(roles).set({ status: 0 }).where(eq(roles.id, roleId)),
    'a menu is renamed': () => db.update(menus).set({ name: '新' }).where(eq(menus.id, menuId)),
    'a menu is granted': () => db.insert(roleMenus).values({ roleId, menuId }),
    'a grant is taken back': () => db.delete(roleMenus).where(eq(roleMenus.menuId, menuId)),
    'a menu is deleted': () => db.delete(menus).where(eq(menus.id, menuId)),
    'a user is given a role': () => db.insert(userRoles).values({ userId, roleId }),
    'a role of a user is taken back': () => db.delete(userRoles).where(eq(userRoles.roleId, roleId)),
  };
  for (const [name, change] of Object.entries(changes)) {
    const before = await versionOf();
    await change();
    assert.ok((await versionOf()) > before, name);
    assert.equal(await versionOf(), await versionOf(), name);
  }
});

test('neither a change that is rolled back nor a user without a session raises it', async (t) => {
  const { db, versionOf, addRole } = await prepare(t);
  const roleId = await addRole('NEW');
  const before = await versionOf();
  const rolledBack = db.transaction(async (tx) => {
    await tx.update(roles).set({ status: 0 });
    throw new Error('rolled back');
  });
  await assert.rejects(rolledBack, /rolled back/);
  const [user] = await db
    .insert(users)
    .values({ username: 'new', nickname: 'new', passwordHash: 'x' })
    .returning({ id: users.id });
  await db.insert(userRoles).values({ userId: user?.id ?? 0, roleId });
  assert.equal(await versionOf(), before);
});

test('a change on one replica is on the next answer of every other', async (t) => {
  const { deps, versionOf, addRole } = await prepare(t);
  const other = await buildApp(deps);
  t.after(() => other.close());
  const before = await versionOf(other);
  await addRole('NEW');
  assert.ok((await versionOf(other)) > before);
  assert.equal(await versionOf(other), await versionOf());
});

test('responses to visitors, cached ones and errors carry it too, documents do not', async (t) => {
  const { app, versionOf } = await prepare(t);
  const version = await versionOf();
  for (const url of ['/api/homeArea/web/getHomeArea', '/api/v1/tours', '/api/v1/tours', '/api/v1/users/page'])
    assert.equal(await versionOf(app, url, { authorization: '' }), version, url);
  assert.ok(Number.isNaN(await versionOf(app, '/healthz')));
});

test('the version grows after a restore from an older backup', async (t) => {
  const { db, versionOf, addRole } = await prepare(t);
  const before = await versionOf();
  await db.execute("update access_version set version = 1, raised_by = ''");
  await addRole('NEW');
  assert.ok((await versionOf()) > before);
});
