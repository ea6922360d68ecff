import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cleanUpAccounts } from '#src/identity/accounts/index.ts';
import { factorChallenges, loginLog, users } from '#src/platform/database/index.ts';
import { addApp, bearer, enter, factorCall } from '#test/support/second-factor.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { rightPassword, tryLogin } from '#test/support/try-login.ts';

/** The first step of a login of `lan`. */
const challenge = async (portal: TestApp): Promise<string> =>
  (await tryLogin(portal, { username: 'lan' })).json().data.challenge;

const answer = ({ app }: TestApp, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/auth/factor',
    payload,
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });

/** The results in the login log, in order. */
const resultsOf = async ({ deps }: TestApp): Promise<string[]> =>
  (await deps.db.select().from(loginLog).orderBy(loginLog.id)).map(({ result }) => result);

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const added = await addApp(portal, await enter(portal, 'lan'));
  // The next code: the first one is used.
  portal.clock.advance(30);
  return { portal, ...added };
};

test('the password alone gives a challenge and no token', async (t) => {
  const { portal } = await prepare(t);
  const first = await tryLogin(portal, { username: 'lan' });
  const { code, data } = first.json();
  assert.deepEqual([first.statusCode, code, data.kinds, data.passkey], [403, 'A0241', ['totp'], null]);
  assert.equal(JSON.stringify(first.json()).includes('accessToken'), false);
  const asToken = await portal.app.inject({ url: '/api/v1/users/me', headers: bearer(data.challenge) });
  assert.equal(asToken.statusCode, 401);
});

test('a right password without its second step is in the login log, without secrets', async (t) => {
  const { portal } = await prepare(t);
  const token = await challenge(portal);
  const [row, ...others] = await portal.deps.db.select().from(loginLog);
  assert.deepEqual(
    [row?.username, row?.result, row?.address, others.length],
    ['lan', 'second-step', '203.0.113.7', 0],
  );
  assert.ok(!JSON.stringify(row).includes(token) && !JSON.stringify(row).includes(rightPassword));
  const { body } = await portal.app.operations.inject('/metrics');
  assert.match(body, /logins_total\{result="second-step"\} 1/);
});

test('the code of the app completes the login', async (t) => {
  const { portal, phone } = await prepare(t);
  const entered = await answer(portal, { challenge: await challenge(portal), code: await phone.code() });
  assert.equal(entered.statusCode, 200, entered.body);
  const { tokenType, accessToken } = entered.json().data;
  assert.equal(tokenType, 'Bearer');
  const me = await portal.app.inject({ url: '/api/v1/users/me', headers: bearer(accessToken) });
  assert.equal(me.json().data.username, 'lan');
  assert.deepEqual(await resultsOf(portal), ['second-step', 'success']);
  const [{ lastUsedAt }] = (await factorCall(portal, bearer(accessToken), 'GET')).json().data.factors;
  assert.equal(lastUsedAt, portal.clock.now().toISOString());
});

test('with an initial password the second step leads to its change', async (t) => {
  const { portal, phone } = await prepare(t);
  await portal.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.username, 'lan'));
  const entered = await answer(portal, { challenge: await challenge(portal), code: await phone.code() });
  assert.equal(entered.statusCode, 200, entered.body);
  const headers = bearer(entered.json().data.accessToken);
  const refused = await portal.app.inject({ url: '/api/v1/menus/routes', headers });
  assert.equal(refused.json().code, 'A0232');
});

test('the second step ends the session it was sent with', async (t) => {
  const { portal, headers, phone } = await prepare(t);
  const payload = { challenge: await challenge(portal), code: await phone.code() };
  const url = '/api/v1/auth/factor';
  const entered = await portal.app.inject({ method: 'POST', url, payload, headers });
  assert.equal(entered.statusCode, 200, entered.body);
  assert.equal((await factorCall(portal, headers, 'GET')).statusCode, 401);
});

test('a code is accepted once, and none of an earlier time step after it', async (t) => {
  const { portal, phone } = await prepare(t);
  const earlier = await phone.code();
  portal.clock.advance(30);
  const code = await phone.code();
  assert.equal((await answer(portal, { challenge: await challenge(portal), code })).statusCode, 200);
  for (const used of [code, earlier]) {
    const refused = await answer(portal, { challenge: await challenge(portal), code: used });
    assert.deepEqual([refused.json().code, refused.json().field], ['A0244', 'code']);
  }
});

test('of concurrent answers with one code one is accepted', async (t) => {
  const { portal, phone } = await prepare(t);
  const code = await phone.code();
  const challenges = [await challenge(portal), await challenge(portal)];
  const answers = await Promise.all(
    [...challenges, ...challenges].map((one) => answer(portal, { challenge: one, code })),
  );
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
});

test('a recovery code is accepted once, in any spelling, and is recorded', async (t) => {
  const { portal, recoveryCodes } = await prepare(t);
  const code = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')}`;
  const entered = await answer(portal, { challenge: await challenge(portal), code });
  assert.equal(entered.statusCode, 200, entered.body);
  const headers = bearer(entered.json().data.accessToken);
  assert.equal((await factorCall(portal, headers, 'GET')).json().data.recoveryCodesLeft, 9);
  const again = await answer(portal, { challenge: await challenge(portal), code });
  assert.deepEqual([again.statusCode, again.json().code], [400, 'A0244']);
  const actions = (await auditOf(portal.deps, 'user')).map(({ action }) => action);
  assert.deepEqual(actions, ['add-factor', 'use-recovery-code']);
});

test('five wrong codes start a wait of ten minutes, with whatever challenge', async (t) => {
  const { portal, phone } = await prepare(t);
  for (let time = 0; time < 5; time += 1) {
    const refused = await answer(portal, { challenge: await challenge(portal), code: 'wrong-code' });
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'A0244']);
  }
  const waiting = await answer(portal, { challenge: await challenge(portal), code: await phone.code() });
  assert.deepEqual([waiting.statusCode, waiting.json().code], [429, 'A0211']);
  assert.equal(waiting.headers['retry-after'], '600');
  portal.clock.advance(601);
  const entered = await answer(portal, { challenge: await challenge(portal), code: await phone.code() });
  assert.equal(entered.statusCode, 200);
  const results = (await resultsOf(portal)).filter((result) => result !== 'second-step');
  assert.deepEqual(results, [...Array(5).fill('factor'), 'waiting', 'success']);
});

test('of ten concurrent wrong codes five are checked', async (t) => {
  const { portal } = await prepare(t);
  const token = await challenge(portal);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => answer(portal, { challenge: token, code: 'wrong-code' })),
  );
  const codes = answers.map((one) => one.json().code);
  assert.equal(codes.filter((code) => code === 'A0244').length, 5);
  assert.equal(codes.filter((code) => code === 'A0211').length, 5);
});

test('a challenge ends after five minutes, and is deleted', async (t) => {
  const { portal, phone } = await prepare(t);
  const token = await challenge(portal);
  portal.clock.advance(300);
  const late = await answer(portal, { challenge: token, code: await phone.code() });
  assert.deepEqual([late.statusCode, late.json().code, late.json().field], [400, 'A0244', 'challenge']);
  assert.equal((await cleanUpAccounts(portal.deps)).factorChallenges, 1);
  assert.equal(await portal.deps.db.$count(factorChallenges), 0);
});

test('a challenge without a proof, or of a step-up, is refused', async (t) => {
  const { portal, headers, phone } = await prepare(t);
  const bare = await answer(portal, { challenge: await challenge(portal) });
  assert.deepEqual([bare.statusCode, bare.json().code, bare.json().field], [400, 'A0410', 'code']);
  const stepUp = (await factorCall(portal, headers, 'POST', '/challenge')).json().data.challenge;
  const crossed = await answer(portal, { challenge: stepUp, code: await phone.code() });
  assert.deepEqual([crossed.json().code, crossed.json().field], ['A0244', 'challenge']);
});

test('an account that was disabled between both steps stays out', async (t) => {
  const { portal, phone } = await prepare(t);
  const token = await challenge(portal);
  await portal.deps.db.update(users).set({ status: 0 }).where(eq(users.username, 'lan'));
  const refused = await answer(portal, { challenge: token, code: await phone.code() });
  assert.deepEqual([refused.statusCode, refused.json().code], [400, 'A0202']);
});

test('the challenge of another session confirms nothing', async (t) => {
  const { portal, headers, phone } = await prepare(t);
  const theirs = (await addApp(portal, await enter(portal, 'mei'))).headers;
  const { challenge: token } = (await factorCall(portal, headers, 'POST', '/challenge')).json().data;
  const proof = { challenge: token, code: await phone.code() };
  assert.equal((await factorCall(portal, theirs, 'POST', '/verify', proof)).statusCode, 404);
  const without = await enter(portal, 'hua');
  assert.equal((await factorCall(portal, without, 'POST', '/challenge')).statusCode, 404);
});
