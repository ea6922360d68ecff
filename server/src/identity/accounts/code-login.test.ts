import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { loginLog, sessions, users } from '#src/platform/database/index.ts';
import { addApp, bearer } from '#test/support/second-factor.ts';
import { tryLogin } from '#test/support/try-login.ts';
import { goodPassword, openAccounts } from './testing/accounts.ts';

const mobile = '13900000001';
const email = 'Hai.Yan@example.com';

type Channel = 'sms' | 'mail';

/** A member with a mobile number or mailbox, who signs in by a code; the wait for another code is over. */
const openMember = async (t: TestContext, channel: Channel = 'sms') => {
  const portal = await openAccounts(t);
  const target = channel === 'sms' ? mobile : email;
  const contact = channel === 'sms' ? { mobile } : { email };
  const code = await portal.getCode({ channel, target });
  const registered = await portal.register({ ...contact, code });
  assert.equal(registered.statusCode, 200, registered.body);
  const authorization = `Bearer ${registered.json().data.accessToken}`;
  portal.clock.advance(61);
  const enter = (code: string, { address = '203.0.113.7', headers = {}, ...changes }: EnterChanges = {}) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login/code',
      headers: { 'x-forwarded-for': address, ...headers },
      payload: { channel, target, code, ...changes },
    });
  const getCode = () => portal.getCode({ purpose: 'login', channel, target });
  const results = async () => {
    const rows = await portal.deps.db.select().from(loginLog).orderBy(loginLog.id);
    return rows.map(({ username, result }) => `${username} ${result}`);
  };
  return { portal, authorization, enter, getCode, results };
};

interface EnterChanges {
  readonly target?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000');

for (const channel of ['sms', 'mail'] as const)
  test(`a member signs in by a code by ${channel}, which is valid once`, async (t) => {
    const { portal, enter, getCode, results } = await openMember(t, channel);
    const code = await getCode();
    const entered = await enter(code);
    assert.equal(entered.statusCode, 200, entered.body);
    const headers = bearer(entered.json().data.accessToken);
    const me = await portal.app.inject({ url: '/api/v1/users/me', headers });
    assert.equal(me.json().data.username, 'haiyan');
    assert.match(String(entered.headers['set-cookie']), /known_device=/);
    const again = await enter(code);
    assert.deepEqual([again.statusCode, again.json().code, again.json().field], [400, 'A0210', 'code']);
    assert.deepEqual(await results(), ['haiyan success', 'haiyan credentials']);
  });

test('a mailbox is found in any case', async (t) => {
  const { portal, enter } = await openMember(t, 'mail');
  const target = email.toUpperCase();
  const code = await portal.getCode({ purpose: 'login', channel: 'mail', target });
  assert.equal((await enter(code, { target })).statusCode, 200);
});

test('a code for a contact without an account is answered like any other, and opens nothing', async (t) => {
  const { portal, enter, results } = await openMember(t);
  const known = await portal.ask({ purpose: 'login', target: mobile });
  const unknown = await portal.ask({ purpose: 'login', target: '13900000009' });
  assert.deepEqual([known.statusCode, known.json()], [unknown.statusCode, unknown.json()]);
  assert.match(portal.post.texts.at(-1)?.text ?? '', /未绑定账号/);
  assert.doesNotMatch(portal.post.texts.at(-1)?.text ?? '', /\d{6}/);
  const wrong = await enter('000000');
  const stranger = await enter('000000', { target: '13900000009' });
  assert.deepEqual([wrong.statusCode, wrong.json()], [stranger.statusCode, stranger.json()]);
  assert.deepEqual(await results(), ['haiyan credentials', '1*** credentials']);
});

test('a code of another purpose opens nothing', async (t) => {
  const { portal, enter } = await openMember(t);
  const code = await portal.getCode({ purpose: 'reset', target: mobile });
  assert.equal((await enter(code)).json().code, 'A0210');
});

test('five wrong codes start a wait in this network, for passwords too, and none elsewhere', async (t) => {
  const { portal, enter, getCode, results } = await openMember(t);
  const code = await getCode();
  for (let count = 0; count < 5; count += 1) assert.equal((await enter(wrongOf(code))).statusCode, 400);
  const waiting = await enter(code);
  assert.deepEqual([waiting.statusCode, waiting.json().code], [429, 'A0211']);
  assert.ok(Number(waiting.headers['retry-after']) > 0);
  assert.equal((await results()).at(-1), 'haiyan waiting');
  const login = await tryLogin(portal, { username: 'haiyan', password: goodPassword });
  assert.equal(login.statusCode, 429);
  const address = '198.51.100.9';
  const elsewhere = await tryLogin(portal, { username: 'haiyan', password: goodPassword, address });
  assert.equal(elsewhere.statusCode, 200);
  assert.equal((await enter(code, { address })).json().code, 'A0210', 'five tries use up a code');
});

test('a right code resets the count of wrong ones', async (t) => {
  const { enter, getCode, portal } = await openMember(t);
  for (let round = 0; round < 2; round += 1) {
    const code = await getCode();
    for (let count = 0; count < 4; count += 1) await enter(wrongOf(code));
    assert.equal((await enter(code)).statusCode, 200);
    portal.clock.advance(61);
  }
});

test('of five concurrent uses of a code one opens a session', async (t) => {
  const { portal, enter, getCode } = await openMember(t);
  const code = await getCode();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => enter(code)));
  const opened = answers.filter(({ statusCode }) => statusCode === 200);
  assert.equal(opened.length, 1, JSON.stringify(answers.map(({ statusCode }) => statusCode)));
  assert.equal(await portal.deps.db.$count(sessions), 2);
});

test('a login by code replaces the session of the browser', async (t) => {
  const { portal, authorization, enter, getCode } = await openMember(t);
  assert.equal((await enter(await getCode(), { headers: { authorization } })).statusCode, 200);
  const former = await portal.app.inject({ url: '/api/v1/users/me', headers: { authorization } });
  assert.equal(former.statusCode, 401);
});

test('a disabled account is refused, and its code stays unused', async (t) => {
  const { portal, enter, getCode, results } = await openMember(t);
  const code = await getCode();
  const { db } = portal.deps;
  await db.update(users).set({ status: 0 }).where(eq(users.username, 'haiyan'));
  assert.equal((await enter(code)).json().code, 'A0202');
  assert.deepEqual(await results(), ['haiyan disabled']);
  await db.update(users).set({ status: 1 }).where(eq(users.username, 'haiyan'));
  assert.equal((await enter(code)).statusCode, 200);
});

test('an account with a second factor has a second step, which opens the session', async (t) => {
  const { portal, authorization, enter, getCode } = await openMember(t);
  await portal.deps.db
    .update(users)
    .set({ passwordHash: await (await import('@node-rs/argon2')).hash('Right@2026') });
  const { phone } = await addApp(portal, { authorization });
  portal.clock.advance(61);
  const code = await getCode();
  const first = await enter(code);
  assert.deepEqual([first.statusCode, first.json().code], [403, 'A0241']);
  assert.equal((await enter(code)).json().code, 'A0210', 'the first step uses up the code');
  const payload = { challenge: first.json().data.challenge, code: await phone.code() };
  const second = await portal.app.inject({ method: 'POST', url: '/api/v1/auth/factor', payload });
  assert.equal(second.statusCode, 200, second.body);
});

test('a contact that was given to another account opens that one only', async (t) => {
  const { portal, enter, getCode } = await openMember(t);
  const code = await getCode();
  await portal.deps.db.update(users).set({ mobile: '13900000005' });
  assert.equal((await enter(code)).json().code, 'A0210');
});
