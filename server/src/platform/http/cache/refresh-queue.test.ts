import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefreshQueue } from './refresh-queue.ts';

const open = () => {
  const refreshed: string[] = [];
  const pending: (() => void)[] = [];
  const queue = createRefreshQueue((key) => {
    refreshed.push(key);
    return new Promise((resolve) => pending.push(resolve));
  });
  const finish = async (): Promise<void> => {
    pending.shift()?.();
    await new Promise(setImmediate);
  };
  return { refreshed, finish, queue };
};

test('keys are refreshed one after another, each once', async () => {
  const { refreshed, finish, queue } = open();
  for (const key of ['a', 'b', 'a', 'b']) queue.add(key);
  assert.deepEqual(refreshed, ['a']);
  await finish();
  assert.deepEqual(refreshed, ['a', 'b']);
  await finish();
  queue.add('a');
  assert.deepEqual(refreshed, ['a', 'b', 'a']);
});

test('a stopped queue refreshes nothing more', async () => {
  const { refreshed, finish, queue } = open();
  queue.add('a');
  queue.add('b');
  const stopped = queue.stop();
  await finish();
  await stopped;
  assert.deepEqual(refreshed, ['a']);
});
