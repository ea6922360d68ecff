import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoize } from './memoize.ts';

const open = () => {
  let at = 1000;
  let computed = 0;
  const memoize = createMemoize(() => new Date(at));
  const get = (key: string) => memoize(key, async () => ++computed);
  const pass = (ms: number): void => {
    at += ms;
  };
  return { get, memoize, pass };
};

test('a key is computed once in five seconds, also for concurrent calls', async () => {
  const { get, pass } = open();
  assert.deepEqual(await Promise.all([get('a'), get('a'), get('b')]), [1, 1, 2]);
  pass(4999);
  assert.equal(await get('a'), 1);
  pass(2);
  assert.equal(await get('a'), 3);
});

test('a rejection reaches all concurrent callers and is not cached', async () => {
  const { get, memoize } = open();
  const failing = () => memoize('a', () => Promise.reject(new Error('down')));
  await assert.rejects(Promise.all([failing(), failing()]), /down/);
  assert.equal(await get('a'), 1);
});

test('beyond a thousand entries the oldest are evicted', async () => {
  const { get } = open();
  for (let number = 0; number <= 1000; number += 1) await get(String(number));
  assert.equal(await get('1000'), 1001);
  assert.equal(await get('0'), 1002);
});
