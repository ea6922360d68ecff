import assert from 'node:assert/strict';
import { test } from 'node:test';
import type pg from 'pg';
import { openTestDatabase } from '#test/support/test-database.ts';
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
