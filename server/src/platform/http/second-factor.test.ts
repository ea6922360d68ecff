import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addApp, enter, factorCall, type Headers } from '#test/support/second-factor.ts';
import { addRole } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const env = { FACTOR_ROLES: 'ROOT,FINANCE' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ask = async ({ app }: TestApp, headers: Headers, method: Method, path: string, payload?: object) => {
  const url = `/api/v1${path}`;
  const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return [answer.statusCode, answer.json().code];
};

const newRole = { name: '导游', code: 'GUIDE' };

test('a role that requires a second factor is led to it before anything else', async (t) => {
  const portal = await buildTestApp(t, { env });
  const headers = await enter(portal, 'lan', 'FINANCE', ['trade:refund:approve']);
  for (const path of ['/menus/routes', '/account', '/orders', '/refunds', '/account/sessions'])
    assert.deepEqual(await ask(portal, headers, 'GET', path), [403, 'A0242'], path);
  for (const path of ['/users/me', '/account/factors', '/auth/captcha'])
    assert.deepEqual(await ask(portal, headers, 'GET', path), [200, '200'], path);
  const { headers: after } = await addApp(portal, headers);
  for (const path of ['/menus/routes', '/account', '/refunds'])
    assert.deepEqual(await ask(portal, after, 'GET', path), [200, '200'], path);
});

test('logout needs no second factor', async (t) => {
  const portal = await buildTestApp(t, { env });
  const headers = await enter(portal, 'lan', 'FINANCE');
  assert.deepEqual(await ask(portal, headers, 'DELETE', '/auth/logout'), [200, '200']);
});

test('other roles are not led to it, except for changes of rights', async (t) => {
  const portal = await buildTestApp(t, { env });
  const headers = await enter(portal, 'lan', 'EDITOR', ['sys:role:add', 'sys:role:query']);
  assert.deepEqual(await ask(portal, headers, 'GET', '/roles/page'), [200, '200']);
  assert.deepEqual(await ask(portal, headers, 'POST', '/roles', newRole), [403, 'A0242']);
});

test('with * every role with a permission is led to it, and members are not', async (t) => {
  const portal = await buildTestApp(t, { env: { FACTOR_ROLES: '*' } });
  const guide = await enter(portal, 'lan', 'GUIDE', ['trade:ticket:use']);
  assert.deepEqual(await ask(portal, guide, 'GET', '/account'), [403, 'A0242']);
  assert.deepEqual(await ask(portal, await enter(portal, 'wei', 'ROOT'), 'GET', '/account'), [403, 'A0242']);
  assert.deepEqual(await ask(portal, await enter(portal, 'mei'), 'GET', '/account'), [200, '200']);
});

test('without a role that requires it a second factor is optional', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await enter(portal, 'lan', 'ROOT');
  portal.clock.advance(600);
  assert.deepEqual(await ask(portal, headers, 'POST', '/roles', newRole), [200, '200']);
});

test('changes of roles, menus and users ask for the factor again after five minutes', async (t) => {
  const portal = await buildTestApp(t);
  const { headers, phone } = await addApp(portal, await enter(portal, 'root', 'ROOT'));
  const guide = await addRole(portal.deps, 'GUIDE');
  const { userId } = await portal.signIn('MEMBER', { username: 'mei' });
  const user = { username: 'mei', nickname: 'mei', roleIds: [guide] };
  portal.clock.advance(300);
  const calls: [Method, string, object?][] = [
    ['POST', '/roles', { name: 'x', code: 'X' }],
    ['PUT', `/roles/${guide}`, { name: 'x', code: 'GUIDE' }],
    ['PUT', `/roles/${guide}/status?status=0`],
    ['PUT', `/roles/${guide}/menus`, []],
    ['DELETE', `/roles/${guide}`],
    ['POST', '/menus', { parentId: 0, name: 'x', type: 'CATALOG', path: '/x' }],
    ['POST', '/users', { ...user, username: 'hua' }],
    ['PUT', `/users/${userId}`, user],
  ];
  for (const [method, path, payload] of calls)
    assert.deepEqual(await ask(portal, headers, method, path, payload), [403, 'A0243'], path);
  assert.deepEqual(await ask(portal, headers, 'GET', '/roles/page'), [200, '200']);
  const { challenge } = (await factorCall(portal, headers, 'POST', '/challenge')).json().data;
  const confirmed = await factorCall(portal, headers, 'POST', '/verify', {
    challenge,
    code: await phone.code(),
  });
  const fresh = { authorization: `Bearer ${confirmed.json().data.accessToken}` };
  assert.deepEqual(await ask(portal, fresh, 'PUT', `/users/${userId}`, user), [200, '200']);
});

test('a user whose roles stay is changed without the factor', async (t) => {
  const portal = await buildTestApp(t);
  const { headers } = await addApp(portal, await enter(portal, 'root', 'ROOT'));
  const guide = await addRole(portal.deps, 'GUIDE');
  const { userId } = await portal.signIn('GUIDE', { username: 'mei' });
  portal.clock.advance(300);
  const user = { username: 'mei', nickname: '小梅', roleIds: [guide] };
  assert.deepEqual(await ask(portal, headers, 'PUT', `/users/${userId}`, user), [200, '200']);
});

test('forcing a release asks for the factor again, before anything is checked', async (t) => {
  const portal = await buildTestApp(t);
  const perms = ['release:publish', 'release:promote'];
  const { headers } = await addApp(portal, await enter(portal, 'lan', 'OPERATOR', perms));
  portal.clock.advance(300);
  const promote = (force?: true) =>
    ask(portal, headers, 'POST', '/releases/promote', {
      ...{ app: 'mf_catalog', version: '1.0.0-3f9c2ab1', reason: 'because' },
      ...(force ? { force } : {}),
    });
  assert.deepEqual(await promote(true), [403, 'A0243']);
  assert.equal((await promote())[0], 404);
});
