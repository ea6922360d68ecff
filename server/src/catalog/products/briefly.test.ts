import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBriefly } from './briefly.ts';

const open = () => {
  let at = 0;
  let asked = 0;
  const briefly = createBriefly(() => new Date(at));
  const ask = (question: string) => briefly(question, async () => ++asked);
  const pass = (ms: number): void => {
    at += ms;
  };
  return { ask, briefly, pass };
};

test('the same question is asked once in five seconds, also by many at once', async () => {
  const { ask, pass } = open();
  assert.deepEqual(await Promise.all([ask('a'), ask('a'), ask('b')]), [1, 1, 2]);
  pass(4999);
  assert.equal(await ask('a'), 1);
  pass(1);
  assert.equal(await ask('a'), 3);
});

test('a failure is told to those who wait for it, and not kept', async () => {
  const { ask, briefly } = open();
  const failing = () => briefly('a', () => Promise.reject(new Error('down')));
  await assert.rejects(Promise.all([failing(), failing()]), /down/);
  assert.equal(await ask('a'), 1);
});

test('beyond a thousand the oldest answers are let go', async () => {
  const { ask } = open();
  for (let number = 0; number <= 1000; number += 1) await ask(String(number));
  assert.equal(await ask('1000'), 1001);
  assert.equal(await ask('0'), 1002);
});
