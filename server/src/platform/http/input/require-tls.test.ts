import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

const plain = { 'x-forwarded-proto': 'http' };

test('calls that a proxy received without TLS are refused, with and without a token', async (t) => {
  const { app, login } = await buildTestApp(t, { env: { PUBLIC_ORIGIN: 'https://haitu.example' } });
  const headers = await login('MEMBER');
  for (const url of ['/api/v1/regions', '/api/v1/users/me', '/api/none', '/api/docs/json'])
    for (const sent of [plain, { ...plain, ...headers }]) {
      const answer = await app.inject({ url, headers: sent });
      assert.equal(answer.statusCode, 403, url);
      assert.match(answer.body, /请使用 https 访问/, url);
      assert.equal(answer.headers.location, undefined);
    }
  const secure = await app.inject({
    url: '/api/v1/users/me',
    headers: { ...headers, 'x-forwarded-proto': 'https' },
  });
  assert.equal(secure.statusCode, 200);
});

test('a portal without TLS accepts calls without it', async (t) => {
  const { app } = await buildTestApp(t);
  assert.equal((await app.inject({ url: '/api/v1/regions', headers: plain })).statusCode, 200);
});
