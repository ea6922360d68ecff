import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { buildTestApp } from '#test/support/test-app.ts';
import { measureClock } from './clock.ts';

const read = async (metrics: Registry): Promise<number> =>
  Number(/^database_clock_difference_seconds (\S+)$/m.exec(await metrics.metrics())?.[1]);

type Pool = Parameters<typeof measureClock>[1]['pool'];

const differenceOf = (query: () => Promise<unknown>): Promise<number> => {
  const metrics = new Registry();
  measureClock({ metrics }, { pool: { query } as unknown as Pool });
  return read(metrics);
};

test('the clocks of server and database are compared at each scrape', async (t) => {
  const { app } = await buildTestApp(t);
  assert.ok(Math.abs(await read(app.metrics)) < 5, 'both are on this machine');
});

test('a database whose clock is a minute ahead is shown', async () => {
  const ahead = await differenceOf(async () => ({ rows: [{ now: Date.now() + 60_000 }] }));
  assert.ok(Math.abs(ahead - 60) < 5, String(ahead));
});

test('a database that does not answer has no difference, and other metrics stay readable', async () => {
  const unknown = await differenceOf(async () => {
    throw new Error('away');
  });
  assert.ok(Number.isNaN(unknown));
});
