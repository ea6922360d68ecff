import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallKey, contract, type Entry } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { HTTPMethods } from 'fastify';
import { users } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const filled = (path: string): string => path.replace(/:\w+/g, '1');
const routed = (path: string): string => path.replace(/:(\w+)&/g, ':$1(^[^&]+)&');

const calls = (Object.keys(contract) as CallKey[]).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  const entry: Entry = contract[key];
  return { key, method: method as HTTPMethods, path, access: entry.access ?? 'member' };
});

test('every call that is not public asks for login, and tells it from a missing permission', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login('MEMBER');
  const registered = calls.filter(({ method, path }) => portal.app.hasRoute({ method, url: routed(path) }));
  assert.ok(registered.length >= 30);
  for (const { key, method, path, access } of registered) {
    if (access === 'public') continue;
    const url = filled(path);
    const stranger = await portal.app.inject({ method: method as 'GET', url });
    assert.equal(stranger.statusCode, 401, key);
    const { code, errorCode } = stranger.json();
    assert.equal(code ?? errorCode, 'A0230', key);
    if (access === 'member') continue;
    const member = await portal.app.inject({ method: method as 'GET', url, headers });
    assert.deepEqual([member.statusCode, member.json().code ?? member.json().errorCode], [403, 'A0231'], key);
  }
});

test('any one of the permissions opens a call, ROOT opens all', async (t) => {
  const portal = await buildTestApp(t);
  const url = '/api/v1/menus/options';
  for (const perms of [['sys:menu:query'], ['sys:menu:edit', 'x:y']]) {
    const headers = await portal.login(`ROLE${perms.length}`, { perms });
    assert.equal((await portal.app.inject({ url, headers })).statusCode, 200);
  }
  const other = await portal.login('OTHER', { perms: ['sys:user:query', 'sys:menu'] });
  assert.equal((await portal.app.inject({ url, headers: other })).statusCode, 403);
  const root = await portal.login('ROOT');
  assert.equal((await portal.app.inject({ url, headers: root })).statusCode, 200);
});

const beforeChange = ['DELETE /api/v1/auth/logout', 'GET /api/v1/users/me', 'PUT /api/v1/account/password'];

test('with an initial password every call is refused, except to change it and to sign out', async (t) => {
  const portal = await buildTestApp(t);
  const { headers, userId } = await portal.signIn('ROOT');
  await portal.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId));
  const open: string[] = [];
  for (const { key, method, path, access } of calls) {
    if (access === 'public' || !portal.app.hasRoute({ method, url: routed(path) })) continue;
    // The last one ends the session.
    if (key === 'DELETE /api/v1/auth/logout') continue;
    const answer = await portal.app.inject({ method: method as 'GET', url: filled(path), headers });
    const { code, errorCode } = answer.json();
    if ((code ?? errorCode) !== 'A0232') open.push(key);
    else assert.equal(answer.statusCode, 403, key);
  }
  const logout = await portal.app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers });
  assert.equal(logout.statusCode, 200);
  assert.deepEqual([...open, 'DELETE /api/v1/auth/logout'].toSorted(), beforeChange);
});

test('with an initial password public calls answer as to a visitor', async (t) => {
  const portal = await buildTestApp(t);
  const { headers, userId } = await portal.signIn('MEMBER');
  const tours = () => portal.app.inject({ url: '/api/v1/tours', headers });
  const before = (await tours()).json();
  await portal.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId));
  const answer = await tours();
  assert.deepEqual([answer.statusCode, answer.json()], [200, before]);
});

test('access is decided before the body is read', async (t) => {
  const { app } = await buildTestApp(t);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/users',
    headers: { 'content-type': 'application/json' },
    payload: '{"broken',
  });
  assert.equal(answer.statusCode, 401);
});
