import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/test-database.ts';
import { runRecurring } from './recurring.ts';

const errors: unknown[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (about: unknown) => void errors.push(about),
};

test('three replicas share a job: each turn is done once, and a failing turn does not end it', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  const turns: number[] = [];
  const run = async (): Promise<void> => {
    turns.push(Math.floor(Date.now() / 1000));
    if (turns.length === 1) throw new Error('the first turn fails');
  };
  const job = { name: 'count', everySeconds: 1, run };
  const replicas = [];
  for (let replica = 0; replica < 3; replica += 1) replicas.push(await runRecurring(database, [job], log));
  const started = Date.now();
  while (turns.length < 4 && Date.now() - started < 15_000) await sleep(100);
  const seconds = (Date.now() - started) / 1000;
  for (const replica of replicas) await replica.stop();
  assert.ok(turns.length >= 4, `${turns.length} turns in ${seconds} s`);
  assert.ok(turns.length <= seconds + 2, `${turns.length} turns in ${seconds} s`);
  assert.equal(errors.length, 1);
  const { rows } = await database.db.execute(
    sql`select singleton_on from jobs.job where name = 'count' group by 1 having count(*) > 1`,
  );
  assert.deepEqual(rows, [], 'no turn was proposed twice');
});

test('stopping waits for the job under way and is over within 5 s', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  let state = 'idle';
  const run = async (): Promise<void> => {
    state = 'running';
    await sleep(1000);
    state = 'done';
  };
  const jobs = await runRecurring(database, [{ name: 'slow', everySeconds: 1, run }], log);
  while (state === 'idle') await sleep(50);
  const started = Date.now();
  await jobs.stop();
  assert.equal(state, 'done');
  assert.ok(Date.now() - started < 5000);
});
