import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { openTestDatabase } from '#test/support/test-database.ts';
import { runRecurring } from './recurring.ts';

const errors: unknown[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (about: unknown) => void errors.push(about),
};

test('three replicas share a job: each turn runs once, and a failing turn does not stop it', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  let turns = 0;
  const run = async (): Promise<void> => {
    turns += 1;
    if (turns === 1) throw new Error('the first turn fails');
  };
  const job = { name: 'count', everySeconds: 1, run };
  const replicas = [];
  for (let replica = 0; replica < 3; replica += 1)
    replicas.push(await runRecurring(database, [job], { log, metrics: new Registry() }));
  const started = Date.now();
  while (turns < 4 && Date.now() - started < 15_000) await sleep(100);
  for (const replica of replicas) await replica.stop();
  assert.ok(turns >= 4, `${turns} turns`);
  assert.equal(errors.length, 1);
  const { rows: done } = await database.db.execute(
    sql`select count(*) as turns from jobs.job where name = 'count' and started_on is not null`,
  );
  assert.equal(turns, Number(done[0]?.turns), 'a turn that began was done once');
  const { rows } = await database.db.execute(
    sql`select singleton_on from jobs.job where name = 'count' group by 1 having count(*) > 1`,
  );
  assert.deepEqual(rows, [], 'no turn was proposed twice');
});

test('the queue stores the error of a turn without the values of its statement', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  let failed = false;
  const run = async (): Promise<void> => {
    failed = true;
    await database.db.execute(sql`select ${'13800000000'}::date`);
  };
  const jobs = await runRecurring(database, [{ name: 'leak', everySeconds: 1, run }], {
    log,
    metrics: new Registry(),
  });
  while (!failed) await sleep(50);
  await jobs.stop();
  const { rows } = await database.db.execute<{ output: string }>(
    sql`select output::text from jobs.job where name = 'leak' and state = 'failed'`,
  );
  assert.match(rows[0]?.output ?? '', /see the log: Error: error 22008/);
  assert.doesNotMatch(rows[0]?.output ?? '', /13800000000/);
});

test('stopping waits for the running job', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  let state = 'idle';
  const run = async (): Promise<void> => {
    state = 'running';
    await sleep(1000);
    state = 'done';
  };
  const jobs = await runRecurring(database, [{ name: 'slow', everySeconds: 1, run }], {
    log,
    metrics: new Registry(),
  });
  while (state === 'idle') await sleep(50);
  await jobs.stop();
  assert.equal(state, 'done');
});
