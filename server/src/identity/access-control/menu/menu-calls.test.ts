import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menus, roleMenus, roles } from '#src/platform/database/index.ts';
import { addRole, auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

type Headers = Record<string, string>;
const call = (
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => app.inject({ method, url: `/api/v1/menus${url}`, headers, ...(payload ? { payload } : {}) });

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login('ROOT');
  const add = async (form: object): Promise<number> => {
    const answer = await call(portal, 'POST', '', headers, form);
    assert.equal(answer.statusCode, 200, answer.body);
    const all = await portal.deps.db.select({ id: menus.id }).from(menus);
    return Math.max(...all.map(({ id }) => id));
  };
  const folder = await add({ parentId: 0, type: 'CATALOG', name: '系统', nameEn: 'System', path: 'system' });
  const view = await add({
    parentId: folder,
    type: 'MENU',
    name: '用户',
    path: 'user',
    component: 'system/user/index',
  });
  const button = await add({ parentId: view, type: 'BUTTON', name: '新增', perm: 'sys:user:add' });
  return { portal, headers, add, folder, view, button };
};

test('a new menu is in tree, options, form and routes', async (t) => {
  const { portal, headers, folder, view, button } = await prepare(t);
  const [root] = (await call(portal, 'GET', '', headers)).json().data;
  assert.deepEqual(
    [root.id, root.path, root.component, root.children[0].children[0].id],
    [folder, '/system', 'Layout', button],
  );
  const english = { ...headers, 'accept-language': 'en' };
  assert.deepEqual((await call(portal, 'GET', '/options', english)).json().data, [
    {
      value: folder,
      label: 'System',
      type: 'CATALOG',
      children: [
        {
          value: view,
          label: '用户',
          type: 'MENU',
          children: [{ value: button, label: '新增', type: 'BUTTON' }],
        },
      ],
    },
  ]);
  const form = (await call(portal, 'GET', `/${folder}/form`, headers)).json().data;
  assert.deepEqual([form.nameEn, form.keepAlive, form.alwaysShow, form.perm], ['System', 1, 0, null]);
  const routes = (await call(portal, 'GET', '/routes', headers)).json().data;
  assert.deepEqual(
    routes[0].children.map(({ path }: { path: string }) => path),
    ['user'],
  );
  const found = (await call(portal, 'GET', '?keywords=sys:user:add', headers)).json().data;
  assert.equal(found[0].children[0].children[0].id, button);
});

test('routes tell the enabled roles, and everybody signed in may ask', async (t) => {
  const { portal, folder, view } = await prepare(t);
  const { db } = portal.deps.database;
  for (const [code, status] of [
    ['EDITOR', 1],
    ['OFF', 0],
    ['ROOT', 1],
  ] as const) {
    const roleId = await addRole(portal.deps, code, status);
    await db.insert(roleMenus).values([folder, view].map((menuId) => ({ roleId, menuId })));
  }
  const member = await portal.login('MEMBER');
  const [route] = (await call(portal, 'GET', '/routes', member)).json().data;
  assert.deepEqual(
    [route.meta.roles, route.children[0].meta.roles],
    [
      ['ROOT', 'EDITOR'],
      ['ROOT', 'EDITOR'],
    ],
  );
});

test('a change is kept and written down', async (t) => {
  const { portal, headers, view, folder } = await prepare(t);
  const form = {
    parentId: folder,
    type: 'MENU',
    name: '成员',
    path: 'member',
    component: 'system/user/index',
  };
  const changed = await call(portal, 'PUT', `/${view}`, headers, {
    ...form,
    visible: 0,
    id: 999,
    createdAt: 'x',
  });
  assert.equal(changed.statusCode, 200);
  const back = (await call(portal, 'GET', `/${view}/form`, headers)).json().data;
  assert.deepEqual([back.id, back.name, back.visible], [view, '成员', 0]);
  const audit = await auditOf(portal.deps, 'menu');
  const update = audit.at(-1) as { action: string; before: { name: string }; after: { name: string } };
  assert.deepEqual([update.action, update.before.name, update.after.name], ['update', '用户', '成员']);
});

test('loops, invalid parents and moves that orphan children are refused', async (t) => {
  const { portal, headers, add, folder, view, button } = await prepare(t);
  const link = await add({ parentId: 0, type: 'EXTLINK', name: 'out', path: 'https://example.com' });
  const asFolder = { type: 'CATALOG', name: 'x', path: 'x' };
  const asButton = { type: 'BUTTON', name: 'x', perm: 'a:b' };
  for (const [id, form, field] of [
    [folder, { ...asFolder, parentId: folder }, 'parentId'],
    [folder, { ...asFolder, parentId: view }, 'parentId'],
    [view, { ...asFolder, parentId: link }, 'parentId'],
    [view, { ...asFolder, parentId: 9999 }, 'parentId'],
    [view, { ...asButton, parentId: folder }, 'type'],
    [button, { ...asButton, parentId: 0 }, 'parentId'],
  ] as const) {
    const answer = await call(portal, 'PUT', `/${id}`, headers, form);
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field], JSON.stringify(form));
  }
  assert.equal((await call(portal, 'PUT', '/9999', headers, { ...asFolder, parentId: 0 })).statusCode, 404);
  assert.equal((await call(portal, 'GET', '/9999/form', headers)).statusCode, 404);
  assert.equal(
    (await call(portal, 'POST', '', headers, { ...asFolder, parentId: 9999 })).json().field,
    'parentId',
  );
});

test('two menus moved below each other concurrently make no loop', async (t) => {
  const { portal, headers, add, folder } = await prepare(t);
  const other = await add({ parentId: 0, type: 'CATALOG', name: 'other', path: 'other' });
  const move = (id: number, parentId: number) =>
    call(portal, 'PUT', `/${id}`, headers, { parentId, type: 'CATALOG', name: 'x', path: 'x' });
  const answers = await Promise.all([move(folder, other), move(other, folder)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 400]);
  assert.equal((await call(portal, 'GET', '', headers)).json().data.length, 1);
});

test('deleting takes all below along, grants and permissions too', async (t) => {
  const { portal, headers, folder, button } = await prepare(t);
  const { db } = portal.deps.database;
  const { headers: editor } = await portal.signIn('EDITOR');
  const roleId = await addRole(portal.deps, 'EDITOR');
  await db.insert(roleMenus).values({ roleId, menuId: button });
  const perms = async () =>
    (await portal.app.inject({ url: '/api/v1/users/me', headers: editor })).json().data.perms;
  assert.deepEqual(await perms(), ['sys:user:add']);
  assert.equal((await call(portal, 'DELETE', `/${folder}`, headers)).statusCode, 200);
  assert.deepEqual(await perms(), []);
  assert.equal(await db.$count(menus), 0);
  assert.equal((await auditOf(portal.deps, 'menu')).filter(({ action }) => action === 'delete').length, 3);
  assert.equal((await call(portal, 'DELETE', `/${folder}`, headers)).statusCode, 404);
  assert.ok((await db.$count(roles)) > 0);
});

test('a pipeline adds the menu row of its release, without roles, and cannot change rows', async (t) => {
  const releaseToken = 'a-release-token-of-thirty-two-characters';
  const portal = await buildTestApp(t, { env: { RELEASE_TOKEN: releaseToken } });
  const pipeline = { authorization: `Bearer ${releaseToken}` };
  const row = { parentId: 0, type: 'MENU', name: 'Guide', path: '/guide', component: 'guide/index' };
  assert.equal((await call(portal, 'POST', '', pipeline, row)).statusCode, 200);
  const [added] = (await call(portal, 'GET', '', pipeline)).json().data;
  assert.deepEqual([added.path, added.component], ['/guide', 'guide/index']);
  assert.deepEqual(await portal.deps.db.select().from(roleMenus), []);
  const [change] = await auditOf(portal.deps, 'menu');
  assert.equal(change?.actor, 'release-token');
  for (const [method, url] of [
    ['PUT', `/${added.id}`],
    ['DELETE', `/${added.id}`],
    ['GET', '/options'],
  ] as const)
    assert.equal(
      (await call(portal, method, url, pipeline, method === 'PUT' ? row : undefined)).statusCode,
      401,
    );
});
