import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@portal/shared/contract';
import { auditLog, sessions } from '#src/platform/database/index.ts';
import { addApp, factorCall } from '#test/support/second-factor.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { addUser, rightPassword, tryLogin } from '#test/support/try-login.ts';
import { openSession } from '../session-service.ts';

const url = '/api/v1/account/sessions';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

/** Signs in `lan` from an address with a browser. */
const enter = async (portal: TestApp, address: string, agent = firefox) => {
  const reply = await tryLogin(portal, { username: 'lan', address, headers: { 'user-agent': agent } });
  return { authorization: `Bearer ${reply.json().data.accessToken}` };
};

const devices = async ({ app }: TestApp, headers: { authorization: string }): Promise<Session[]> =>
  (await app.inject({ url, headers })).json().data;

const tryRemove = (
  { app }: TestApp,
  headers: { authorization: string },
  id?: number,
  payload: object = { password: rightPassword },
) => app.inject({ method: 'DELETE', url: id === undefined ? url : `${url}/${id}`, headers, payload });

const remove = async (...removed: Parameters<typeof tryRemove>) => (await tryRemove(...removed)).statusCode;

test('a member sees their sessions, this device first, then by last use', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'lan');
  const old = await enter(portal, '203.0.113.1');
  portal.clock.advance(60);
  await enter(portal, '203.0.113.2', 'curl/8.5.0');
  portal.clock.advance(60);
  await enter(portal, '203.0.113.3', '');
  await portal.login();
  portal.clock.advance(60);
  const seen = (await devices(portal, old)).map(({ current, device, address }) => [current, device, address]);
  assert.deepEqual(seen, [
    [true, 'Firefox · Linux', '203.0.113.1'],
    [false, '', '203.0.113.3'],
    [false, 'curl', '203.0.113.2'],
  ]);
  portal.clock.advance(12 * 3600 - 90);
  const stayed = await enter(portal, '203.0.113.4');
  const left = (await devices(portal, stayed)).map(({ device }) => device);
  assert.deepEqual(left, ['Firefox · Linux', 'Firefox · Linux', ''], 'the session of curl is over');
});

test('a session, or all others, ends with its next call', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'lan');
  const [mine, second, third] = [
    await enter(portal, '203.0.113.1'),
    await enter(portal, '203.0.113.2'),
    await enter(portal, '203.0.113.3'),
  ];
  const lost = (await devices(portal, mine)).find(({ address }) => address === '203.0.113.2');
  assert.equal(await remove(portal, mine, lost?.id), 200);
  assert.equal(await remove(portal, mine, lost?.id), 404);
  assert.equal((await portal.app.inject({ url, headers: second })).statusCode, 401);
  assert.equal((await devices(portal, third)).length, 2);
  assert.equal(await remove(portal, mine), 200);
  assert.equal((await portal.app.inject({ url, headers: third })).statusCode, 401);
  assert.deepEqual(
    (await devices(portal, mine)).map(({ current }) => current),
    [true],
  );
  const rows = await portal.deps.db.select().from(auditLog).orderBy(auditLog.id);
  assert.deepEqual(
    rows.map(({ actor, action }) => [actor, action]),
    [
      ['lan', 'sign-out'],
      ['lan', 'sign-others-out'],
    ],
  );
});

test("another member's session is 404 and stays active", async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'lan');
  const mine = await enter(portal, '203.0.113.1');
  const other = await portal.login();
  const [theirs] = await devices(portal, other);
  assert.equal(await remove(portal, mine, theirs?.id), 404);
  assert.equal(await remove(portal, mine), 200);
  assert.equal((await devices(portal, other)).length, 1);
});

test('a member without a second factor signs devices out with the password only', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'lan');
  const [mine, other] = [await enter(portal, '203.0.113.1'), await enter(portal, '203.0.113.2')];
  const lost = (await devices(portal, mine)).find(({ current }) => !current);
  for (const id of [undefined, lost?.id]) {
    const missing = await tryRemove(portal, mine, id, {});
    assert.deepEqual([missing.json().code, missing.json().field], ['A0410', 'password']);
    const wrong = await tryRemove(portal, mine, id, { password: 'Wrong@2026' });
    assert.deepEqual([wrong.json().code, wrong.json().field], ['A0210', 'password']);
  }
  assert.equal((await devices(portal, other)).length, 2);
});

test('a member with a second factor signs devices out within five minutes after confirming it', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'lan');
  const { phone, headers } = await addApp(portal, await enter(portal, '203.0.113.1'));
  const { deps, clock } = portal;
  const [own] = await deps.db.select().from(sessions);
  const place = { userId: own?.userId as number, address: '203.0.113.2', agent: firefox };
  const openOther = () => openSession(deps, { ...place, now: clock.now() });
  await openOther();
  assert.equal(await remove(portal, headers, undefined, {}), 200, 'it was confirmed just now');
  await openOther();
  clock.advance(300);
  const stale = await tryRemove(portal, headers);
  assert.deepEqual([stale.statusCode, stale.json().code], [403, 'A0243'], 'the password does not suffice');
  const { challenge } = (await factorCall(portal, headers, 'POST', '/challenge')).json().data;
  const proof = { challenge, code: await phone.code() };
  const renewed = (await factorCall(portal, headers, 'POST', '/verify', proof)).json().data;
  const authorization = `Bearer ${renewed.accessToken}`;
  assert.equal(await remove(portal, { authorization }, undefined, {}), 200);
  assert.equal(await deps.db.$count(sessions), 1);
});
