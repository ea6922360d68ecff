import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditLog } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { recordChange, recordChanges } from './audit-service.ts';

test('an audit row has actor, action, before and after, and no secrets', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await recordChange(db, {
    actor: { userId: 7, username: 'admin' },
    action: 'update',
    subject: 'user',
    subjectId: 9,
    before: {
      nickname: 'a',
      passwordHash: '$argon2id$x',
      tokenHash: 'x',
      documentCipher: 'x',
      clientSecret: 'x',
    },
    after: { nickname: 'b' },
  });
  await recordChange(db, { actor: 'system', action: 'sweep', subject: 'order', subjectId: 'HT1' });
  const [first, second] = await db.select().from(auditLog).orderBy(auditLog.id);
  assert.deepEqual([first?.actorId, first?.actor, first?.subjectId], [7, 'admin', '9']);
  assert.deepEqual([first?.before, first?.after], [{ nickname: 'a' }, { nickname: 'b' }]);
  assert.deepEqual(
    [second?.actorId, second?.actor, second?.before, second?.after],
    [null, 'system', null, null],
  );
});

test('a rolled-back change has no audit row, and many rows are written at once', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const changes = Array.from({ length: 1201 }, (_, subjectId) => ({
    actor: 'system' as const,
    action: 'import' as const,
    subject: 'user' as const,
    subjectId,
  }));
  const takenBack = db.transaction(async (tx) => {
    await recordChanges(tx, changes);
    throw new Error('no');
  });
  await assert.rejects(takenBack, /no/);
  assert.equal(await db.$count(auditLog), 0);
  await recordChanges(db, changes);
  await recordChanges(db, []);
  assert.equal(await db.$count(auditLog), 1201);
});
