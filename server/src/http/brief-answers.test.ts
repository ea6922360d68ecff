import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { answerBriefly } from './brief-answers.ts';
import { cacheReads } from './cached-reads.ts';

const open = async () => {
  let time = 0;
  let asked = 0;
  const app = Fastify();
  await app.register(async (scope) => {
    answerBriefly(scope, () => new Date(time));
    cacheReads(scope);
    scope.get('/list', async () => ({ asked: ++asked }));
    scope.get('/stock', async (_request, reply) => {
      void reply.header('cache-control', 'public, no-cache');
      return { asked: ++asked };
    });
    scope.get('/broken', async (_request, reply) => reply.code(400).send({ asked: ++asked }));
  });
  const get = async (url: string, headers = {}) => app.inject({ url, headers });
  return { get, pass: (ms: number) => (time += ms) };
};

test('the same question within five seconds has the same answer, with its headers', async () => {
  const { get, pass } = await open();
  const first = await get('/list');
  pass(4999);
  const second = await get('/list');
  assert.equal(second.body, first.body);
  for (const name of ['etag', 'content-type', 'cache-control'])
    assert.equal(second.headers[name], first.headers[name], name);
  pass(1);
  assert.deepEqual((await get('/list')).json(), { asked: 2 });
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
