import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#src/app/app.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { findPublished, insertRelease, updateSignature } from '../release-repository.ts';
import {
  asPipeline,
  promote,
  publish,
  publishForm,
  releaseEnv,
  releaseToken,
  sendCommand,
  signatureOf,
  testRelease,
  versionOf,
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
  const { rows } = await deps.db.execute(
    sql`select app from releases union all select app from release_history`,
  );
  assert.deepEqual(rows, []);
});

test('a key bound to apps signs releases of these apps only', async (t) => {
  const bound = `mf_booking+mf_catalog:${releaseEnv.RELEASE_KEYS}`;
  const { app } = await buildTestApp(t, { env: { ...releaseEnv, RELEASE_KEYS: bound } });
  assert.equal((await publish(app, release)).statusCode, 200);
  const foreign = await publish(app, testRelease('mf_admin', 1));
  assert.deepEqual([foreign.statusCode, foreign.json().field], [400, 'signature']);
  assert.match(foreign.json().msg, new RegExp(`${good.key} 不能为 mf_admin 签名`));
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
  await deps.db.execute(
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
  await deps.db.execute(sql`update releases set signature = null, signature_key = null`);
  assert.match((await promote(app, 'mf_catalog', 1)).body, /没有签名/);
});

const oldKeys = generateKeyPairSync('ed25519');
const oldEnv = {
  ...releaseEnv,
  RELEASE_KEYS: oldKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
};
const releases = [1, 2, 3].map((number) => testRelease('mf_catalog', number, { 'home/index': [] }));

/** A portal whose releases 1 and 2 were live and 3 is published, all signed with a key that is not trusted any more. */
const withOldKey = async (t: TestContext) => {
  const { app: before, deps } = await buildTestApp(t, { env: oldEnv });
  for (const { record, files } of releases) {
    const form = await publishForm(record, files, signatureOf(record, oldKeys));
    assert.equal((await before.inject({ method: 'POST', url: '/api/v1/releases', ...form })).statusCode, 200);
  }
  for (const number of [1, 2]) assert.equal((await promote(before, 'mf_catalog', number)).statusCode, 200);
  const app = await buildApp({ ...deps, env: { ...deps.env, releaseKeys: [releaseEnv.RELEASE_KEYS] } });
  t.after(() => app.close());
  return app;
};

const moves: readonly (readonly [string, string, object])[] = [
  ['promoted', 'promote', { version: versionOf(3) }],
  ['promoted by force', 'promote', { version: versionOf(3), force: true }],
  ['a canary', 'canary', { version: versionOf(3), share: 10 }],
  ['a canary by force', 'canary', { version: versionOf(3), share: 10, force: true }],
  ['pinned', 'pin', { version: versionOf(3), kind: 'role', subject: 'EDITOR' }],
  ['the target of a rollback', 'rollback', { version: versionOf(1) }],
  ['the default target of a rollback', 'rollback', {}],
];

test('a release of a key that is not trusted any more is not moved anywhere', async (t) => {
  const app = await withOldKey(t);
  for (const [what, action, body] of moves) {
    const answer = await sendCommand(app, action, { app: 'mf_catalog', ...body });
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'A0530'], what);
    assert.equal(answer.json().data.failures[0].rule, 'signature', what);
  }
});

test('a signature that another pipeline replaced meanwhile is not overwritten', async (t) => {
  const { db } = (await buildTestApp(t)).deps;
  const { record } = testRelease('mf_catalog', 1);
  const signed = { signatureKey: 'old', signature: 'old' };
  const row = { app: record.app, version: record.version, record, ...signed, digest: 'x', publishedBy: 'ci' };
  await insertRelease(db, { ...row, clientOnly: [] });
  assert.equal(await updateSignature(db, record, { key: 'first', value: '1' }, 'old'), true);
  assert.equal(await updateSignature(db, record, { key: 'second', value: '2' }, 'old'), false);
  assert.equal((await findPublished(db, record))?.signatureKey, 'first');
});

test('the same build published with the new key is signed again, and can be moved', async (t) => {
  const app = await withOldKey(t);
  for (const { record, files } of releases) {
    const again = { ...record, builtAt: 'later' };
    const { data } = (await publish(app, { record: again, files })).json();
    assert.deepEqual([data.created, data.resigned], [false, true]);
    assert.equal((await publish(app, { record: again, files })).json().data.resigned, false);
  }
  for (const [what, action, body] of moves.filter(([, name]) => name !== 'pin')) {
    const answer = await sendCommand(app, action, { app: 'mf_catalog', ...body });
    assert.notEqual(answer.json().code, 'A0530', what);
  }
  const url = '/api/v1/releases/mf_catalog/history?limit=100';
  const events = (await app.inject({ url, headers: asPipeline })).json().data;
  assert.ok(events.some(({ detail }: { detail: string }) => detail === `signed with ${good.key}`));
});

test('neither a private key nor a signature is logged', async (t) => {
  const lines: string[] = [];
  const { app } = await buildTestApp(t, { env: releaseEnv, onLog: (line) => lines.push(line) });
  assert.equal((await publish(app, release)).statusCode, 200);
  assert.ok(lines.length > 0);
  assert.ok(!lines.some((line) => line.includes(good.value) || line.includes(releaseToken)));
});
