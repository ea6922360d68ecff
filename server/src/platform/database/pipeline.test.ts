import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { type Db, pipeline } from './index.ts';

const open = async (t: TestContext): Promise<Db> => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await db.execute(sql`create table entries (id int primary key)`);
  return db;
};

const insert = async (tx: Db, id: number): Promise<number> => {
  await tx.execute(sql`insert into entries values (${id})`);
  return id;
};

const insertTwo = async (tx: Db, id: number): Promise<void> => {
  await insert(tx, id);
  await insert(tx, id + 1);
};

const listIds = async (db: Db) => (await db.execute(sql`select id from entries order by id`)).rows;

test('a pipeline returns the results in the order of its statements', async (t) => {
  const db = await open(t);
  const results = await db.transaction((tx) =>
    pipeline([insert(tx, 1), 'known', insertTwo(tx, 2), insert(tx, 9)]),
  );
  assert.deepEqual(results, [1, 'known', undefined, 9]);
  assert.deepEqual(await listIds(db), [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 9 }]);
});

test('a pipeline with a failed statement throws its error and changes nothing', async (t) => {
  const db = await open(t);
  const failing = db.transaction((tx) => pipeline([insertTwo(tx, 1), insert(tx, 1), insertTwo(tx, 3)]));
  await assert.rejects(failing, ({ cause }: Error) => /entries_pkey/.test(String(cause)));
  assert.deepEqual(await listIds(db), []);
});

test('a pipeline with a refusal sends no statement after the rollback', async (t) => {
  const db = await open(t);
  const refuse = async (): Promise<void> => {
    throw new Error('refused');
  };
  await assert.rejects(
    db.transaction((tx) => pipeline([refuse(), insertTwo(tx, 1)])),
    /refused/,
  );
  assert.deepEqual(await listIds(db), []);
});
