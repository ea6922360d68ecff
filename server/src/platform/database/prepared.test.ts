import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { dictTypes, insertRows, pipeline, prepared } from './index.ts';

const open = async (max = 2) => {
  const database = await openTestDatabase({ max });
  const counts = { built: 0 };
  const byCode = prepared((db) => {
    counts.built += 1;
    return db
      .select({ name: dictTypes.name })
      .from(dictTypes)
      .where(eq(dictTypes.code, sql.placeholder('code')));
  });
  return { ...database, counts, byCode };
};

test('a prepared statement sees the changes of its own transaction only', async (t) => {
  const { db, transaction, byCode, close } = await open();
  t.after(close);
  const values = { code: 'prepared' };
  await transaction(async (tx) => {
    await tx.insert(dictTypes).values({ code: 'prepared', name: 'x' });
    assert.deepEqual(await byCode(tx, values), [{ name: 'x' }]);
    assert.deepEqual(await byCode(db, values), []);
  });
  assert.deepEqual(await byCode(db, values), [{ name: 'x' }]);
});

test('a prepared statement is built once per connection', async (t) => {
  const { db, transaction, counts, byCode, close } = await open(1);
  t.after(close);
  for (const code of ['a', 'b', 'c']) await transaction((tx) => byCode(tx, { code }));
  assert.equal(counts.built, 1);
  for (const code of ['a', 'b', 'c']) await byCode(db, { code });
  assert.equal(counts.built, 2, 'once more for the pool');
});

test('a failed transaction is rolled back and returns its connection', async (t) => {
  const { db, transaction, byCode, close } = await open(1);
  t.after(close);
  const failing = transaction(async (tx) => {
    await insertRows(tx, dictTypes, [{ code: 'failed', name: 'x' }]);
    throw new Error('refused');
  });
  await assert.rejects(failing, /refused/);
  assert.deepEqual(await byCode(db, { code: 'failed' }), []);
});

test('a pipeline runs prepared and other statements in its order', async (t) => {
  const { transaction, byCode, close } = await open();
  t.after(close);
  const code = 'ordered';
  const rename = async (name: string, tx: Parameters<typeof byCode>[0]) => {
    await tx.update(dictTypes).set({ name }).where(eq(dictTypes.code, code));
  };
  const seen = await transaction((tx) =>
    pipeline([
      insertRows(tx, dictTypes, [{ code, name: 'first' }]),
      byCode(tx, { code }),
      rename('second', tx),
      byCode(tx, { code }),
    ]),
  );
  assert.deepEqual([seen[1], seen[3]], [[{ name: 'first' }], [{ name: 'second' }]]);
});
