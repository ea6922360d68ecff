import assert from 'node:assert/strict';
import { test } from 'node:test';
import { users, verificationCodes } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { goodPassword, openAccounts } from './testing/accounts.ts';

const mobile = '13900000001';
const newMobile = '13900000005';
const email = 'hai.yan@example.com';

/** A member with a verified number, a minute later, and a function that changes their contacts. */
const openHaiyan = async (t: Parameters<typeof openAccounts>[0]) => {
  const portal = await openAccounts(t);
  const member = await portal.newMember({ username: 'haiyan', mobile });
  portal.clock.advance(61);
  const ask = async (channel: 'sms' | 'mail', target: string, who = member) => {
    const answer = await portal.call(who, 'POST', '/account/codes', { channel, target });
    assert.deepEqual([answer.statusCode, answer.json().data], [200, { resendAfter: 60 }], answer.body);
    return portal.codeIn(channel);
  };
  const change = (kind: 'mobile' | 'email', fields: object, who = member) =>
    portal.call(who, 'PUT', `/account/${kind}`, { password: goodPassword, ...fields });
  return { ...portal, db: portal.deps.db, member, ask, change };
};

test('a new mobile number is verified by its code, and the previous one is notified', async (t) => {
  const portal = await openHaiyan(t);
  const code = await portal.ask('sms', newMobile);
  assert.equal(portal.post.texts.at(-1)?.to, newMobile);
  const answer = await portal.change('mobile', { mobile: newMobile, code });
  assert.deepEqual([answer.statusCode, answer.json().data.mobileMask], [200, '139****0005']);
  const told = portal.post.texts.at(-1);
  assert.equal(told?.to, mobile);
  assert.match(told?.text ?? '', /账号 haiyan 的手机号已于 .* 换成 139\*{4}0005/);
  const [user] = await portal.db.select().from(users);
  assert.deepEqual([user?.mobile, user?.mobileVerifiedAt], [newMobile, portal.clock.now()]);
});

test('a first email address is verified by its code without a notification; the audit has masks', async (t) => {
  const portal = await openHaiyan(t);
  const code = await portal.ask('mail', email);
  const answer = await portal.change('email', { email, code });
  assert.deepEqual([answer.statusCode, answer.json().data.emailMask], [200, 'ha***@example.com']);
  assert.equal(portal.post.mails.length, 1);
  const row = (await auditOf(portal.deps, 'user')).at(-1);
  assert.deepEqual(
    [row?.actor, row?.action, row?.before, row?.after],
    ['haiyan', 'change-email', { email: null }, { email: 'ha***@example.com' }],
  );
});

test('a wrong password changes nothing, is A0210 at its field, and does not use up the code', async (t) => {
  const portal = await openHaiyan(t);
  const code = await portal.ask('sms', newMobile);
  const wrong = await portal.change('mobile', { mobile: newMobile, code, password: 'wrong' });
  assert.deepEqual([wrong.statusCode, wrong.json().code, wrong.json().field], [400, 'A0210', 'password']);
  assert.equal((await portal.change('mobile', { mobile: newMobile, code })).statusCode, 200);
});

test('five wrong passwords start a wait, also with the right code', async (t) => {
  const portal = await openHaiyan(t);
  const code = await portal.ask('sms', newMobile);
  for (let count = 0; count < 5; count += 1)
    await portal.change('mobile', { mobile: newMobile, code, password: 'wrong' });
  const waiting = await portal.change('mobile', { mobile: newMobile, code });
  assert.deepEqual([waiting.statusCode, waiting.json().code], [429, 'A0211']);
});

test('a wrong code is refused at its field, and after five the right one is refused too', async (t) => {
  const portal = await openHaiyan(t);
  const code = await portal.ask('sms', newMobile);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count += 1)
    assert.equal((await portal.change('mobile', { mobile: newMobile, code: wrong })).json().field, 'code');
  assert.equal((await portal.change('mobile', { mobile: newMobile, code })).json().field, 'code');
});

test('a code is valid only for its member and its target', async (t) => {
  const portal = await openHaiyan(t);
  const other = await portal.newMember({ username: 'other', mobile: '13900000002' });
  const code = await portal.ask('sms', newMobile);
  assert.equal((await portal.change('mobile', { mobile: newMobile, code }, other)).json().field, 'code');
  assert.equal((await portal.change('mobile', { mobile: '13900000006', code })).json().field, 'code');
  const registered = await portal.register({ mobile: newMobile, code, username: 'third' });
  assert.equal(registered.json().field, 'code');
});

test("another account's number is reported only after verification, also under concurrent changes", async (t) => {
  const portal = await openHaiyan(t);
  const other = await portal.newMember({ username: 'other', mobile: '13900000002' });
  const codes = [await portal.ask('sms', newMobile)];
  portal.clock.advance(61);
  codes.push(await portal.ask('sms', newMobile, other));
  const answers = await Promise.all([
    portal.change('mobile', { mobile: newMobile, code: codes[0] }),
    portal.change('mobile', { mobile: newMobile, code: codes[1] }, other),
  ]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  const loser = answers.find(({ statusCode }) => statusCode === 400);
  assert.deepEqual([loser?.json().field, loser?.json().msg], ['mobile', '该手机号已绑定其他账号']);
});

test('two mailboxes that differ in case are the same', async (t) => {
  const portal = await openHaiyan(t);
  const other = await portal.newMember({ username: 'other', mobile: '13900000002' });
  await portal.change('email', { email, code: await portal.ask('mail', email) });
  portal.clock.advance(61);
  const loud = email.toUpperCase();
  const code = await portal.ask('mail', loud, other);
  assert.equal((await portal.change('email', { email: loud, code }, other)).json().field, 'email');
});

test('codes of members have the same limits, and name a target that does not fit the channel', async (t) => {
  const portal = await openHaiyan(t);
  await portal.ask('sms', newMobile);
  const soon = await portal.call(portal.member, 'POST', '/account/codes', {
    channel: 'sms',
    target: newMobile,
  });
  assert.deepEqual([soon.statusCode, soon.json().code], [429, 'A0211']);
  const bad = await portal.call(portal.member, 'POST', '/account/codes', {
    channel: 'mail',
    target: newMobile,
  });
  assert.deepEqual([bad.statusCode, bad.json().field], [400, 'target']);
  assert.equal(await portal.db.$count(verificationCodes), 2);
});

test('the account returns masked contacts and the profile', async (t) => {
  const portal = await openHaiyan(t);
  const changed = await portal.call(portal.member, 'PUT', '/account/profile', {
    nickname: ' 海燕 ',
    gender: 2,
    birthday: '1990-03-07',
  });
  assert.equal(changed.statusCode, 200, changed.body);
  const { createdAt, passwordChangedAt, ...account } = (
    await portal.call(portal.member, 'GET', '/account')
  ).json().data;
  assert.deepEqual(account, {
    username: 'haiyan',
    nickname: '海燕',
    avatar: null,
    gender: 2,
    birthday: '1990-03-07',
    mobileMask: '139****0001',
    emailMask: null,
    erasesAt: null,
  });
  assert.ok(createdAt && passwordChangedAt);
  assert.equal((await auditOf(portal.deps, 'user')).at(-1)?.action, 'change-profile');
});

test('a closed account returns its erasure date', async (t) => {
  const portal = await openHaiyan(t);
  await portal.db.update(users).set({ closingAt: new Date('2026-11-22T08:00:00Z') });
  const { data } = (await portal.call(portal.member, 'GET', '/account')).json();
  assert.equal(data.erasesAt, '2026-12-07T08:00:00.000Z');
});

for (const [change, field] of [
  [{ nickname: '  ' }, 'nickname'],
  [{ nickname: 'a'.repeat(31) }, 'nickname'],
  [{ gender: 3 }, 'gender'],
  [{ birthday: '2999-01-01' }, 'birthday'],
  [{ birthday: '1990-02-30' }, 'birthday'],
] as const)
  test(`a profile with ${JSON.stringify(change)} is refused at ${field}`, async (t) => {
    const portal = await openHaiyan(t);
    const form = { nickname: '海燕', gender: 0, birthday: null, ...change };
    const refused = await portal.call(portal.member, 'PUT', '/account/profile', form);
    assert.deepEqual([refused.statusCode, refused.json().field], [400, field]);
  });
