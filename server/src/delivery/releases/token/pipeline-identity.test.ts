import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  publishAndPromote,
  publishForm,
  releaseEnv,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';

const audience = 'https://portal.example.com';
const subject = 'repo:agency/catalog:ref:refs/heads/main';

/** An OpenID Connect issuer on this machine. */
const openIssuer = async (t: TestContext) => {
  const keys = await generateKeyPair('ES256');
  const state = { status: 200, asked: 0 };
  const server = createServer(async ({ url }, answer) => {
    state.asked += 1;
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
    const documents: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/keys` },
      '/keys': { keys: [jwk] },
    };
    answer.writeHead(state.status, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(documents[url ?? '']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t.after(() => new Promise((resolve) => server.close(resolve)));
  return { issuer, keys, state };
};

const start = async (t: TestContext, change: object = {}) => {
  const { issuer, keys, state } = await openIssuer(t);
  const rights = { team: 'catalog', name: 'main', apps: ['mf_catalog'], actions: ['publish', 'promote'] };
  const pipelines = [{ issuer, audience, subject, ...rights, ...change }];
  const env = { ...releaseEnv, RELEASE_PIPELINES: JSON.stringify(pipelines) };
  const portal = await buildTestApp(t, { env });
  const sign = (claims: JWTPayload = {}, key: CryptoKey = keys.privateKey) => {
    const iat = Math.floor(portal.clock.now().getTime() / 1000);
    const standard = { iss: issuer, aud: audience, sub: subject, iat, exp: iat + 600 };
    return new SignJWT({ ...standard, ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(key);
  };
  const list = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    const answer = await portal.app.inject({ url: '/api/v1/releases', headers });
    return { status: answer.statusCode, code: answer.json().code, msg: answer.json().msg };
  };
  return { portal, issuer, keys, state, sign, list };
};

test('a pipeline publishes and promotes its own app, and the history names it', async (t) => {
  const { portal, sign } = await start(t);
  const { app } = portal;
  await publishAndPromote(app, testRelease('mf_booking', 1));
  const headers = { authorization: `Bearer ${await sign()}` };
  const release = testRelease('mf_catalog', 1);
  const form = await publishForm(release.record, release.files);
  const published = await app.inject({
    ...{ method: 'POST', url: '/api/v1/releases', payload: form.payload },
    headers: { ...form.headers, ...headers },
  });
  assert.equal(published.statusCode, 200, published.body);
  const promote = (name: string) =>
    app.inject({
      ...{ method: 'POST', url: '/api/v1/releases/promote', headers },
      payload: { app: name, version: versionOf(1), reason: 'a test' },
    });
  assert.equal((await promote('mf_catalog')).statusCode, 200);
  assert.equal((await promote('mf_booking')).statusCode, 403);
  const history = await app.inject({ url: '/api/v1/releases/mf_catalog/history?limit=1', headers });
  assert.equal(history.json().data[0].actor, 'catalog/main');
});

test('a token of another issuer, audience, subject, key or time is refused with the reason', async (t) => {
  const { portal, sign, list, keys } = await start(t);
  const other = await generateKeyPair('ES256');
  const now = Math.floor(portal.clock.now().getTime() / 1000);
  const refused: readonly (readonly [string, RegExp])[] = [
    [await sign({ iss: 'https://example.com' }), /No pipeline is configured/],
    [await sign({ aud: 'https://example.com' }), /No pipeline is configured/],
    [await sign({ sub: `${subject}2` }), /No pipeline is configured/],
    [await sign({ exp: now - 61 }), /has expired/],
    [await sign({ iat: now - 3700, exp: now + 60 }), /has expired/],
    [await sign({ nbf: now + 120 }), /is invalid/],
    [await sign({}, other.privateKey), /is invalid: ERR_JWS_SIGNATURE_VERIFICATION_FAILED/],
    [`${(await sign()).slice(0, -8)}AAAAAAAA`, /is invalid/],
    [`eyJhbGciOiJub25lIn0.${(await sign()).split('.')[1]}.AA`, /is invalid/],
    [`eyJ.${'A'.repeat(20_000)}.AA`, /No pipeline is configured/],
  ];
  for (const [token, reason] of refused) {
    const { status, code, msg } = await list(token);
    assert.deepEqual([status, code], [401, 'A0234'], msg);
    assert.match(msg, reason);
  }
  assert.equal((await list(await sign({}, keys.privateKey))).status, 200);
});

test('a subject with a star at its end is how others begin', async (t) => {
  const { sign, list } = await start(t, { subject: 'repo:agency/catalog:*' });
  assert.equal((await list(await sign())).status, 200);
  assert.equal((await list(await sign({ sub: 'repo:agency/catalog:' }))).status, 200);
  assert.equal((await list(await sign({ sub: 'repo:agency/catalog2:ref' }))).status, 401);
});

test('keys are read once, and again after the issuer has failed', async (t) => {
  const { state, sign, list } = await start(t);
  state.status = 500;
  const failed = await list(await sign());
  assert.deepEqual([failed.status, failed.code], [401, 'A0234']);
  assert.match(failed.msg, /The keys of the issuer http.* cannot be read/);
  state.status = 200;
  assert.equal((await list(await sign())).status, 200);
  const { asked } = state;
  assert.equal((await list(await sign())).status, 200);
  assert.equal(state.asked, asked);
});

test('an identity token opens no other calls', async (t) => {
  const { portal, sign } = await start(t);
  const headers = { authorization: `Bearer ${await sign()}` };
  for (const url of ['/api/v1/users/me', '/api/v1/orders', '/api/v1/menus'])
    assert.equal((await portal.app.inject({ url, headers })).statusCode, 401, url);
  const tokens = await portal.app.inject({ url: '/api/v1/release-tokens', headers });
  assert.equal(tokens.statusCode, 403);
});
