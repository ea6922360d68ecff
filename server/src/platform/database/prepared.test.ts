import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { prepared } from './prepared.ts';
import { dictTypes } from './schema/index.ts';

const byCode = prepared((db) =>
  db
    .select()
    .from(dictTypes)
    .where(eq(dictTypes.code, sql.placeholder('code')))
    .prepare('by-code'),
);

test('a statement that is built once sees what its own transaction has written, and others do not', async (t) => {
  const { db, close } = await openTestDatabase({ max: 2 });
  t.after(close);
  const code = 'prepared';
  assert.deepEqual(await byCode(db).execute({ code }), []);
  await db.transaction(async (tx) => {
    await tx.insert(dictTypes).values({ code, name: 'x' });
    assert.equal((await byCode(tx).execute({ code })).length, 1);
    assert.deepEqual(await byCode(db).execute({ code }), []);
  });
  assert.equal((await byCode(db).execute({ code })).length, 1);
});
