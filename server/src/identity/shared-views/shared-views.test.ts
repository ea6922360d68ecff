import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { auditLog, roles } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

type Shared = CallData<'GET /api/v1/shared-views'>;
const screen = 'business.orders';
const filters = [{ name: 'state', value: 'PAID' }];
const perms = ['biz:order:query'];

const open = async (t: TestContext) => {
  const { app, login, deps } = await buildTestApp(t);
  const person = async (role: string, granted: readonly string[] = perms) => {
    const headers = await login(role, { perms: granted });
    const ask = async (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) => {
      const reply = await app.inject({ method, url: `/api/v1/shared-views${path}`, headers, payload });
      return { status: reply.statusCode, ...reply.json<{ field?: string; data: Shared }>() };
    };
    const share = (change: object = {}) =>
      ask('POST', '', { screen, name: '待处理', filters, role, ...change });
    const list = async (of = screen) => (await ask('GET', `?screen=${of}`)).data;
    return { ask, share, list };
  };
  return { db: deps.db, person };
};

test('shared filters are seen by the holders of the role, on their screen', async (t) => {
  const { person, db } = await open(t);
  const author = await person('SALES');
  assert.equal((await author.share()).status, 200);
  const [view] = (await author.list()).views;
  assert.deepEqual(
    { ...view, id: 0, author: '' },
    {
      ...{ id: 0, name: '待处理', filters, author: '', isOwn: true },
      role: { code: 'SALES', name: view?.role.name },
    },
  );
  const colleague = await person('SALES');
  assert.deepEqual(
    (await colleague.list()).views.map(({ name, isOwn }) => [name, isOwn]),
    [['待处理', false]],
  );
  assert.deepEqual((await colleague.list('business.products')).views, []);
  const stranger = await person('STOCK');
  const seen = await stranger.list();
  assert.deepEqual([seen.views, seen.roles.map(({ code }) => code)], [[], ['STOCK']]);
  const logged = await db.select().from(auditLog).where(eq(auditLog.subject, 'shared-view'));
  assert.deepEqual(
    logged.map(({ action }) => action),
    ['create'],
  );
});

test('filters are shared with own roles only, once under a name', async (t) => {
  const { person } = await open(t);
  const author = await person('SALES');
  await person('STOCK');
  const refused = async (change: object) => {
    const { status, field } = await author.share(change);
    return [status, field];
  };
  assert.deepEqual(await refused({ role: 'STOCK' }), [400, 'role']);
  assert.deepEqual(await refused({ name: '   ' }), [400, 'name']);
  assert.deepEqual(await refused({ filters: [] }), [400, 'filters']);
  assert.deepEqual(await refused({ screen: '../x' }), [400, 'screen']);
  assert.equal((await author.share()).status, 200);
  assert.deepEqual(await refused({ name: ' 待处理 ' }), [400, 'name']);
});

test('a role has at most twenty shared filters of a screen, also when shared at once', async (t) => {
  const { person } = await open(t);
  const author = await person('SALES');
  const shared = await Promise.all(
    Array.from({ length: 22 }, (_, place) => author.share({ name: `筛选 ${place}` })),
  );
  assert.equal(shared.filter(({ status }) => status === 200).length, 20);
  assert.equal((await author.list()).views.length, 20);
});

test('only the author and those who edit roles end the sharing', async (t) => {
  const { person } = await open(t);
  const author = await person('SALES');
  await author.share();
  const [{ id = 0 } = {}] = (await author.list()).views;
  assert.equal((await (await person('SALES')).ask('DELETE', `/${id}`)).status, 404);
  assert.equal(
    (await (await person('STOCK', ['sys:role:edit', ...perms])).ask('DELETE', `/${id}`)).status,
    404,
  );
  assert.equal((await author.ask('DELETE', `/${id}`)).status, 200);
  assert.equal((await author.ask('DELETE', `/${id}`)).status, 404);
  await author.share();
  const editor = await person('SALES', ['sys:role:edit', ...perms]);
  const [next] = (await editor.list()).views;
  assert.equal((await editor.ask('DELETE', `/${next?.id}`)).status, 200);
});

test('filters of a role disappear with it, and while it is disabled', async (t) => {
  const { person, db } = await open(t);
  const root = await person('ROOT');
  await person('SALES');
  await root.share({ role: 'SALES' });
  assert.equal((await root.list()).views.length, 1);
  await db.update(roles).set({ status: 0 }).where(eq(roles.code, 'SALES'));
  assert.deepEqual((await root.list()).views, []);
});
