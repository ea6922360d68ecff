import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { type Db, secondFactors, sessions, users } from '#src/platform/database/index.ts';
import { addApp, enter } from '#test/support/second-factor.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { addUser, rightPassword, tryLogin } from '#test/support/try-login.ts';
import { crossCall } from '#test/support/until-waiting.ts';
import { endSessionsOf } from './session-end-repository.ts';

const newPassword = 'Harbour@2027';

/** A login with the right password, after which the account is changed before its session is made. */
const crossLogin = async (
  t: Parameters<typeof buildTestApp>[0],
  change: (tx: Db, userId: number) => Promise<unknown>,
) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps;
  const userId = await addUser(portal, 'haiyan');
  const call = () => tryLogin(portal, { username: 'haiyan' });
  const answer = await crossCall(db, { userId, call, change: (tx) => change(tx, userId) });
  return { code: answer.json().code, sessions: await db.$count(sessions) };
};

const setHash = (passwordHash: string) => (tx: Db, id: number) =>
  tx.update(users).set({ passwordHash }).where(eq(users.id, id));

test('the old password opens no session when it is changed during the login', async (t) => {
  assert.deepEqual(await crossLogin(t, setHash(await hash(newPassword))), { code: 'A0210', sessions: 0 });
});

test('a login succeeds when another one renews the hash meanwhile', async (t) => {
  assert.deepEqual(await crossLogin(t, setHash(await hash(rightPassword))), { code: '200', sessions: 1 });
});

test('a second factor that is added during the login is asked for', async (t) => {
  const add = (tx: Db, userId: number) =>
    tx.insert(secondFactors).values({
      userId,
      kind: 'totp',
      name: 'phone',
      secretCipher: Buffer.from('sealed'),
      confirmedAt: new Date(),
    });
  assert.deepEqual(await crossLogin(t, add), { code: 'A0241', sessions: 0 });
});

test('a user who is disabled or deleted during the login stays out', async (t) => {
  const change = (set: object) => (tx: Db, id: number) => tx.update(users).set(set).where(eq(users.id, id));
  assert.deepEqual(await crossLogin(t, change({ status: 0 })), { code: 'A0202', sessions: 0 });
  assert.deepEqual(await crossLogin(t, change({ deletedAt: new Date() })), { code: 'A0210', sessions: 0 });
});

/** A user with an authenticator app who has given the right password. */
const prepareSecondStep = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps;
  const { phone, headers } = await addApp(portal, await enter(portal, 'lan'));
  const [user] = await db.select({ id: users.id }).from(users);
  portal.clock.advance(30);
  const { challenge } = (await tryLogin(portal, { username: 'lan' })).json().data;
  const payload = { challenge, code: await phone.code() };
  const answer = async () => portal.app.inject({ method: 'POST', url: '/api/v1/auth/factor', payload });
  return { portal, db, headers, userId: user?.id as number, answer };
};

test('a second step opens no session when the password is reset meanwhile', async (t) => {
  const { db, userId, answer } = await prepareSecondStep(t);
  const change = (tx: Db) => endSessionsOf(tx, [userId], 'staff');
  const refused = await crossCall(db, { userId, call: answer, change });
  assert.deepEqual([refused.json().code, refused.json().field], ['A0244', 'challenge']);
  assert.equal(await db.$count(sessions), 0);
});

test('a changed password ends logins between their two steps', async (t) => {
  const { portal, headers, answer } = await prepareSecondStep(t);
  const payload = { current: rightPassword, password: newPassword };
  const url = '/api/v1/account/password';
  const changed = await portal.app.inject({ method: 'PUT', url, headers, payload });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal((await answer()).json().field, 'challenge');
});

test('a session that is ended during its change of password changes nothing', async (t) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps;
  const headers = await enter(portal, 'lan');
  const [before] = await db.select().from(users);
  const userId = before?.id as number;
  const payload = { current: rightPassword, password: newPassword };
  const call = async () =>
    portal.app.inject({ method: 'PUT', url: '/api/v1/account/password', headers, payload });
  const change = (tx: Db) => endSessionsOf(tx, [userId], 'staff');
  const refused = await crossCall(db, { userId, call, change });
  assert.deepEqual([refused.statusCode, refused.json().code], [401, 'A0230']);
  const [after] = await db.select().from(users);
  assert.equal(after?.passwordHash, before?.passwordHash);
});
