import assert from 'node:assert/strict';
import { test } from 'node:test';
import { users, verificationCodes } from '#src/platform/database/index.ts';
import { goodPassword, openAccounts } from './testing/accounts.ts';

const email = 'ann@example.com';
const abroad = '+85251234567';
const reached = { env: { SMS_COUNTRIES: '852,1' } };

test('a visitor registers with an email address, which is stored as verified', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ channel: 'mail', target: email });
  const answer = await portal.register({ email, code });
  assert.equal(answer.statusCode, 200, answer.body);
  const [user] = await portal.deps.db.select().from(users);
  assert.deepEqual(
    [user?.email, user?.emailVerifiedAt, user?.mobile, user?.mobileVerifiedAt],
    [email, portal.clock.now(), null, null],
  );
});

test('a code by mail registers its own address only', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ channel: 'mail', target: email });
  assert.equal((await portal.register({ email: 'other@example.com', code })).json().field, 'code');
  assert.equal((await portal.register({ mobile: '13900000001', code })).json().field, 'code');
});

test('a verified address of another account is refused in any case after its code', async (t) => {
  const portal = await openAccounts(t);
  await portal.register({ email, code: await portal.getCode({ channel: 'mail', target: email }) });
  portal.clock.advance(61);
  const target = 'ANN@example.com';
  const known = await portal.ask({ channel: 'mail', target });
  const unknown = await portal.ask({ channel: 'mail', target: 'new@example.com' });
  assert.deepEqual([known.statusCode, known.json()], [unknown.statusCode, unknown.json()]);
  portal.clock.advance(61);
  const code = await portal.getCode({ channel: 'mail', target });
  const taken = await portal.register({ email: target, code, username: 'another' });
  assert.deepEqual([taken.statusCode, taken.json().field], [400, 'email']);
});

for (const [contact, code, field] of [
  [{}, 'A0410', 'mobile'],
  [{ email, mobile: '13900000001' }, 'A0400', 'email'],
  [{ email: 'ann@example' }, 'A0400', 'email'],
  [{ mobile: '+85221234567' }, 'A0400', 'mobile'],
  [{ mobile: '+8613900000001' }, 'A0400', 'mobile'],
] as const)
  test(`a registration with ${JSON.stringify(contact)} is refused at ${field}`, async (t) => {
    const portal = await openAccounts(t);
    const refused = await portal.register({ ...contact, code: '123456' });
    assert.deepEqual([refused.statusCode, refused.json().code, refused.json().field], [400, code, field]);
  });

test('a password with the email address is refused', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ channel: 'mail', target: email });
  const refused = await portal.register({ email, code, password: 'ann@example.com1' });
  assert.equal(refused.json().field, 'password');
  assert.equal((await portal.register({ email, code, password: goodPassword })).statusCode, 200);
});

test('a number of another country registers where text messages reach it', async (t) => {
  const portal = await openAccounts(t, reached);
  const code = await portal.getCode({ target: abroad });
  assert.equal(portal.post.texts.at(-1)?.to, abroad);
  assert.equal((await portal.register({ mobile: abroad, code })).statusCode, 200);
  const listed = await portal.app.inject({ url: '/api/v1/auth/sms-countries' });
  assert.deepEqual(listed.json().data, ['852', '1']);
});

for (const target of [abroad, '+447400123456'])
  test(`a code for ${target} is refused where text messages do not reach it, and uses no captcha`, async (t) => {
    const portal = await openAccounts(t, { env: { SMS_COUNTRIES: '853' } });
    const verifyCodeKey = await portal.takeCaptcha();
    const refused = await portal.ask({ target, verifyCodeKey });
    assert.deepEqual([refused.statusCode, refused.json().field], [400, 'target']);
    assert.match(refused.json().msg, /请改用邮箱/);
    assert.equal(await portal.deps.db.$count(verificationCodes), 0);
    assert.equal((await portal.ask({ channel: 'mail', target: email, verifyCodeKey })).statusCode, 200);
  });

test('a member changes to a number of another country, which is masked', async (t) => {
  const portal = await openAccounts(t, reached);
  const member = await portal.newMember({ username: 'haiyan', mobile: '13900000001' });
  const target = abroad;
  const asked = await portal.call(member, 'POST', '/account/codes', { channel: 'sms', target });
  assert.equal(asked.statusCode, 200, asked.body);
  const change = { mobile: abroad, code: portal.codeIn('sms'), password: goodPassword };
  const changed = await portal.call(member, 'PUT', '/account/mobile', change);
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal(changed.json().data.mobileMask, '+852****67');
});
