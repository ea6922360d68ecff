import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { answerBriefly } from './brief-answers.ts';
import { cacheReads } from './cached-reads.ts';

const open = async () => {
  let time = 0;
  let asked = 0;
  let calls = 0;
  let isFailing = false;
  const app = Fastify();
  await app.register(async (scope) => {
    answerBriefly(scope, () => new Date(time));
    cacheReads(scope);
    scope.get('/list', async () => {
      calls += 1;
      if (isFailing) throw new Error('The database is gone.');
      return { asked: ++asked };
    });
    scope.get('/stock', async (_request, reply) => {
      void reply.header('cache-control', 'public, no-cache');
      return { asked: ++asked };
    });
    scope.get('/broken', async (_request, reply) => reply.code(400).send({ asked: ++asked }));
  });
  const get = async (url: string, headers = {}) => app.inject({ url, headers });
  return {
    get,
    pass: (ms: number) => (time += ms),
    fail: () => {
      isFailing = true;
    },
    /** Waits for the second asking to have been answered. */
    settle: async () => {
      while (calls < 2) await sleep(5);
      await sleep(20);
    },
  };
};

test('the same question within five seconds has the same answer, with its headers', async () => {
  const { get, pass } = await open();
  const first = await get('/list');
  pass(4999);
  const second = await get('/list');
  assert.equal(second.body, first.body);
  for (const name of ['etag', 'content-type', 'cache-control'])
    assert.equal(second.headers[name], first.headers[name], name);
});

test('an older answer is given once more while it is asked for anew, so that nobody waits', async () => {
  const { get, pass, settle } = await open();
  await get('/list');
  pass(5000);
  const [old, same] = await Promise.all([get('/list'), get('/list')]);
  assert.deepEqual([old.json(), same.json()], [{ asked: 1 }, { asked: 1 }]);
  await settle();
  assert.deepEqual((await get('/list')).json(), { asked: 2 });
});

test('what is half a minute old is not given any more', async () => {
  const { get, pass } = await open();
  await get('/list');
  pass(30_000);
  assert.deepEqual((await get('/list')).json(), { asked: 2 });
});

test('an answer that fails to be renewed stands until it is half a minute old', async () => {
  const { get, pass, settle, fail } = await open();
  await get('/list');
  fail();
  pass(29_999);
  assert.equal((await get('/list')).statusCode, 200);
  await settle();
  assert.deepEqual((await get('/list')).json(), { asked: 1 });
  pass(1);
  assert.equal((await get('/list')).statusCode, 500);
});

test('another question is another answer', async () => {
  const { get } = await open();
  assert.deepEqual((await get('/list?page=1')).json(), { asked: 1 });
  assert.deepEqual((await get('/list?page=2')).json(), { asked: 2 });
});

test('an answer that is known already is 304 also while it stands', async () => {
  const { get } = await open();
  const { headers } = await get('/list');
  const again = await get('/list', { 'if-none-match': headers.etag });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  assert.deepEqual((await get('/list')).json(), { asked: 1 });
});

for (const url of ['/stock', '/broken'])
  test(`${url} is asked for every time`, async () => {
    const { get } = await open();
    await get(url);
    assert.deepEqual((await get(url)).json(), { asked: 2 });
  });

test('a very long question is answered, but not kept', async () => {
  const { get } = await open();
  const url = `/list?words=${'x'.repeat(600)}`;
  await get(url);
  assert.deepEqual((await get(url)).json(), { asked: 2 });
});

test('no more than 2,000 answers are kept, the oldest goes first', async () => {
  const { get } = await open();
  for (let page = 0; page <= 2000; page += 1) await get(`/list?page=${page}`);
  assert.deepEqual((await get('/list?page=2000')).json(), { asked: 2001 });
  assert.deepEqual((await get('/list?page=0')).json(), { asked: 2002 });
});
