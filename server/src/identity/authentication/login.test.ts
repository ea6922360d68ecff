import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { roles, sessions, users } from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { addUser, rightPassword, takeCaptcha, tryLogin } from '#test/support/try-login.ts';
import { isOutdated } from './password/password.ts';

const codeOf = (answer: { json(): { code: string } }): string => answer.json().code;

test('a right login answers a token that the next call is made with', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const answer = await tryLogin(portal, { username: 'HaiYan' });
  assert.equal(answer.statusCode, 200);
  const { tokenType, accessToken, refreshToken, expires } = answer.json().data;
  assert.deepEqual([tokenType, refreshToken, expires], ['Bearer', null, null]);
  const me = await portal.app.inject({
    url: '/api/v1/users/me',
    headers: { authorization: `${tokenType} ${accessToken}` },
  });
  assert.equal(me.json().data.username, 'haiyan');
  assert.deepEqual(me.json().data.roles, ['MEMBER']);
});

test('the database stores neither token nor password', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const { accessToken } = (await tryLogin(portal, { username: 'haiyan' })).json().data;
  const [session] = await portal.deps.db.select().from(sessions);
  const [user] = await portal.deps.db.select().from(users);
  assert.ok(!JSON.stringify(session).includes(accessToken));
  assert.ok(user?.passwordHash.startsWith('$argon2id$'));
});

test('a wrong password and an unknown user get the same response', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const wrong = await tryLogin(portal, { username: 'haiyan', password: 'wrong' });
  const unknown = await tryLogin(portal, { username: 'unknown', password: 'wrong' });
  assert.deepEqual([wrong.statusCode, codeOf(wrong)], [400, 'A0210']);
  assert.deepEqual(wrong.json(), unknown.json());
});

test('after five wrong passwords even the right one waits ten minutes', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (let i = 0; i < 5; i++)
    assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan', password: 'wrong' })), 'A0210');
  const waiting = await tryLogin(portal, { username: 'HAIYAN' });
  assert.deepEqual([waiting.statusCode, codeOf(waiting)], [429, 'A0211']);
  assert.equal(waiting.headers['retry-after'], '600');
  assert.match(waiting.json().msg, /10 分钟/);
  portal.clock.advance(300);
  assert.match((await tryLogin(portal, { username: 'haiyan' })).json().msg, /5 分钟/);
  portal.clock.advance(301);
  assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
});

test('wrong passwords from elsewhere do not lock an owner out', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (let i = 0; i < 12; i++)
    await tryLogin(portal, { username: 'haiyan', password: 'wrong', address: `198.51.100.${i % 2}` });
  assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
});

test('an IPv6 network has one count for all its addresses', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (let i = 0; i < 5; i++)
    await tryLogin(portal, { username: 'haiyan', password: 'wrong', address: `2001:db8:1:2::${i}` });
  const near = await tryLogin(portal, { username: 'haiyan', address: '2001:db8:1:2:a:b:c:d' });
  assert.equal(codeOf(near), 'A0211');
  assert.equal((await tryLogin(portal, { username: 'haiyan', address: '2001:db8:1:3::1' })).statusCode, 200);
});

/** Signs in, and returns the cookie of the known device. */
const knownDevice = async (portal: TestApp, username: string): Promise<string> => {
  const { headers } = await tryLogin(portal, { username });
  const cookie = String(headers['set-cookie']);
  assert.match(cookie, /^known_device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict/);
  return cookie.split(';')[0] ?? '';
};

test('a known device is not locked out by its neighbours, neither at its account nor by its address', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const cookie = await knownDevice(portal, 'haiyan');
  for (let i = 0; i < 5; i++) await tryLogin(portal, { username: 'haiyan', password: 'wrong' });
  for (let i = 0; i < 30; i++) await tryLogin(portal, { username: `guess${i}`, password: 'wrong' });
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan' })), 'A0211');
  assert.equal((await tryLogin(portal, { username: 'haiyan', headers: { cookie } })).statusCode, 200);
});

test('a known device has a count of its own, for one account, and half a year', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  await addUser(portal, 'other');
  const cookie = await knownDevice(portal, 'haiyan');
  const fill = (username: string, sent: string) =>
    tryLogin(portal, { username, password: 'wrong', headers: { cookie: sent } });
  for (let i = 0; i < 5; i++) assert.equal(codeOf(await fill('haiyan', cookie)), 'A0210');
  assert.equal(codeOf(await fill('haiyan', cookie)), 'A0211', 'a stolen cookie guesses five times');
  for (let i = 0; i < 5; i++) await fill('other', cookie);
  assert.equal(codeOf(await tryLogin(portal, { username: 'other' })), 'A0211', 'it is no device of others');
  const forged = cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
  for (let i = 0; i < 5; i++) await fill('haiyan', forged);
  assert.equal(codeOf(await fill('haiyan', forged)), 'A0211');
  portal.clock.advance(181 * 86_400);
  for (let i = 0; i < 5; i++) await fill('haiyan', cookie);
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan' })), 'A0211', 'it has expired');
});

test('logins are counted by result for operators', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  await tryLogin(portal, { username: 'haiyan' });
  await tryLogin(portal, { username: 'haiyan', password: 'wrong' });
  const { body } = await portal.app.operations.inject('/metrics');
  assert.match(body, /logins_total\{result="success"\} 1/);
  assert.match(body, /logins_total\{result="credentials"\} 1/);
});

test('an unknown account has the same wait, so that the wait reveals nothing', async (t) => {
  const portal = await buildTestApp(t);
  for (let i = 0; i < 5; i++) await tryLogin(portal, { username: 'unknown', password: 'wrong' });
  assert.equal(codeOf(await tryLogin(portal, { username: 'unknown' })), 'A0211');
});

test('a right password resets the count of wrong ones', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) await tryLogin(portal, { username: 'haiyan', password: 'wrong' });
    assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
  }
});

test('of ten concurrent wrong passwords five are checked', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const keys = await Promise.all(Array.from({ length: 10 }, () => takeCaptcha(portal)));
  const answers = await Promise.all(
    keys.map((verifyCodeKey) => tryLogin(portal, { username: 'haiyan', password: 'wrong', verifyCodeKey })),
  );
  const codes = answers.map(codeOf);
  assert.equal(codes.filter((code) => code === 'A0210').length, 5);
  assert.equal(codes.filter((code) => code === 'A0211').length, 5);
});

test('thirty failures from one address block it, and no other address', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (let i = 0; i < 30; i++) await tryLogin(portal, { username: `guess${i}`, password: 'wrong' });
  const waiting = await tryLogin(portal, { username: 'haiyan' });
  assert.equal(codeOf(waiting), 'A0211');
  assert.ok(Number(waiting.headers['retry-after']) > 0);
  assert.equal((await tryLogin(portal, { username: 'haiyan', address: '203.0.113.8' })).statusCode, 200);
});

test('successful logins from one address do not count against it', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (let i = 0; i < 32; i++) assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
});

test('a disabled user cannot sign in, and sees the reason only with the right password', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  await portal.deps.db.update(users).set({ status: 0 });
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan' })), 'A0202');
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan', password: 'wrong' })), 'A0210');
});

test('a user whose roles are all disabled cannot sign in, whatever roles others have', async (t) => {
  const portal = await buildTestApp(t);
  await portal.login('OTHER');
  await addUser(portal, 'haiyan');
  assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
  await portal.deps.db.update(roles).set({ status: 0 }).where(eq(roles.code, 'MEMBER'));
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan' })), 'A0202');
});

test('a hash of an older policy is renewed at the next login', async (t) => {
  const portal = await buildTestApp(t);
  const id = await addUser(portal, 'haiyan');
  const { hash } = await import('@node-rs/argon2');
  const old = await hash(rightPassword, { memoryCost: 8192, timeCost: 1 });
  const { db } = portal.deps.database;
  await db.update(users).set({ passwordHash: old }).where(eq(users.id, id));
  assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  assert.equal(isOutdated(user?.passwordHash ?? old), false);
  assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
});

test('a login without a field names it, a login as JSON is refused', async (t) => {
  const portal = await buildTestApp(t);
  const nameless = await tryLogin(portal, { username: '' });
  assert.deepEqual([nameless.statusCode, nameless.json().field], [400, 'username']);
  const json = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { username: 'a' },
  });
  assert.equal(json.statusCode, 415);
});
