import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  promote,
  publish,
  publishForm,
  releaseEnv,
  releaseToken,
  signatureOf,
  testRelease,
} from '../testing/release-fixture.ts';

const release = testRelease('mf_catalog', 1, { 'home/index': [] });
const good = signatureOf(release.record);
const stranger = signatureOf(release.record, generateKeyPairSync('ed25519'));
const ofAnother = signatureOf({ ...release.record, version: '1.0.0-0000009' });

const refusals: readonly (readonly [string, unknown, RegExp])[] = [
  ['no signature', null, /must be its signature/],
  ['a signature that is none', 'signed', /\{"key", "value"\}/],
  ['a signature in another form', { ...good, value: 'AAAA' }, /\{"key", "value"\}/],
  ['a key that is not trusted', stranger, new RegExp(`${stranger.key}, which this portal does not trust`)],
  ['a trusted name on another key', { ...stranger, key: good.key }, /does not match this record/],
  ['a signature of another record', ofAnother, /does not match this record/],
];

const post = async (app: FastifyInstance, signature: unknown) => {
  const { payload, headers } = await publishForm(release.record, release.files, signature);
  const asked = { ...headers, 'accept-language': 'en' };
  return app.inject({ method: 'POST', url: '/api/v1/releases', payload, headers: asked });
};

test('a release without a trusted signature is refused with the reason, and nothing is stored', async (t) => {
  const { app, deps } = await buildTestApp(t, { env: releaseEnv });
  for (const [what, signature, words] of refusals) {
    const answer = await post(app, signature);
    assert.deepEqual([answer.statusCode, answer.json().field], [400, 'signature'], what);
    assert.match(answer.json().msg, words, what);
  }
  const { rows } = await deps.database.db.execute(
    sql`select app from releases union all select app from release_history`,
  );
  assert.deepEqual(rows, []);
});

test('a portal without trusted keys accepts no release', async (t) => {
  const { app } = await buildTestApp(t, { env: { RELEASE_TOKEN: releaseToken } });
  const answer = await post(app, good);
  assert.equal(answer.statusCode, 409, answer.body);
  assert.match(answer.json().msg, /RELEASE_KEYS is not set/);
});

test('a row changed in the database, or signed by a revoked key, cannot be promoted', async (t) => {
  const { app, deps } = await buildTestApp(t, { env: releaseEnv });
  await publish(app, release);
  await deps.database.db.execute(
    sql`update releases set record = jsonb_set(record, '{entry}', '"views/home/index.js"')`,
  );
  const changed = await promote(app, 'mf_catalog', 1);
  assert.equal(changed.statusCode, 409);
  assert.deepEqual(
    changed
      .json()
      .data.failures.map(({ rule, subject }: { rule: string; subject: string }) => [rule, subject]),
    [['signature', good.key]],
  );
  await deps.database.db.execute(sql`update releases set signature = null, signature_key = null`);
  assert.match((await promote(app, 'mf_catalog', 1)).body, /没有签名/);
});

test('neither a private key nor a signature is logged', async (t) => {
  const lines: string[] = [];
  const { app } = await buildTestApp(t, { env: releaseEnv, onLog: (line) => lines.push(line) });
  assert.equal((await publish(app, release)).statusCode, 200);
  assert.ok(lines.length > 0);
  assert.ok(!lines.some((line) => line.includes(good.value) || line.includes(releaseToken)));
});
