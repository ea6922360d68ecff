import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { secondFactors } from '#src/platform/database/index.ts';
import { type PasskeyOptions, passkeyDevice } from '#test/support/passkey-device.ts';
import { bearer, enter, factorCall, type Headers } from '#test/support/second-factor.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { rightPassword, tryLogin } from '#test/support/try-login.ts';

const party = { origin: 'http://localhost:8080', rpId: 'localhost' };

const start = async (
  portal: TestApp,
  headers: Headers,
): Promise<{ challenge: string; options: PasskeyOptions }> =>
  (await factorCall(portal, headers, 'POST', '/passkey', { password: rightPassword })).json().data;

/** Adds a passkey; returns its device and the headers of the renewed session. */
const addPasskey = async (portal: TestApp, headers: Headers) => {
  const device = passkeyDevice(party);
  const { challenge, options } = await start(portal, headers);
  const body = { name: 'laptop', challenge, passkey: device.register(options) };
  const added = await factorCall(portal, headers, 'POST', '/passkey/confirm', body);
  assert.equal(added.statusCode, 200, added.body);
  return { device, body, headers: bearer(added.json().data.session.accessToken) };
};

const login = async (portal: TestApp) => (await tryLogin(portal, { username: 'lan' })).json().data;

const answer = (portal: TestApp, payload: object) =>
  portal.app.inject({ method: 'POST', url: '/api/v1/auth/factor', payload });

test('a passkey is added, and signs in after the password', async (t) => {
  const portal = await buildTestApp(t);
  const { device, headers } = await addPasskey(portal, await enter(portal, 'lan'));
  const { factors } = (await factorCall(portal, headers, 'GET')).json().data;
  assert.deepEqual([factors[0].kind, factors[0].name], ['passkey', 'laptop']);
  const { challenge, kinds, passkey } = await login(portal);
  assert.deepEqual(kinds, ['passkey']);
  const entered = await answer(portal, { challenge, passkey: device.sign(passkey) });
  assert.equal(entered.statusCode, 200, entered.body);
  const [stored] = await portal.deps.db.select().from(secondFactors);
  assert.deepEqual([stored?.counter, stored?.lastUsedAt], [1, portal.clock.now()]);
});

test('an answer is accepted once, for its own challenge, origin and key only', async (t) => {
  const portal = await buildTestApp(t);
  const { device, body, headers } = await addPasskey(portal, await enter(portal, 'lan'));
  const [first, second] = [await login(portal), await login(portal)];
  const foreign = passkeyDevice({ ...party, origin: 'https://haitu.example' });
  const wrong = [
    { challenge: second.challenge, passkey: device.sign(first.passkey) },
    { challenge: second.challenge, passkey: passkeyDevice(party).sign(second.passkey) },
    { challenge: second.challenge, passkey: { ...foreign.sign(second.passkey), id: body.passkey.id } },
  ];
  for (const proof of wrong) {
    const refused = await answer(portal, proof);
    assert.deepEqual(
      [refused.statusCode, refused.json().code, refused.json().field],
      [400, 'A0244', 'passkey'],
    );
  }
  const proof = { challenge: second.challenge, passkey: device.sign(second.passkey) };
  assert.equal((await answer(portal, proof)).statusCode, 200);
  const again = await answer(portal, proof);
  assert.deepEqual([again.json().code, again.json().field], ['A0244', 'challenge']);
  const twice = await factorCall(portal, headers, 'POST', '/passkey/confirm', body);
  assert.deepEqual([twice.json().code, twice.json().field], ['A0244', 'challenge']);
});

test('a copied passkey is refused: its counter is behind', async (t) => {
  const portal = await buildTestApp(t);
  const { device } = await addPasskey(portal, await enter(portal, 'lan'));
  await portal.deps.db.update(secondFactors).set({ counter: 10 }).where(eq(secondFactors.kind, 'passkey'));
  const { challenge, passkey } = await login(portal);
  const refused = await answer(portal, { challenge, passkey: device.sign(passkey) });
  assert.deepEqual([refused.json().code, refused.json().field], ['A0244', 'passkey']);
});

test('a passkey is added only in the session that started it', async (t) => {
  const portal = await buildTestApp(t);
  const mine = await enter(portal, 'lan');
  const theirs = await enter(portal, 'mei');
  const { challenge, options } = await start(portal, mine);
  const body = { name: 'x', challenge, passkey: passkeyDevice(party).register(options) };
  assert.equal((await factorCall(portal, theirs, 'POST', '/passkey/confirm', body)).statusCode, 404);
});

test('a passkey of another account cannot be added', async (t) => {
  const portal = await buildTestApp(t);
  const { device } = await addPasskey(portal, await enter(portal, 'lan'));
  const other = await enter(portal, 'mei');
  const { challenge, options } = await start(portal, other);
  const body = { name: 'x', challenge, passkey: device.register(options) };
  const refused = await factorCall(portal, other, 'POST', '/passkey/confirm', body);
  assert.deepEqual([refused.statusCode, refused.json().field], [400, 'passkey']);
});
