import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { auditLog, releaseTokens } from '#src/platform/database/index.ts';
import { addApp, enter } from '#test/support/second-factor.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  type Headers,
  publishAndPromote,
  publishForm,
  releaseEnv,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';

const ofCatalog = {
  name: 'pipeline',
  team: 'catalog',
  apps: ['mf_catalog'],
  actions: ['publish', 'promote', 'canary', 'rollback', 'lock'],
  days: 90,
} as const;

const createToken = ({ app }: TestApp, change: object = {}, headers: Headers = asPipeline) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/release-tokens',
    headers,
    payload: { ...ofCatalog, ...change },
  });

/** A portal with two apps, and the headers of a new token. */
const start = async (t: TestContext, change: object = {}) => {
  const portal = await buildTestApp(t, { env: releaseEnv });
  for (const name of ['mf_catalog', 'mf_booking'] as const)
    for (const number of [1, 2]) await publishAndPromote(portal.app, testRelease(name, number));
  const created = await createToken(portal, change);
  assert.equal(created.statusCode, 200, created.body);
  const { token, secret } = created.json().data;
  return { portal, token, headers: { authorization: `Bearer ${secret}`, 'accept-language': 'en' } };
};

const post = ({ app }: TestApp, headers: Headers, path: string, body: object) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/releases/${path}`,
    headers,
    payload: { reason: 'a test', ...body },
  });

const publishWith = async ({ app }: TestApp, headers: Headers, release = testRelease('mf_catalog', 3)) => {
  const form = await publishForm(release.record, release.files);
  const url = '/api/v1/releases';
  return app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } });
};

const version = versionOf(1);
const pin = { kind: 'role', subject: 'MEMBER' };
const moves: readonly (readonly [string, object])[] = [
  ['promote', { version }],
  ['rollback', { version }],
  ['canary', { version, share: 10 }],
  ['canary/stop', {}],
  ['pin', { version, ...pin }],
  ['unpin', pin],
  ['lock', {}],
  ['unlock', {}],
];

test('a token of a team cannot touch another app', async (t) => {
  const { portal, headers } = await start(t);
  for (const [path, body] of moves) {
    const answer = await post(portal, headers, path, { app: 'mf_booking', ...body });
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'A0231'], path);
    assert.match(answer.json().msg, /catalog\/pipeline is not bound to mf_booking, but to mf_catalog/);
  }
  const foreign = await publishWith(portal, headers, testRelease('mf_booking', 3));
  assert.deepEqual([foreign.statusCode, foreign.json().code], [403, 'A0231']);
  const asked = await portal.app.inject({ url: '/api/v1/releases', headers });
  assert.deepEqual(
    asked.json().data.map(({ app, live }: Record<string, string>) => [app, live]),
    [
      ['mf_booking', versionOf(2)],
      ['mf_catalog', versionOf(2)],
    ],
  );
});

test('a token permits its own actions only', async (t) => {
  const { portal, headers } = await start(t, { actions: ['publish'] });
  for (const [path, body] of moves) {
    const answer = await post(portal, headers, path, { app: 'mf_catalog', ...body });
    assert.equal(answer.statusCode, 403, path);
  }
  assert.equal((await publishWith(portal, headers)).statusCode, 200);
});

test('force needs the action force besides the action itself', async (t) => {
  const { portal, headers } = await start(t);
  const body = { app: 'mf_catalog', version, force: true };
  for (const path of ['promote', 'canary']) {
    const answer = await post(portal, headers, path, { share: 10, ...body });
    assert.equal(answer.statusCode, 403, path);
    assert.match(answer.json().msg, /does not permit force/);
  }
});

test('the history names team and token', async (t) => {
  const { portal, headers } = await start(t);
  assert.equal((await publishWith(portal, headers)).statusCode, 200);
  const promoted = await post(portal, headers, 'promote', { app: 'mf_catalog', version: versionOf(3) });
  assert.equal(promoted.statusCode, 200, promoted.body);
  const url = '/api/v1/releases/mf_catalog/history?limit=2';
  const events = (await portal.app.inject({ url, headers })).json().data;
  assert.deepEqual(
    events.map(({ action, actor }: Record<string, string>) => [action, actor]),
    [
      ['promote', 'catalog/pipeline'],
      ['publish', 'catalog/pipeline'],
    ],
  );
});

test('a revoked, expired, unknown or malformed token is answered with 401 and the reason', async (t) => {
  const { portal, token, headers } = await start(t);
  const refusal = async (given: Headers) => {
    const answer = await portal.app.inject({
      url: '/api/v1/releases',
      headers: { 'accept-language': 'en', ...given },
    });
    return [answer.statusCode, answer.json().code, answer.json().msg];
  };
  for (const secret of [`hrt_${'A'.repeat(43)}`, 'hrt_', `hrt_${"'".repeat(9000)}`])
    assert.deepEqual((await refusal({ authorization: `Bearer ${secret}` })).slice(0, 2), [401, 'A0234']);
  const revoke = { method: 'POST', url: `/api/v1/release-tokens/${token.id}/revoke` } as const;
  assert.equal((await portal.app.inject({ ...revoke, headers })).statusCode, 403);
  const revoked = (await portal.app.inject({ ...revoke, headers: asPipeline })).json().data;
  assert.equal(revoked.revokedBy, 'release-token');
  assert.match((await refusal(headers)).join(' '), /^401 A0234 .*catalog\/pipeline was revoked at 20/);
  assert.deepEqual(
    (await portal.app.inject({ ...revoke, headers: asPipeline })).json().data.revokedAt,
    revoked.revokedAt,
  );
  const second = (await createToken(portal, { days: 1 })).json().data.secret;
  portal.clock.advance(24 * 3600);
  assert.match((await refusal({ authorization: `Bearer ${second}` })).join(' '), /^401 A0234 .*expired at/);
});

test('a token is good for calls on releases only', async (t) => {
  const { portal, headers } = await start(t, { apps: ['*'] });
  for (const url of ['/api/v1/users/me', '/api/v1/menus', '/api/v1/orders'])
    assert.equal((await portal.app.inject({ url, headers })).statusCode, 401, url);
  for (const url of ['/api/v1/release-tokens', '/api/v1/menus/routes'])
    assert.notEqual((await portal.app.inject({ url, headers })).statusCode, 200, url);
  const health = await portal.app.inject({ url: '/api/v1/releases/health?app=mf_booking', headers });
  assert.equal(health.statusCode, 200);
});

test('a secret is shown once and stored as a hash', async (t) => {
  const lines: string[] = [];
  const portal = await buildTestApp(t, { env: releaseEnv, onLog: (line) => lines.push(line) });
  const created = await createToken(portal);
  const { secret, token } = created.json().data;
  const headers = { authorization: `Bearer ${secret}` };
  await portal.app.inject({ url: '/api/v1/releases', headers });
  const listed = await portal.app.inject({ url: '/api/v1/release-tokens', headers: asPipeline });
  const [row] = listed.json().data;
  assert.deepEqual({ ...row, lastUsedAt: null }, token);
  assert.equal(row.lastUsedAt, portal.clock.now().toISOString());
  const stored = await portal.deps.db.select().from(releaseTokens);
  const audit = await portal.deps.db.select().from(auditLog);
  assert.equal(audit.length, 1);
  for (const text of [listed.body, JSON.stringify([stored, audit]), lines.join('')])
    assert.ok(!text.includes(secret));
});

test('a valid token of that name, and 200 valid tokens, are refused', async (t) => {
  const portal = await buildTestApp(t, { env: releaseEnv });
  assert.equal((await createToken(portal)).statusCode, 200);
  assert.deepEqual((await createToken(portal)).json().code, 'A0002');
  assert.equal((await createToken(portal, { team: 'booking' })).statusCode, 200);
  portal.clock.advance(90 * 24 * 3600);
  assert.equal((await createToken(portal)).statusCode, 200, 'the first has expired');
  const row = { ...ofCatalog, apps: ['*' as const], actions: [...ofCatalog.actions], createdBy: 'x' };
  const endsAt = new Date(portal.clock.now().getTime() + 1000);
  await portal.deps.db
    .insert(releaseTokens)
    .values(Array.from({ length: 199 }, (_, n) => ({ ...row, name: `t${n}`, hash: `${n}`, endsAt })));
  assert.equal((await createToken(portal, { name: 'one-more' })).json().code, 'A0513');
});

test('bad input is refused with its field', async (t) => {
  const portal = await buildTestApp(t, { env: releaseEnv });
  const faults = { name: 'A b', team: 'a/b', apps: ['../etc'], actions: ['delete'], days: 367 };
  for (const [field, value] of Object.entries(faults)) {
    const answer = await createToken(portal, { [field]: value });
    assert.equal(answer.statusCode, 400, field);
    assert.match(answer.json().field, new RegExp(`^${field}`));
  }
  for (const change of [{ apps: [] }, { actions: [] }, { apps: ['mf_a1', 'mf_a1'] }])
    assert.equal((await createToken(portal, change)).statusCode, 400);
});

test('staff need the permission and a recent second factor to create and revoke tokens', async (t) => {
  const portal = await buildTestApp(t, { env: releaseEnv });
  const editor = await portal.login('EDITOR', { perms: ['release:promote', 'release:publish'] });
  assert.equal((await createToken(portal, {}, editor)).json().code, 'A0231');
  const { headers } = await addApp(portal, await enter(portal, 'ann', 'KEEPER', ['release:team']));
  assert.equal((await createToken(portal, {}, headers)).statusCode, 200);
  portal.clock.advance(300);
  assert.equal((await createToken(portal, { name: 'two' }, headers)).json().code, 'A0243');
});

test('the owner of an app is shown with its status and its health', async (t) => {
  const { portal, headers } = await start(t);
  const owner = { team: 'catalog', contact: 'catalog@example.com' };
  const url = '/api/v1/releases/mf_catalog/owner';
  const set = (given: Headers, to = url) =>
    portal.app.inject({ method: 'PUT', url: to, headers: given, payload: owner });
  assert.equal((await set(headers)).statusCode, 403);
  assert.equal((await set(asPipeline, url.replace('catalog', 'other'))).statusCode, 404);
  assert.equal((await set(asPipeline)).statusCode, 200);
  const status = (await portal.app.inject({ url: '/api/v1/releases', headers })).json().data;
  assert.deepEqual(
    status.map((each: Record<string, unknown>) => each.owner),
    [null, owner],
  );
  const health = await portal.app.inject({ url: '/api/v1/releases/health?app=mf_catalog', headers });
  assert.deepEqual(health.json().data.owner, owner);
});
