import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { answerWithEtag } from './etag.ts';
import { cacheResponses } from './response-cache.ts';

const open = async () => {
  let time = 0;
  let computed = 0;
  let calls = 0;
  let isFailing = false;
  const app = Fastify();
  await app.register(async (scope) => {
    cacheResponses(scope, () => new Date(time));
    answerWithEtag(scope);
    scope.get('/list', async () => {
      calls += 1;
      if (isFailing) throw new Error('The database is gone.');
      return { computed: ++computed };
    });
    scope.get('/stock', async (_request, reply) => {
      void reply.header('cache-control', 'public, no-cache');
      return { computed: ++computed };
    });
    scope.get('/broken', async (_request, reply) => reply.code(400).send({ computed: ++computed }));
  });
  const get = async (url: string, headers = {}) => app.inject({ url, headers });
  return {
    get,
    pass: (ms: number) => (time += ms),
    fail: () => {
      isFailing = true;
    },
    /** Waits for the refresh to have been stored. */
    settle: async () => {
      while (calls < 2) await sleep(5);
      await sleep(20);
    },
  };
};

test('a response is sent again within five seconds, with its headers', async () => {
  const { get, pass } = await open();
  const first = await get('/list');
  pass(4999);
  const second = await get('/list');
  assert.equal(second.body, first.body);
  for (const name of ['etag', 'content-type', 'cache-control'])
    assert.equal(second.headers[name], first.headers[name], name);
});

test('a stale response is sent while it is refreshed', async () => {
  const { get, pass, settle } = await open();
  await get('/list');
  pass(5000);
  const [old, same] = await Promise.all([get('/list'), get('/list')]);
  assert.deepEqual([old.json(), same.json()], [{ computed: 1 }, { computed: 1 }]);
  await settle();
  assert.deepEqual((await get('/list')).json(), { computed: 2 });
});

test('a response is not sent after half a minute', async () => {
  const { get, pass } = await open();
  await get('/list');
  pass(30_000);
  assert.deepEqual((await get('/list')).json(), { computed: 2 });
});

test('a response that cannot be refreshed is sent until it is half a minute old', async () => {
  const { get, pass, settle, fail } = await open();
  await get('/list');
  fail();
  pass(29_999);
  assert.equal((await get('/list')).statusCode, 200);
  await settle();
  assert.deepEqual((await get('/list')).json(), { computed: 1 });
  pass(1);
  assert.equal((await get('/list')).statusCode, 500);
});

test('another query is another response', async () => {
  const { get } = await open();
  assert.deepEqual((await get('/list?page=1')).json(), { computed: 1 });
  assert.deepEqual((await get('/list?page=2')).json(), { computed: 2 });
});

test('a cached response answers 304 to its ETag', async () => {
  const { get } = await open();
  const { headers } = await get('/list');
  const again = await get('/list', { 'if-none-match': headers.etag });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  assert.deepEqual((await get('/list')).json(), { computed: 1 });
});

for (const url of ['/stock', '/broken'])
  test(`${url} is never cached`, async () => {
    const { get } = await open();
    await get(url);
    assert.deepEqual((await get(url)).json(), { computed: 2 });
  });

test('a response to a very long URL is not cached', async () => {
  const { get } = await open();
  const url = `/list?words=${'x'.repeat(600)}`;
  await get(url);
  assert.deepEqual((await get(url)).json(), { computed: 2 });
});

test('no more than 2,000 responses are cached, the oldest is dropped first', async () => {
  const { get } = await open();
  for (let page = 0; page <= 2000; page += 1) await get(`/list?page=${page}`);
  assert.deepEqual((await get('/list?page=2000')).json(), { computed: 2001 });
  assert.deepEqual((await get('/list?page=0')).json(), { computed: 2002 });
});
