import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallKey, contract, type Entry } from '@portal/shared/contract';
import type { HTTPMethods } from 'fastify';
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
