import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { openDataKeys, storeSecret } from './data-keys.ts';
import { encryptTextV1 } from './testing/encrypt-v1.ts';

const [first, second] = ['01'.repeat(32), '02'.repeat(32)];
const withKey = (dataKey: string) => ({ dataKey, dataDir: '' });

const open = async (t: TestContext) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  return (dataKey: string) => openDataKeys({ db, env: withKey(dataKey) });
};

test('servers that start together share one random secret', async (t) => {
  const [one, two] = [await open(t), await open(t)];
  const secrets = (await Promise.all([one(first), one(first), one(first)])).map(({ secret }) => secret);
  assert.deepEqual(secrets[1], secrets[0]);
  assert.deepEqual(secrets[2], secrets[0]);
  assert.notDeepEqual((await two(first)).secret, secrets[0]);
});

test('another key on the same database is refused with a sentence that names the variable', async (t) => {
  const openWith = await open(t);
  await openWith(first);
  await assert.rejects(openWith(second), /^Error: DATA_KEY is not the key of this database: [^\n]*$/);
});

test('a rotation keeps the secret and makes the older key superfluous', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const { secret } = await openDataKeys({ db, env: withKey(first) });
  const both = await openDataKeys({ db, env: withKey(`${second},${first}`) });
  assert.deepEqual(both.secret, secret);
  await storeSecret(db, both);
  assert.deepEqual((await openDataKeys({ db, env: withKey(second) })).secret, secret);
  await assert.rejects(openDataKeys({ db, env: withKey(first) }), /DATA_KEY is not the key/);
});

test('a database of an older version keeps its hashes, and refuses another key', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await db.execute(sql`insert into users (username, nickname, password_hash) values ('old', 'old', 'x')`);
  await db.execute(sql`
    insert into travellers (user_id, name, document_type, document_cipher, document_mask, document_hash, birth_date,
      gender)
    select id, 'old', 'passport', ${encryptTextV1(first, 'E12345678')}, 'E1*', 'x', '1990-01-01', 1 from users`);
  await assert.rejects(openDataKeys({ db, env: withKey(second) }), /DATA_KEY is not the key/);
  await assert.rejects(openDataKeys({ db, env: withKey(`${first},${second}`) }), /must be a single key/);
  assert.deepEqual((await openDataKeys({ db, env: withKey(first) })).secret, Buffer.alloc(32, 1));
});
