import assert from 'node:assert/strict';
import type { Duplex } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { openTestDatabase } from '#test/support/test-database.ts';
import { connect } from './connect.ts';
import { PreparedClient } from './prepared-client.ts';

const open = async (): Promise<{ client: pg.PoolClient; close: () => Promise<void> }> => {
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  return {
    client,
    close: async () => {
      client.release();
      await close();
    },
  };
};

/** The texts that the connection has prepared; asked without parameters, so not prepared itself. */
const listPrepared = async (client: pg.PoolClient): Promise<string[]> => {
  const { rows } = await client.query('select statement from pg_prepared_statements order by prepare_time');
  return rows.map(({ statement }) => statement);
};

const repeat = async (times: number, work: (index: number) => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < times; index += 1) await work(index);
};

test('a connection prepares a statement with its fifth use', async () => {
  const { client, close } = await open();
  assert.ok(client instanceof PreparedClient);
  const double = { text: 'select $1::int * 2 as double' };
  await repeat(4, (index) => client.query(double, [index]));
  assert.deepEqual(await listPrepared(client), []);
  await repeat(3, async (index) => {
    assert.deepEqual((await client.query(double, [index])).rows, [{ double: index * 2 }]);
  });
  assert.deepEqual(await listPrepared(client), [double.text]);
  await close();
});

test('a connection prepares neither rare statements nor more than 200', async () => {
  const { client, close } = await open();
  await repeat(300, (index) => client.query({ text: `select ${index}, $1::int` }, [index]));
  assert.deepEqual(await listPrepared(client), []);
  await repeat(210, (index) =>
    repeat(5, (value) => client.query({ text: `select $1::int + ${index}` }, [value])),
  );
  assert.equal((await listPrepared(client)).length, 200);
  assert.deepEqual((await client.query({ text: 'select $1::int + 209 as sum' }, [1])).rows, [{ sum: 210 }]);
  await close();
});

test('a statement sent several times at once is prepared once', async () => {
  const { client, close } = await open();
  const double = { text: 'select $1::int * 2 as double' };
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => client.query(double, [index])));
  assert.deepEqual(
    answers.map(({ rows }) => rows[0].double),
    [0, 2, 4, 6, 8, 10, 12, 14],
  );
  assert.deepEqual(await listPrepared(client), [double.text]);
  await close();
});

test('a connection of a pooler that lends it for a transaction prepares nothing', async () => {
  const { url, close } = await openTestDatabase();
  const pooled = connect(url, { max: 1, pooler: 'transaction' });
  await repeat(10, (index) => pooled.db.execute(sql`select ${index}::int`));
  const { rows } = await pooled.pool.query(
    `select current_setting('statement_timeout') as timeout, (select count(*) from pg_prepared_statements) as prepared`,
  );
  assert.deepEqual(rows, [{ timeout: '0', prepared: 0 }]);
  await pooled.close();
  await close();
});

test('a failed statement leaves those sent with it and the connection usable', async () => {
  const { client, close } = await open();
  const inverse = { text: 'select 12 / $1::int as inverse' };
  await repeat(5, () => client.query(inverse, [1]));
  const answers = await Promise.allSettled([0, 3, 4].map((value) => client.query(inverse, [value])));
  assert.deepEqual(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0].inverse : 'failed')),
    ['failed', 4, 3],
  );
  await close();
});

test('begin and the statements sent at once leave in one packet', async (t) => {
  const { client, close } = await open();
  const packets = t.mock.method(client.connection.stream as Required<Duplex>, '_writev');
  await client.query({ text: 'begin' });
  await Promise.all([1, 2].map((value) => client.query({ text: 'select $1::int' }, [value])));
  assert.equal(packets.mock.callCount(), 1);
  assert.equal(client.getTransactionStatus(), 'T');
  await client.query({ text: 'rollback' });
  await close();
});
