import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { createInternalApi } from './internal-api.ts';

const answers = async (headers: Readonly<Record<string, string>>) => {
  const app = fastify();
  app.get('/thing', (_request, reply) => reply.headers(headers).send({ code: '200', data: 7 }));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  await app.ready();
  return app;
};

test('a successful call returns data, and is cacheable when the response is public', async () => {
  for (const [cacheControl, stands] of [
    ['public, max-age=60', true],
    ['private, no-cache', false],
    ['no-store', false],
  ] as const) {
    const api = createInternalApi(await answers({ 'cache-control': cacheControl }), {});
    assert.equal((await api.get('/thing'))?.data, 7);
    assert.equal(api.isCacheable(), stands, cacheControl);
  }
});

test('a failed call returns no data and makes the document uncacheable', async () => {
  const api = createInternalApi(await answers({}), {});
  assert.equal((await api.get('/broken'))?.status, 500);
  assert.equal(api.isCacheable(), false);
});

test('a closing server renders its last documents without internal calls', async () => {
  const app = await answers({});
  const api = createInternalApi(app, {});
  const closing = app.close();
  await setImmediate();
  assert.equal(await api.get('/thing'), undefined);
  assert.equal(api.isCacheable(), false);
  await closing;
});
