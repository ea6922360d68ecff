import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { asc, sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { auditLog, type Db, dictTypes, enquiries, insertRows, updateInState } from './index.ts';

const open = async (t: TestContext): Promise<Db> => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  return db;
};

const change = { actor: 'system', action: 'create', subject: 'user' } as const;
const isNull = sql<boolean>`${auditLog.before} is null`;

const listChanges = async (db: Db) => {
  const { id, after } = auditLog;
  const rows = await db.select({ id, isNull, after }).from(auditLog).orderBy(asc(id));
  return rows.map((row) => [row.id, row.isNull, row.after]);
};

test('a null is stored as null and not as JSON', async (t) => {
  const db = await open(t);
  await insertRows(db, auditLog, [{ ...change, id: 1, subjectId: 'a', before: null, after: { a: 1 } }]);
  await insertRows(db, auditLog, [{ ...change, id: 2, subjectId: 'b', before: { b: 1 }, after: null }]);
  await insertRows(db, auditLog, [{ ...change, id: 3, subjectId: 'c', before: undefined, after: { c: 1 } }]);
  assert.deepEqual(await listChanges(db), [
    [1, true, { a: 1 }],
    [2, false, null],
    [3, true, { c: 1 }],
  ]);
});

test('rows without ids get new ones, alone and together', async (t) => {
  const db = await open(t);
  const rows = ['a', 'b', 'c'].map((subjectId) => ({ ...change, subjectId, after: { subjectId } }));
  assert.equal(await insertRows(db, auditLog, rows.slice(0, 1)), 1);
  assert.equal(await insertRows(db, auditLog, rows.slice(1)), 2);
  assert.deepEqual(
    (await listChanges(db)).map(([, , after]) => after),
    rows.map(({ after }) => after),
  );
});

test('a conflict is an error unless it is to be ignored', async (t) => {
  const db = await open(t);
  const rows = [{ code: 'twice', name: 'x' }];
  assert.equal(await insertRows(db, dictTypes, rows, { ignoreConflicts: true }), 1);
  assert.equal(await insertRows(db, dictTypes, rows, { ignoreConflicts: true }), 0);
  await assert.rejects(insertRows(db, dictTypes, rows));
});

test('a row is updated only in the state in which it is known', async (t) => {
  const db = await open(t);
  const text = { organisation: 'x', contactName: 'x', mobile: 'x', address: 'x', fingerprint: 'x' };
  await insertRows(db, enquiries, [{ id: 1, enquiryNo: 'E1', people: 2, message: 'x', ...text }]);
  const known = { id: 1, state: 'NEW' };
  assert.equal(await updateInState(db, enquiries, known, { state: 'WON', message: null }), true);
  assert.equal(await updateInState(db, enquiries, known, { state: 'LOST', message: 'late' }), false);
  const { state, message } = enquiries;
  assert.deepEqual(await db.select({ state, message }).from(enquiries), [{ state: 'WON', message: null }]);
});
