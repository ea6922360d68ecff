import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

const secure = { PUBLIC_ORIGIN: 'https://haitu.example' };

test('private answers, refusals and unknown paths are not stored or framed, and are read as their declared type', async (t) => {
  const { app, login } = await buildTestApp(t, { env: secure });
  const headers = await login('MEMBER');
  const urls = [
    '/api/v1/users/me',
    '/api/v1/orders',
    '/api/v1/users',
    '/api/none',
    '/files/none',
    '/healthz',
  ];
  for (const url of [...urls, '/api/v1/regions?parent=0', `/api/v1/tours/${'9'.repeat(3000)}`]) {
    const { headers: sent } = await app.inject({ url, headers });
    assert.equal(sent['cache-control'], 'no-store', url);
    assert.equal(sent['x-content-type-options'], 'nosniff', url);
    assert.equal(sent['content-security-policy'], "frame-ancestors 'none'", url);
  }
});

test('answers that are the same for everybody may still be stored', async (t) => {
  const { app } = await buildTestApp(t);
  const cachingOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  assert.match(String(await cachingOf('/api/v1/regions')), /^public, max-age=86400/);
  assert.match(String(await cachingOf('/api/v1/tours')), /^public/);
  assert.match(String(await cachingOf('/favicon.svg')), /^public/);
});

test('over TLS the whole domain is bound to it', async (t) => {
  const { app } = await buildTestApp(t, { env: secure });
  const { headers } = await app.inject('/healthz');
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  const { app: plain } = await buildTestApp(t);
  assert.equal((await plain.inject('/healthz')).headers['strict-transport-security'], undefined);
});

test('other sites cannot embed answers, except those of an API under an origin of its own', async (t) => {
  const resourcePolicy = async (env: Record<string, string>) => {
    const { app } = await buildTestApp(t, { env });
    return (await app.inject('/api/v1/regions')).headers['cross-origin-resource-policy'];
  };
  assert.equal(await resourcePolicy({}), 'same-origin');
  assert.equal(await resourcePolicy({ BASEURL: 'https://api.haitu.example' }), 'cross-origin');
});
