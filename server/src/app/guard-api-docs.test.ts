import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { TestVisitor } from '#src/delivery/releases/testing/test-visitor.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { buildApp } from './app.ts';

const pages = ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml'];

const start = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const { deps } = portal;
  const app = await buildApp({
    ...deps,
    providers: new Map(),
    env: { ...deps.env, portalEnv: 'production' },
  });
  t.after(() => app.close());
  const statuses = async (headers: Record<string, string> = {}) =>
    Promise.all(pages.map(async (url) => (await app.inject({ url, headers })).statusCode));
  return { portal, app, statuses };
};

test('visitors and members do not read the API documentation in production', async (t) => {
  const { portal, statuses } = await start(t);
  assert.deepEqual(await statuses(), [401, 401, 401, 401]);
  assert.deepEqual(await statuses(await portal.login('MEMBER')), [403, 403, 403, 403]);
  assert.deepEqual(await statuses({ cookie: 'cohort=u.1.1.forged' }), [401, 401, 401, 401]);
});

test('staff read it by token, and in a browser that is signed in', async (t) => {
  const { portal, app, statuses } = await start(t);
  const headers = await portal.login('EDITOR', { perms: ['product:query'] });
  assert.deepEqual(await statuses(headers), [200, 200, 200, 200]);
  const browser = new TestVisitor(app);
  await browser.poll(headers);
  assert.equal((await browser.open('/api/docs/json')).statusCode, 200);
});

test('the documentation cannot be framed, and is not stored', async (t) => {
  const { app } = await buildTestApp(t);
  const { headers } = await app.inject('/api/docs');
  assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
  assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/);
});
