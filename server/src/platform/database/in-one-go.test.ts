import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { inOneGo } from './in-one-go.ts';
import { dictTypes } from './schema/index.ts';

test('each statement gives its own, in the order they were asked', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  const named = sql<{ name: string }>`select code as name from ${dictTypes} where code = 'one-go'`;
  const [before, , after] = await db.transaction((tx) =>
    inOneGo(tx.execute(named), tx.insert(dictTypes).values({ code: 'one-go', name: 'x' }), tx.execute(named)),
  );
  assert.equal(before.rowCount, 0);
  assert.equal(after.rowCount, 1);
});

test('what failed first is told, once all have ended, and nothing of it stays', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  let steps = 0;
  const failing = db.transaction((tx) =>
    inOneGo(
      tx.insert(dictTypes).values({ code: 'one-go', name: 'x' }),
      tx.execute(sql`select 1 / 0`),
      (async () => {
        await tx.execute(sql`select 1`).catch(() => undefined);
        steps += 1;
        await tx.execute(sql`select 2`);
      })(),
    ),
  );
  await assert.rejects(failing, ({ cause }: Error) => /division by zero/.test(String(cause)));
  assert.equal(steps, 1);
  assert.deepEqual(await db.select().from(dictTypes).where(eq(dictTypes.code, 'one-go')), []);
});
