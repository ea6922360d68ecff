import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { auditLog, auditSeals, type Db } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { recordChange, recordChanges } from './audit-service.ts';
import { checkAuditChain, sealAudit, withOrigin } from './index.ts';

const change = (subjectId: number) =>
  ({
    actor: { userId: 7, username: 'haisheng' },
    action: 'update',
    subject: 'user',
    subjectId,
    after: { nickname: `n${subjectId}` },
  }) as const;

const open = async (t: TestContext, rows = 5): Promise<Db> => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const changes = Array.from({ length: rows }, (_, index) => change(index));
  await withOrigin({ address: '203.0.113.9', agent: 'curl/8.5.0' }, () => recordChanges(db, changes));
  await sealAudit(db, { isComplete: false });
  return db;
};

test('new rows are added to the chain once, also by several servers at a time', async (t) => {
  const db = await open(t, 2500);
  await recordChange(db, change(7));
  await Promise.all([1, 2, 3].map(() => sealAudit(db, { isComplete: false })));
  assert.equal(await db.$count(auditSeals), 2501);
  assert.deepEqual(await checkAuditChain(db, 20), []);
});

test('a row that is committed after later ones is added to the chain', async (t) => {
  const db = await open(t);
  await db.transaction(async (tx) => {
    await recordChange(tx, change(8));
    await recordChange(db, change(9));
    await sealAudit(db, { isComplete: false });
  });
  await sealAudit(db, { isComplete: true });
  assert.equal(await db.$count(auditSeals), await db.$count(auditLog));
  assert.deepEqual(await checkAuditChain(db, 20), []);
});

const manipulations: [string, string[], RegExp][] = [
  [
    'changed details',
    [`update audit_log set after = '{"nickname": "other"}' where subject_id = '2'`],
    /^the details of row \d+ were changed$/,
  ],
  [
    'another address',
    [`update audit_log set address = '198.51.100.7' where subject_id = '2'`],
    /^the details of row \d+ were changed$/,
  ],
  [
    'another action',
    [`update audit_log set action = 'create' where subject_id = '2'`],
    /^row \d+ or its link was changed$/,
  ],
  [
    'another time',
    [`update audit_log set created_at = now() - interval '1 day' where subject_id = '2'`],
    /^row \d+ or its link was changed$/,
  ],
  [
    'a deleted row with its link',
    ['delete from audit_seals where position = 3', `delete from audit_log where subject_id = '2'`],
    /^the links 3 to 3 are missing$/,
  ],
  [
    'links in another order',
    ['update audit_seals set position = -position', 'update audit_seals set position = 6 + position'],
    /^row \d+ or its link was changed$/,
  ],
  [
    'erased details without an erasure',
    [
      `update audit_seals set salt = null where position = 3`,
      `update audit_log set after = null where subject_id = '2'`,
    ],
    /^the details of 1 rows were erased, erasures record 0$/,
  ],
];

for (const [name, statements, fault] of manipulations)
  test(`the check finds ${name}`, async (t) => {
    const db = await open(t);
    for (const statement of statements) await db.execute(sql.raw(statement));
    const [first] = await checkAuditChain(db, 20);
    assert.match(first ?? '', fault);
  });
