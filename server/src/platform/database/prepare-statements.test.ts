import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import type { Db } from './connect.ts';

const prepared = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
  return rows.map(({ statement }) => statement);
};

const count = (db: Db, least: number) => db.execute(sql`select count(*) from users where id > ${least}`);

test('a statement of a transaction that writes is prepared once, one outside of it never', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  await count(db, 1);
  assert.deepEqual(await prepared(db), []);
  await db.transaction(async (tx) => {
    await count(tx, 1);
    await count(tx, 2);
  });
  assert.deepEqual(
    (await prepared(db)).filter((statement) => statement.includes('users')),
    ['select count(*) from users where id > $1'],
  );
});

test('what a transaction only reads is planned for its values', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  await db.transaction((tx) => count(tx, 1), { accessMode: 'read only' });
  assert.deepEqual(await prepared(db), []);
});

test('a transaction that fails ends, and the next one works', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  const failing = db.transaction(async (tx) => {
    await count(tx, 1);
    await tx.execute(sql`select 1 / 0`);
  });
  await assert.rejects(failing);
  await db.transaction((tx) => count(tx, 1));
  const before = (await prepared(db)).length;
  await count(db, 7);
  assert.equal((await prepared(db)).length, before);
});

test('a nested transaction that is rolled back leaves the outer one as it was', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  await db.transaction(async (tx) => {
    await assert.rejects(tx.transaction((inner) => inner.execute(sql`select 1 / 0`)));
    await count(tx, 3);
  });
  assert.ok((await prepared(db)).some((statement) => statement.includes('users')));
});
