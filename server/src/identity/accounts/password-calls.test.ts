import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, like } from 'drizzle-orm';
import { messages, sessions, users } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { tryLogin } from '#test/support/try-login.ts';
import { type Accounts, goodPassword, openAccounts } from './testing/accounts.ts';

const mobile = '13900000001';
const email = 'Hai.Yan@example.com';
const next = 'Harbour@2027';

/** A member with a verified number and mailbox, a minute later. */
const openHaiyan = async (t: Parameters<typeof openAccounts>[0]) => {
  const portal = await openAccounts(t);
  const member = await portal.newMember({ username: 'haiyan', mobile });
  const { db } = portal.deps.database;
  await db.update(users).set({ email, emailVerifiedAt: portal.clock.now() });
  portal.clock.advance(61);
  return { ...portal, db, member };
};

const reset = ({ call }: Accounts, payload: object) =>
  call(undefined, 'POST', '/auth/password', { channel: 'sms', target: mobile, password: next, ...payload });

test('a password is reset by SMS; the old one and all sessions are invalid', async (t) => {
  const portal = await openHaiyan(t);
  await tryLogin(portal, { username: 'haiyan', password: goodPassword });
  const code = await portal.getCode({ purpose: 'reset', target: mobile });
  const answer = await reset(portal, { code });
  assert.deepEqual([answer.statusCode, answer.json().data], [200, null]);
  assert.equal(await portal.db.$count(sessions), 0);
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: goodPassword })).json().code, 'A0210');
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: next })).statusCode, 200);
  const [user] = await portal.db.select().from(users);
  assert.deepEqual(user?.passwordChangedAt, portal.clock.now());
});

test('a password is reset by mail in any case of the address, and both contacts are notified', async (t) => {
  const portal = await openHaiyan(t);
  const target = 'hai.yan@EXAMPLE.com';
  const code = await portal.getCode({ purpose: 'reset', channel: 'mail', target });
  assert.equal((await reset(portal, { channel: 'mail', target, code })).statusCode, 200);
  assert.deepEqual([portal.post.texts.at(-1)?.to, portal.post.mails.at(-1)?.to], [mobile, email]);
  for (const told of [portal.post.texts.at(-1)?.text, portal.post.mails.at(-1)?.text])
    assert.match(told ?? '', /账号 haiyan 的密码已于 .* 修改/);
  const rows = await auditOf(portal.deps, 'user');
  assert.deepEqual(
    rows.map(({ action, actor }) => `${action} ${actor}`),
    ['register haiyan', 'reset-password haiyan'],
  );
});

test('a code resets once, also when used twice concurrently', async (t) => {
  const portal = await openHaiyan(t);
  const code = await portal.getCode({ purpose: 'reset', target: mobile });
  const answers = await Promise.all([
    reset(portal, { code }),
    reset(portal, { code, password: 'Other@2027' }),
  ]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  assert.equal(answers.find(({ statusCode }) => statusCode === 400)?.json().field, 'code');
  assert.equal((await reset(portal, { code })).json().field, 'code');
});

test('without an account, a wrong or guessed code gets the same response as with one', async (t) => {
  const portal = await openHaiyan(t);
  await portal.ask({ purpose: 'reset', target: '13900000009' });
  await portal.ask({ purpose: 'reset', target: mobile });
  const known = await reset(portal, { code: '000000' });
  const unknown = await reset(portal, { code: '000000', target: '13900000009' });
  const unasked = await reset(portal, { code: '000000', target: '13900000008' });
  assert.deepEqual([known.statusCode, known.json().field], [400, 'code']);
  assert.deepEqual([unknown.json(), unasked.json()], [known.json(), known.json()]);
});

test('an unverified number cannot reset a password', async (t) => {
  const portal = await openHaiyan(t);
  await portal.db.update(users).set({ mobileVerifiedAt: null });
  await portal.ask({ purpose: 'reset', target: mobile });
  assert.match(portal.post.texts.at(-1)?.text ?? '', /未绑定账号/);
});

test('a reset ends the wait after too many wrong passwords', async (t) => {
  const portal = await openHaiyan(t);
  for (let count = 0; count < 5; count += 1)
    await tryLogin(portal, { username: 'haiyan', password: 'wrong' });
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: goodPassword })).statusCode, 429);
  await reset(portal, { code: await portal.getCode({ purpose: 'reset', target: mobile }) });
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: next })).statusCode, 200);
});

test('a weak new password is refused at its field and does not use up the code', async (t) => {
  const portal = await openHaiyan(t);
  const code = await portal.getCode({ purpose: 'reset', target: mobile });
  for (const password of ['abcdefghi', 'password123', 'short1', 'x'.repeat(65)]) {
    const weak = await reset(portal, { code, password });
    assert.deepEqual([weak.statusCode, weak.json().field], [400, 'password']);
  }
  await portal.db.update(users).set({ username: 'haiyan2026' });
  assert.equal((await reset(portal, { code, password: 'HAIYAN2026' })).json().field, 'password');
  assert.equal((await reset(portal, { code })).statusCode, 200);
});

test('a failed notification does not undo the new password, and is logged', async (t) => {
  const lines: string[] = [];
  const portal = await openAccounts(t, { onLog: (line) => lines.push(line) });
  await portal.newMember({ username: 'haiyan', mobile });
  portal.clock.advance(61);
  const code = await portal.getCode({ purpose: 'reset', target: mobile });
  portal.post.trouble = new Error('the gateway is away');
  assert.equal((await reset(portal, { code })).statusCode, 200);
  assert.ok(lines.some((line) => line.includes('owner not told')));
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: next })).statusCode, 200);
});

test('a password change ends the other sessions and clears the obligation to change it', async (t) => {
  const portal = await openHaiyan(t);
  await portal.db.update(users).set({ mustChangePassword: true });
  await tryLogin(portal, { username: 'haiyan', password: goodPassword });
  const answer = await portal.call(portal.member, 'PUT', '/account/password', {
    current: goodPassword,
    password: next,
  });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(await portal.db.$count(sessions), 1);
  const isNotice = like(messages.source, 'account passwordChanged %');
  assert.equal(
    await portal.db.$count(messages, isNotice),
    1,
    'the message centre has the notice before the answer',
  );
  const { tokenType, accessToken } = answer.json().data;
  const renewed = { ...portal.member, headers: { authorization: `${tokenType} ${accessToken}` } };
  assert.equal((await portal.call(portal.member, 'GET', '/users/me')).statusCode, 401, 'the old token');
  const me = (await portal.call(renewed, 'GET', '/users/me')).json().data;
  assert.equal(me.mustChangePassword, false);
  const account = (await portal.call(renewed, 'GET', '/account')).json().data;
  assert.equal(account.passwordChangedAt, portal.clock.now().toISOString());
  assert.match(portal.post.mails.at(-1)?.text ?? '', /账号 haiyan 的密码已于/);
  const rows = await auditOf(portal.deps, 'user');
  assert.equal(rows.at(-1)?.action, 'change-password');
  assert.doesNotMatch(JSON.stringify(rows), /Ocean|Harbour|argon2/);
});

test('a wrong current password is A0210 at its field, with a limit that logins of others do not use up', async (t) => {
  const portal = await openHaiyan(t);
  const change = (current: string) =>
    portal.call(portal.member, 'PUT', '/account/password', { current, password: next });
  for (let count = 0; count < 6; count += 1)
    await tryLogin(portal, { username: 'haiyan', password: 'wrong' });
  for (let count = 0; count < 5; count += 1) {
    const wrong = await change('wrong');
    assert.deepEqual([wrong.statusCode, wrong.json().code, wrong.json().field], [400, 'A0210', 'current']);
  }
  const waiting = await change(goodPassword);
  assert.deepEqual([waiting.statusCode, waiting.json().code], [429, 'A0211']);
  assert.ok(Number(waiting.headers['retry-after']) > 0);
});

test('a new password that equals the old one or the username, or is weak, is refused', async (t) => {
  const portal = await openHaiyan(t);
  for (const password of [goodPassword, 'password123', 'onlyletters', 'HaiYan-26']) {
    const refused = await portal.call(portal.member, 'PUT', '/account/password', {
      current: goodPassword,
      password,
    });
    assert.deepEqual([refused.statusCode, refused.json().field], [400, 'password'], password);
  }
  const [user] = await portal.db.select().from(users).where(eq(users.username, 'haiyan'));
  assert.ok(user?.passwordChangedAt && user.passwordChangedAt < portal.clock.now());
});
