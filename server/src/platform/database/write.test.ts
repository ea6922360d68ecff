import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import type { Db } from './connect.ts';
import { auditLog, dictItems, dictTypes } from './schema/index.ts';
import { change, insertion, write } from './write.ts';

const open = async (t: TestContext): Promise<Db> => {
  const { db, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  return db;
};

const addAudits = insertion(auditLog);
const addTypes = insertion(dictTypes, { orNothing: true });
const changeType = change(dictTypes, (value) => eq(dictTypes.code, value('code')));
const audit = { actor: 'system', action: 'create', subject: 'write', subjectId: '1' };

const listAudits = (db: Db) =>
  db.select().from(auditLog).where(eq(auditLog.subject, 'write')).orderBy(asc(auditLog.id));

test('rows of every shape are written as they were given', async (t) => {
  const db = await open(t);
  const at = new Date('2026-02-03T04:05:06.789Z');
  const shapes = [
    { ...audit, before: null, after: { a: [1, 'x'] }, createdAt: at },
    { ...audit, before: { b: null }, after: undefined, actorId: null },
    { ...audit, before: { c: 2 }, after: null, actorId: undefined },
  ];
  const all = [shapes.slice(0, 1), shapes.slice(1), shapes, shapes.slice(0, 1)];
  for (const rows of all) assert.deepEqual(await write(db, addAudits(rows)), [rows.length]);
  const written = await listAudits(db);
  assert.deepEqual(
    written.map(({ before, after }) => ({ before, after })),
    all.flat().map(({ before, after = null }) => ({ before, after })),
  );
  assert.deepEqual(written[0]?.createdAt, at);
});

test('more rows than a statement is kept for are written, too', async (t) => {
  const db = await open(t);
  const rows = Array.from({ length: 500 }, (_, place) => ({ ...audit, subjectId: `${place}` }));
  assert.deepEqual(await write(db, addAudits(rows)), [500]);
  assert.deepEqual(
    (await listAudits(db)).map(({ subjectId }) => subjectId),
    rows.map(({ subjectId }) => subjectId),
  );
});

test('what is sent as one tells of each how many rows it met, and what is left out met none', async (t) => {
  const db = await open(t);
  const row = (code: string) => ({ code, name: code });
  await write(db, addTypes([row('a'), row('b')]));
  const counts = await write(
    db,
    addTypes([row('a'), row('c')]),
    undefined,
    changeType({ name: 'B', remark: null }, { code: 'b' }),
    false,
    changeType({ name: 'nobody' }, { code: 'z' }),
    addAudits([audit]),
  );
  assert.deepEqual(counts, [1, 0, 1, 0, 0, 1]);
  const named = await db.select({ name: dictTypes.name }).from(dictTypes).where(eq(dictTypes.code, 'b'));
  assert.deepEqual(named, [{ name: 'B' }]);
  assert.deepEqual(await write(db, undefined, false), [0, 0]);
});

test('rows that refer to one another are written together, with an id that was drawn before', async (t) => {
  const db = await open(t);
  const type = { id: 900_001, code: 'drawn', name: 'x' };
  const item = { typeCode: type.code, name: 'x', value: 'x' };
  await write(db, insertion(dictItems)([item]), insertion(dictTypes)([type]));
  assert.equal((await db.select().from(dictItems).where(eq(dictItems.typeCode, type.code))).length, 1);
  const [kept] = await db.select().from(dictTypes).where(eq(dictTypes.code, type.code));
  assert.equal(kept?.id, type.id);
});

test('when one is refused, none is written', async (t) => {
  const db = await open(t);
  const twice = insertion(dictTypes)([
    { code: 'twice', name: 'x' },
    { code: 'twice', name: 'y' },
  ]);
  await assert.rejects(write(db, addAudits([audit]), twice));
  assert.deepEqual(await listAudits(db), []);
});
