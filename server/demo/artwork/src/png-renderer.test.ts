import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPngRenderer } from './png-renderer.ts';

const picture = (seed: string) => ({ scene: 'sea', seed }) as const;

/** A renderer that draws on demand, and counts. */
const openRenderer = (options: { batchSize?: number; maxBytes?: number } = {}) => {
  const waiting: ((body: Buffer) => void)[] = [];
  const renderer = createPngRenderer({
    ...options,
    rasterise: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const finish = async () => {
    await new Promise(setImmediate);
    waiting.shift()?.(Buffer.alloc(100));
    await new Promise(setImmediate);
  };
  return { renderer, waiting, finish };
};

test('pictures are drawn one after the other, the same one only once', async () => {
  const { renderer, waiting, finish } = openRenderer();
  const asked = [renderer.get(picture('a')), renderer.get(picture('b')), renderer.get(picture('a'))];
  await new Promise(setImmediate);
  assert.equal(waiting.length, 1);
  await finish();
  assert.equal(waiting.length, 1);
  await finish();
  const [first, second, third] = await Promise.all(asked);
  assert.equal(first, third);
  assert.notEqual(first?.etag, second?.etag);
  assert.equal(await renderer.get(picture('a')), first);
});

test('requests over the limit are refused, and can be retried', async () => {
  const { renderer, finish } = openRenderer({ batchSize: 2 });
  const asked = [renderer.get(picture('a')), renderer.get(picture('b'))];
  assert.equal(await renderer.get(picture('c')), undefined);
  await finish();
  await finish();
  await Promise.all(asked);
  const later = renderer.get(picture('c'));
  await finish();
  assert.ok(await later);
});

test('an evicted picture is drawn again', async () => {
  const { renderer, finish } = openRenderer({ maxBytes: 150 });
  for (const seed of ['a', 'b', 'a']) {
    const asked = renderer.get(picture(seed));
    await finish();
    assert.ok(await asked, seed);
  }
});

test('a drawing error is returned to its caller, and the next picture is drawn', async () => {
  let times = 0;
  const renderer = createPngRenderer({
    rasterise: async () => {
      times += 1;
      if (times === 1) throw new Error('no memory');
      return Buffer.alloc(10);
    },
  });
  const [first, second] = await Promise.allSettled([renderer.get(picture('a')), renderer.get(picture('b'))]);
  assert.equal(first.status, 'rejected');
  assert.equal(second.status, 'fulfilled');
  assert.ok(await renderer.get(picture('a')));
});
