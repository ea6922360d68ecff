import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/test-database.ts';
import { prepared } from './prepared.ts';
import { preparedInsert } from './prepared-insert.ts';
import { preparedUpdate } from './prepared-update.ts';
import { auditLog, dictTypes } from './schema/index.ts';

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

const insert = preparedInsert(auditLog, (query) => query.returning());
const update = preparedUpdate(auditLog, eq(auditLog.id, sql.placeholder('id')));
const change = { actor: 'system', action: 'create', subject: 'thing', subjectId: '1' };

test('rows of every shape are written as they were given', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  const at = new Date('2026-02-03T04:05:06.789Z');
  const shapes = [
    { ...change, before: null, after: { a: [1, 'x'] }, createdAt: at },
    { ...change, before: { b: null }, after: undefined, actorId: null },
    { ...change, before: { c: 2 }, after: null, actorId: undefined },
  ];
  for (const rows of [shapes.slice(0, 1), shapes.slice(1), shapes, shapes.slice(0, 1)]) {
    const written = await insert(db, rows);
    assert.deepEqual(
      written.map(({ before, after }) => ({ before, after })),
      rows.map(({ before, after = null }) => ({ before, after })),
    );
  }
  const [first] = await insert(db, shapes.slice(0, 1));
  assert.deepEqual(first?.createdAt, at);
});

test('a change writes what it names, null too, and tells how many rows it met', async (t) => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  const [row] = await insert(db, [{ ...change, before: { a: 1 }, after: { b: 1 } }]);
  const id = row?.id;
  assert.equal(await update(db, { before: null, after: { b: 2 } }, { id }), 1);
  assert.equal(await update(db, { action: 'update', after: undefined }, { id }), 1);
  assert.equal(await update(db, { action: 'delete' }, { id: 0 }), 0);
  const [now] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.id, Number(id)));
  assert.deepEqual(
    { before: now?.before, after: now?.after, action: now?.action },
    { before: null, after: { b: 2 }, action: 'update' },
  );
});
