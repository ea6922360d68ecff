import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { createInternalApi } from './internal-api.ts';

const thing = { key: 'GET /api/thing', method: 'GET', url: '/api/thing' };

const answers = async (headers: Readonly<Record<string, string>>) => {
  const app = fastify();
  app.get('/api/thing', (_request, reply) => reply.headers(headers).send({ code: '200', data: 7 }));
  app.get('/api/broken', () => {
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
    assert.equal((await api.call(thing))?.data, 7);
    assert.equal(api.isCacheable(), stands, cacheControl);
  }
});

test('a failed call returns no data and makes the document uncacheable', async () => {
  const api = createInternalApi(await answers({}), {});
  assert.equal((await api.call({ key: 'GET /api/broken', method: 'GET', url: '/api/broken' }))?.status, 500);
  assert.equal(api.isCacheable(), false);
});

test('a closing server renders its last documents without internal calls', async () => {
  const app = await answers({});
  const api = createInternalApi(app, {});
  const closing = app.close();
  await setImmediate();
  assert.equal(await api.call(thing), undefined);
  assert.equal(api.isCacheable(), false);
  await closing;
});

test('while the database is busy a document is rendered without internal calls', async () => {
  const api = createInternalApi(await answers({ 'cache-control': 'public' }), {}, () => true);
  assert.equal(await api.call(thing), undefined);
  assert.equal(api.isCacheable(), false);
});

test('a safe POST sends its body and is cacheable, and a call that may write is refused', async () => {
  const app = fastify();
  app.post('/api/recommendRoute/page', ({ body }, reply) => reply.send({ code: '200', data: body }));
  await app.ready();
  const api = createInternalApi(app, {});
  const read = { method: 'POST', url: '/api/recommendRoute/page', body: '{"pageSize":5}' };
  assert.deepEqual((await api.call({ key: `POST ${read.url} ${read.body}`, ...read }))?.data, {
    pageSize: 5,
  });
  assert.equal(api.isCacheable(), true);
  const write = { key: 'POST /api/v1/enquiries {}', method: 'POST', url: '/api/v1/enquiries', body: '{}' };
  await assert.rejects(api.call(write) ?? Promise.resolve(), /may change something/);
});
