import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createTextCipher, type DataKeys, openDataKeys } from '#src/platform/crypto/index.ts';
import { encryptTextV1, sealFileV1 } from '#src/platform/crypto/testing/encrypt-v1.ts';
import type { Db } from '#src/platform/database/index.ts';
import { openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { openMember } from '../account-deletion/testing/member-fixture.ts';
import { countOlder, rotateKeys } from './index.ts';
import { sealedColumns } from './sealed-columns.ts';

/** The key of the test servers. */
const older = '11'.repeat(32);
const newer = randomBytes(32).toString('hex');

const start = async (t: TestContext) => {
  const checkout = await openVisaCheckout(t);
  const member = await openMember(checkout);
  const { db } = checkout.deps.database;
  const keysOf = (dataKey: string) => openDataKeys({ db, env: { dataKey, dataDir: '' } });
  return { ...checkout, member, db, keysOf };
};

const totalOlder = async (db: Db, keys: DataKeys): Promise<number> =>
  (await countOlder(db, keys)).reduce((sum, { rows }) => sum + rows, 0);

test('every encrypted column is rotated, then the older key is not needed', async (t) => {
  const { db, keysOf } = await start(t);
  const both = await keysOf(`${newer},${older}`);
  const counts = await countOlder(db, both);
  assert.ok(
    counts.every(({ rows }) => rows > 0),
    JSON.stringify(counts),
  );
  const progress: string[] = [];
  await rotateKeys(db, both, ({ name, done, rows }) => progress.push(`${name} ${done}/${rows}`));
  for (const { name, rows } of counts)
    assert.ok(progress.includes(`${name} ${rows}/${rows}`), progress.join());
  const alone = await keysOf(newer);
  assert.equal(await totalOlder(db, alone), 0);
  for (const column of sealedColumns((await keysOf(`${newer}`)).ring))
    assert.equal(await column.count(db), 0);
  // Reading everything again with the newer key alone fails if a value was left out.
  const next = await keysOf(`${randomBytes(32).toString('hex')},${newer}`);
  await rotateKeys(db, next, () => undefined);
  assert.equal(await totalOlder(db, next), 0);
});

test('a rotation is interrupted and goes on where it was', async (t) => {
  const { db, keysOf } = await start(t);
  const both = await keysOf(`${newer},${older}`);
  const before = await totalOlder(db, both);
  const interrupted = rotateKeys(db, both, () => {
    throw new Error('interrupted');
  });
  await assert.rejects(interrupted, /interrupted/);
  const left = await totalOlder(db, both);
  assert.ok(left > 0 && left < before, `${left} of ${before}`);
  let again = 0;
  await rotateKeys(db, both, ({ done, rows }) => {
    if (done === rows) again += done;
  });
  assert.equal(again, left);
});

test('a value that changes meanwhile is not overwritten, and rotated in the next pass', async (t) => {
  const { db, keysOf } = await start(t);
  const both = await keysOf(`${newer},${older}`);
  const { encrypt, decrypt } = createTextCipher((await keysOf(older)).ring);
  const changed = encrypt('E87654321');
  const [travellers] = sealedColumns(both.ring);
  const racing: Db = Object.assign(Object.create(db), {
    execute: async (statement: Parameters<Db['execute']>[0]) => {
      const result = await db.execute(statement);
      await db.execute(sql`update travellers set document_cipher = ${changed}`);
      return result;
    },
  });
  await travellers?.rotate(racing, 0);
  await rotateKeys(db, both, () => undefined);
  const { rows } = await db.execute<{ cipher: string }>(
    sql`select document_cipher as cipher from travellers`,
  );
  assert.equal(createTextCipher(both.ring).decrypt(rows[0]?.cipher ?? ''), 'E87654321');
  assert.throws(() => decrypt(rows[0]?.cipher ?? ''));
});

test('values of a version before envelopes are converted', async (t) => {
  const { db, keysOf, member } = await start(t);
  await db.execute(sql`update travellers set document_cipher = ${encryptTextV1(older, 'E12345678')}`);
  await db.execute(
    sql`update visa_files set content = ${sealFileV1(older, Buffer.from('%PDF'), member.userId)}`,
  );
  const own = await keysOf(older);
  assert.ok((await totalOlder(db, own)) > 0);
  await rotateKeys(db, own, () => undefined);
  assert.equal(await totalOlder(db, own), 0);
});
