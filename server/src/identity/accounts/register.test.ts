import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { roles, sessions, users, verificationCodes } from '#src/platform/database/index.ts';
import { addStaff, auditOf } from '#test/support/system-fixture.ts';
import { tryLogin } from '#test/support/try-login.ts';
import { goodPassword, openAccounts } from './testing/accounts.ts';

const mobile = '13900000001';
const other = '13900000002';

test('registration creates a member, signs in, and allows later logins', async (t) => {
  const portal = await openAccounts(t);
  const answer = await portal.register({ mobile, code: await portal.getCode({ target: mobile }) });
  const { tokenType, accessToken, ...rest } = answer.json().data;
  assert.deepEqual([tokenType, rest], ['Bearer', { refreshToken: null, expires: null }]);
  const headers = { authorization: `Bearer ${accessToken}` };
  const me = (await portal.app.inject({ url: '/api/v1/users/me', headers })).json().data;
  assert.deepEqual([me.username, me.roles, me.mustChangePassword], ['haiyan', ['MEMBER'], false]);
  const login = await tryLogin(portal, { username: 'haiyan', password: goodPassword });
  assert.equal(login.statusCode, 200);
  const byMobile = await tryLogin(portal, { username: mobile, password: goodPassword });
  assert.equal(byMobile.json().code, 'A0210', 'the login takes the username');
});

test('the number is stored as verified and the password as a hash; the audit has neither', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ target: mobile });
  await portal.register({ mobile, code });
  const [user] = await portal.deps.db.select().from(users);
  const now = portal.clock.now();
  assert.deepEqual([user?.mobile, user?.mobileVerifiedAt, user?.passwordChangedAt], [mobile, now, now]);
  assert.ok(user?.passwordHash.startsWith('$argon2id$'));
  const [row, ...more] = await auditOf(portal.deps, 'user');
  assert.deepEqual([row?.actorId, row?.actor, row?.action, more], [user?.id, 'haiyan', 'register', []]);
  assert.doesNotMatch(JSON.stringify(row), new RegExp(`${mobile}|${code}|${goodPassword}`));
});

test('a code creates one account', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ target: mobile });
  assert.equal((await portal.register({ mobile, code })).statusCode, 200);
  const again = await portal.register({ mobile, code, username: 'another' });
  assert.deepEqual([again.statusCode, again.json().field], [400, 'mobile']);
  await portal.deps.db.update(users).set({ mobile: other });
  assert.equal((await portal.register({ mobile, code, username: 'another' })).json().field, 'code');
  assert.equal(await portal.deps.db.$count(users), 1);
});

test('a taken username is refused at its field in any case, and four do not use up the code', async (t) => {
  const portal = await openAccounts(t);
  await addStaff(portal.deps, 'HaiYan');
  const code = await portal.getCode({ target: mobile });
  for (let count = 0; count < 4; count += 1) {
    const taken = await portal.register({ mobile, code, username: 'haiyan' });
    assert.deepEqual(
      [taken.statusCode, taken.json().field, taken.json().msg],
      [400, 'username', '用户名已被使用'],
    );
  }
  assert.equal((await portal.register({ mobile, code, username: 'haiyan2' })).statusCode, 200);
});

test('a code answers for five usernames whether they are taken', async (t) => {
  const portal = await openAccounts(t);
  await addStaff(portal.deps, 'haiyan');
  const code = await portal.getCode({ target: mobile });
  const ask = async () => (await portal.register({ mobile, code, username: 'haiyan' })).json().field;
  const fields = [];
  for (let count = 0; count < 6; count += 1) fields.push(await ask());
  assert.deepEqual(fields, ['username', 'username', 'username', 'username', 'username', 'code']);
});

test('refused usernames count against the network', async (t) => {
  const portal = await openAccounts(t);
  await addStaff(portal.deps, 'haiyan');
  for (let count = 0; count < 15; count += 1) {
    const target = `139000001${String(count).padStart(2, '0')}`;
    const code = await portal.getCode({ target });
    for (let tried = 0; tried < 2; tried += 1)
      assert.equal(
        (await portal.register({ mobile: target, code, username: 'haiyan' })).json().field,
        'username',
      );
  }
  assert.equal((await portal.register({ mobile, code: '000000' })).statusCode, 429);
});

test('a registered device is known at the next login', async (t) => {
  const portal = await openAccounts(t);
  const answer = await portal.register({ mobile, code: await portal.getCode({ target: mobile }) });
  assert.match(String(answer.headers['set-cookie']), /^known_device=/);
});

test('a taken username is reported only after the number is verified', async (t) => {
  const portal = await openAccounts(t);
  await addStaff(portal.deps, 'haiyan');
  assert.equal((await portal.register({ mobile, code: '000000' })).json().field, 'code');
});

test('an unverified number of another user is free to register', async (t) => {
  const portal = await openAccounts(t);
  await addStaff(portal.deps, 'typed', { mobile });
  const code = await portal.getCode({ target: mobile });
  assert.equal((await portal.register({ mobile, code })).statusCode, 200);
});

for (const [change, field] of [
  [{ password: 'short1A' }, 'password'],
  [{ password: 'onlyletters' }, 'password'],
  [{ password: 'HaiYan2026', username: 'haiyan2026' }, 'password'],
  [{ password: 'Password123' }, 'password'],
  [{ username: 'abc' }, 'username'],
  [{ username: '1haiyan' }, 'username'],
  [{ username: '海燕海燕' }, 'username'],
  [{ mobile: '12345678901' }, 'mobile'],
  [{ code: '12345' }, 'code'],
  [{ termsAccepted: false }, 'termsAccepted'],
] as const)
  test(`registering with ${JSON.stringify(change)} is refused at ${field} and does not use up the code`, async (t) => {
    const portal = await openAccounts(t);
    const code = await portal.getCode({ target: mobile });
    const refused = await portal.register({ mobile, code, ...change });
    assert.deepEqual([refused.statusCode, refused.json().field], [400, field]);
    assert.equal((await portal.register({ mobile, code })).statusCode, 200);
  });

test('of two concurrent registrations of one username, one succeeds', async (t) => {
  const portal = await openAccounts(t);
  const codes = [await portal.getCode({ target: mobile }), await portal.getCode({ target: other })];
  const answers = await Promise.all(
    [mobile, other].map((number, place) =>
      portal.register({ mobile: number, code: codes[place] ?? '', username: place ? 'HAIYAN' : 'haiyan' }),
    ),
  );
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  const loser = answers.find(({ statusCode }) => statusCode === 400);
  assert.deepEqual([loser?.json().field, loser?.json().code], ['username', 'A0400']);
  assert.equal(await portal.deps.db.$count(users), 1);
  assert.equal((await auditOf(portal.deps, 'user')).length, 1);
});

test('of five concurrent registrations of one mobile number, one succeeds', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ target: mobile });
  const names = ['haiyan1', 'haiyan2', 'haiyan3', 'haiyan4', 'haiyan5'];
  const answers = await Promise.all(names.map((username) => portal.register({ mobile, code, username })));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400, 400, 400]);
  for (const loser of answers.filter(({ statusCode }) => statusCode === 400))
    assert.equal(loser.json().field, 'mobile', loser.body);
  const { db } = portal.deps.database;
  assert.deepEqual([await db.$count(users), await db.$count(sessions)], [1, 1]);
});

test('thirty wrong tries block a network address, and no other', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ target: mobile });
  const guess = (address?: string) => portal.register({ mobile: other, code: '000000', address });
  for (let count = 0; count < 30; count += 1) assert.equal((await guess()).json().field, 'code');
  const waiting = await portal.register({ mobile, code });
  assert.deepEqual(
    [waiting.statusCode, waiting.json().code, waiting.headers['retry-after']],
    [429, 'A0211', '600'],
  );
  assert.equal((await portal.register({ mobile, code, address: '203.0.113.99' })).statusCode, 200);
});

test('registration is refused while the member role is disabled, and the code stays unused', async (t) => {
  const portal = await openAccounts(t);
  const { db } = portal.deps.database;
  await db.update(roles).set({ status: 0 }).where(eq(roles.code, 'MEMBER'));
  const closed = await portal.register({ mobile, code: await portal.getCode({ target: mobile }) });
  assert.deepEqual([closed.statusCode, closed.json().msg], [400, '暂不开放注册']);
  const [row] = await db.select().from(verificationCodes);
  assert.equal(row?.usedAt, null);
});
