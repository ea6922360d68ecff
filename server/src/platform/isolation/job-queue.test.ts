import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '#src/platform/errors/index.ts';
import { createJobQueue } from './job-queue.ts';

test('jobs run one after another, also after a failure', async () => {
  const queue = createJobQueue(5);
  const order: string[] = [];
  const job =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    queue.run(job('a', true)),
    queue.run(job('b')),
    queue.run(job('c')),
  ]);
  assert.deepEqual(order, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'fulfilled', 'fulfilled'],
  );
});

test('a job beyond those that may wait is refused until one has ended', async () => {
  const queue = createJobQueue(1);
  const first = Promise.withResolvers<void>();
  const running = [queue.run(() => first.promise), queue.run(async () => undefined)];
  assert.throws(
    () => queue.run(async () => undefined),
    (error) => error instanceof HttpError && error.status === 503 && error.retryAfter === 10,
  );
  first.resolve();
  await Promise.all(running);
  await queue.run(async () => undefined);
});
