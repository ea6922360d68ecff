import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/platform/database/index.ts';
import { addApp, factorCall } from '#test/support/second-factor.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { addUser, rightPassword, tryLogin } from '#test/support/try-login.ts';
import { goodPassword, openAccounts } from '../testing/accounts.ts';

const mobile = '13900000001';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

type Try = Partial<Parameters<typeof tryLogin>[1]>;

/** A registered member, who signs in from elsewhere; `notices` are the text messages about that. */
const openMember = async (t: TestContext, options?: Parameters<typeof openAccounts>[1]) => {
  const portal = await openAccounts(t, options);
  await portal.newMember({ username: 'haiyan', mobile });
  const login = async (tried: Try = {}) => {
    const entered = await tryLogin(portal, { username: 'haiyan', password: goodPassword, ...tried });
    assert.equal(entered.statusCode, 200, entered.body);
    return entered;
  };
  const notices = () => portal.post.texts.filter(({ text }) => /新设备|new device/.test(text));
  return { portal, login, notices };
};

test('a login from a new browser is notified with device, network and time', async (t) => {
  const { login, notices } = await openMember(t);
  await login({ username: 'HaiYan', address: '198.51.100.9', headers: { 'user-agent': firefox } });
  const [notice, ...others] = notices();
  assert.deepEqual([notice?.to, others.length], [mobile, 0]);
  assert.match(
    notice?.text ?? '',
    /账号于 \d+月\d+日 \d\d:\d\d 在新设备登录：Firefox · Linux，198\.51\.100\.\*/,
  );
});

test('a notice is in the language of the owner, not of the new browser', async (t) => {
  const { login, notices } = await openMember(t);
  const cookie = String((await login()).headers['set-cookie']).split(';')[0] ?? '';
  const english = { 'accept-language': 'en', 'user-agent': '' };
  await login({ headers: english });
  assert.match(notices()[1]?.text ?? '', /未知设备，203\.0\.113\.\*/);
  await login({ headers: { ...english, cookie } });
  await login();
  assert.match(notices()[2]?.text ?? '', /network 203\.0\.113\.\*.*Change your password/);
});

test('a code for an account is in the language of its owner, one for a new number in that of the caller', async (t) => {
  const { portal } = await openMember(t);
  await portal.ask({ purpose: 'reset', target: mobile, language: 'en' });
  assert.match(portal.post.texts.at(-1)?.text ?? '', /验证码/);
  await portal.ask({ purpose: 'register', target: '13900000002', language: 'en' });
  assert.match(portal.post.texts.at(-1)?.text ?? '', /code/);
});

test('a browser is new once', async (t) => {
  const { login, notices } = await openMember(t);
  const cookie = String((await login()).headers['set-cookie']).split(';')[0] ?? '';
  await login({ headers: { cookie } });
  assert.equal(notices().length, 1);
});

test('a browser that keeps no cookies is notified three times a day', async (t) => {
  const { portal, login, notices } = await openMember(t);
  for (let time = 0; time < 5; time += 1) await login();
  assert.equal(notices().length, 3);
  portal.clock.advance(86_400);
  await login();
  assert.equal(notices().length, 4);
});

test('a message that cannot be sent does not fail the login, and is logged', async (t) => {
  const lines: string[] = [];
  const { portal, login } = await openMember(t, { onLog: (line) => lines.push(line) });
  portal.post.trouble = new Error('the gateway is away');
  await login();
  assert.ok(lines.some((line) => line.includes('owner not told')));
});

/** A user whom staff has added and whose mailbox is verified. */
const addReachable = async (portal: TestApp): Promise<number> => {
  const id = await addUser(portal, 'lan');
  const set = { email: 'lan@example.com', emailVerifiedAt: new Date() };
  await portal.deps.db.update(users).set(set).where(eq(users.id, id));
  return id;
};

test('the first login of an account is not notified, and one from another browser after it is', async (t) => {
  const portal = await buildTestApp(t);
  await addReachable(portal);
  await tryLogin(portal, { username: 'lan', password: 'Wrong@2026' });
  await tryLogin(portal, { username: 'lan' });
  assert.equal(portal.post.mails.length, 0);
  await tryLogin(portal, { username: 'lan' });
  assert.deepEqual(
    portal.post.mails.map(({ to, subject }) => [to, subject]),
    [['lan@example.com', '账号在新设备登录 · 海途旅行']],
  );
});

test('with a second factor the notice is sent after the second step', async (t) => {
  const portal = await buildTestApp(t);
  await addReachable(portal);
  const { accessToken } = (await tryLogin(portal, { username: 'lan' })).json().data;
  const { phone } = await addApp(portal, { authorization: `Bearer ${accessToken}` });
  portal.clock.advance(30);
  const sent = portal.post.mails.length;
  const { challenge } = (await tryLogin(portal, { username: 'lan', password: rightPassword })).json().data;
  assert.equal(portal.post.mails.length, sent, 'the password alone opens nothing');
  const payload = { challenge, code: await phone.code() };
  const entered = await portal.app.inject({ method: 'POST', url: '/api/v1/auth/factor', payload });
  assert.equal(entered.statusCode, 200, entered.body);
  assert.equal(portal.post.mails.at(-1)?.subject, '账号在新设备登录 · 海途旅行');
  const authorization = `Bearer ${entered.json().data.accessToken}`;
  assert.equal((await factorCall(portal, { authorization }, 'GET')).statusCode, 200);
});
