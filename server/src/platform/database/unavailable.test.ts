import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { connect, type Db, isDatabaseUnavailable } from './index.ts';

const errorOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work.then(() => undefined);
  } catch (error) {
    return error;
  }
};

const cases: [string, boolean, (db: Db) => Promise<unknown>][] = [
  [
    'a statement over its time',
    true,
    (db) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`);
        await tx.execute(sql`select pg_sleep(10)`);
      }),
  ],
  [
    'a connection that the server ended',
    true,
    (db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  ],
  ['an unknown column', false, (db) => db.execute(sql`select missing`)],
  [
    'a violated constraint',
    false,
    (db) => db.execute(sql`insert into loaded_data (name) values ('a'), ('a')`),
  ],
];

for (const [name, expected, work] of cases)
  test(`${name} is ${expected ? '' : 'not '}a busy or lost database`, async (t) => {
    const { db, close } = await openTestDatabase();
    t.after(close);
    const error = await errorOf(work(db));
    assert.ok(error instanceof Error);
    assert.equal(isDatabaseUnavailable(error), expected, String(error.cause ?? error));
  });

test('a pool without a free connection, and a server that is away, are a busy or lost database', async (t) => {
  const database = await openTestDatabase({ max: 1 });
  t.after(database.close);
  const client = await database.pool.connect();
  database.pool.options.connectionTimeoutMillis = 20;
  assert.equal(isDatabaseUnavailable(await errorOf(database.db.execute(sql`select 1`))), true);
  client.release();
  const away = connect('postgres://u:p@127.0.0.1:1/x');
  t.after(away.close);
  assert.equal(isDatabaseUnavailable(await errorOf(away.db.execute(sql`select 1`))), true);
});

test('an error of another part is no error of the database', () => {
  const gateway = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (const error of [new Error('x'), gateway, undefined, 'busy'])
    assert.equal(isDatabaseUnavailable(error), false);
});
