import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cleanUpAccounts } from '#src/identity/accounts/index.ts';
import {
  captchas,
  endedSessions,
  loginFailures,
  menus,
  roleMenus,
  roles,
  sessions,
  userRoles,
  users,
} from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { addUser, takeCaptcha, tryLogin } from '#test/support/try-login.ts';
import { endSessionsOf } from './session-end-repository.ts';

const hour = 3600;

const me = ({ app }: TestApp, headers: { authorization: string }) =>
  app.inject({ url: '/api/v1/users/me', headers });

test('a session is extended to twelve hours after each use', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login();
  portal.clock.advance(11 * hour);
  assert.equal((await me(portal, headers)).statusCode, 200);
  portal.clock.advance(11 * hour);
  assert.equal((await me(portal, headers)).statusCode, 200);
  portal.clock.advance(12 * hour);
  const expired = await me(portal, headers);
  assert.deepEqual([expired.statusCode, expired.json().code], [401, 'A0230']);
});

test('no session lasts longer than seven days', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login();
  for (let i = 1; i < 14; i++) {
    portal.clock.advance(12 * hour - 1);
    assert.equal((await me(portal, headers)).statusCode, 200, `after ${i} half days`);
  }
  portal.clock.advance(12 * hour);
  assert.equal((await me(portal, headers)).statusCode, 401);
});

test('a session of staff ends after an hour without use, and after twelve hours', async (t) => {
  const portal = await buildTestApp(t);
  const [idle, used] = [await portal.login('EDITOR'), await portal.login('EDITOR')];
  portal.clock.advance(hour - 60);
  assert.equal((await me(portal, used)).statusCode, 200);
  portal.clock.advance(60);
  assert.equal((await me(portal, idle)).statusCode, 401);
  assert.equal((await me(portal, used)).statusCode, 200);
  for (let i = 1; i <= 10; i++) {
    portal.clock.advance(hour - 1);
    assert.equal((await me(portal, used)).statusCode, 200, `after ${i} more hours`);
  }
  portal.clock.advance(hour);
  assert.equal((await me(portal, used)).statusCode, 401);
});

test('polls do not keep a session alive', async (t) => {
  const portal = await buildTestApp(t);
  const headers = { ...(await portal.login('EDITOR')), 'x-background': '1' };
  for (let minutes = 10; minutes < 60; minutes += 10) {
    portal.clock.advance(600);
    assert.equal((await me(portal, headers)).statusCode, 200, `after ${minutes} minutes`);
  }
  portal.clock.advance(600);
  assert.equal((await me(portal, headers)).statusCode, 401);
});

test('a session of a member who becomes staff has the limit of staff from then on', async (t) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps;
  const { headers, userId } = await portal.signIn();
  portal.clock.advance(2 * hour);
  await db.insert(roles).values({ name: 'EDITOR', code: 'EDITOR' });
  const [editor] = await db.select().from(roles).where(eq(roles.code, 'EDITOR'));
  await db.insert(userRoles).values({ userId, roleId: editor?.id as number });
  assert.equal((await me(portal, headers)).statusCode, 401);
});

test('the limits of a role are settings', async (t) => {
  const portal = await buildTestApp(t, { env: { SESSION_LIMITS: 'EDITOR=10/20' } });
  const headers = await portal.login('EDITOR');
  portal.clock.advance(9 * 60);
  assert.equal((await me(portal, headers)).statusCode, 200);
  portal.clock.advance(10 * 60);
  assert.equal((await me(portal, headers)).statusCode, 401);
});

test('a login makes a new token and ends the session it was sent with', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const planted = await portal.login();
  const answer = await tryLogin(portal, { username: 'haiyan', headers: planted });
  const { accessToken } = answer.json().data;
  assert.notEqual(`Bearer ${accessToken}`, planted.authorization);
  assert.equal((await me(portal, planted)).statusCode, 401);
  const own = await me(portal, { authorization: `Bearer ${accessToken}` });
  assert.equal(own.json().data.username, 'haiyan');
});

test('a refused login leaves the session it was sent with', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login();
  assert.equal((await tryLogin(portal, { username: 'unknown', headers })).statusCode, 400);
  assert.equal((await me(portal, headers)).statusCode, 200);
});

test('the last use of a session is written at most once a minute', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login();
  const seen = async () => (await portal.deps.db.select().from(sessions))[0]?.lastSeenAt.getTime();
  const opened = await seen();
  portal.clock.advance(59);
  await me(portal, headers);
  assert.equal(await seen(), opened);
  portal.clock.advance(1);
  await me(portal, headers);
  assert.equal(await seen(), (opened ?? 0) + 60_000);
});

test('logout ends this session at once and no other', async (t) => {
  const portal = await buildTestApp(t);
  const [mine, other] = [await portal.login(), await portal.login()];
  const out = await portal.app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers: mine });
  assert.deepEqual(out.json(), { code: '200', msg: 'success', data: null });
  assert.equal((await me(portal, mine)).statusCode, 401);
  assert.equal((await me(portal, other)).statusCode, 200);
});

test('disabling or deleting a user takes effect at their next call', async (t) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps.database;
  for (const change of [{ status: 0 }, { deletedAt: new Date() }]) {
    const { headers, userId } = await portal.signIn();
    await db.update(users).set(change).where(eq(users.id, userId));
    assert.equal((await me(portal, headers)).statusCode, 401);
  }
});

test('a role taken away, a role disabled and a new grant count at the next call', async (t) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps.database;
  const { headers, userId } = await portal.signIn('EDITOR', { perms: ['a:b'] });
  await db.insert(roles).values({ name: 'second', code: 'SECOND' });
  const [second] = await db.select().from(roles).where(eq(roles.code, 'SECOND'));
  const [button] = await db.insert(menus).values({ name: 'c', type: 'BUTTON', perm: 'c:d' }).returning();
  await db.insert(roleMenus).values({ roleId: second?.id as number, menuId: button?.id as number });
  await db.insert(userRoles).values({ userId, roleId: second?.id as number });
  const both = (await me(portal, headers)).json().data;
  assert.deepEqual(
    [both.roles, both.perms],
    [
      ['EDITOR', 'SECOND'],
      ['a:b', 'c:d'],
    ],
  );
  await db.update(roles).set({ status: 0 }).where(eq(roles.code, 'EDITOR'));
  const one = (await me(portal, headers)).json().data;
  assert.deepEqual([one.roles, one.perms], [['SECOND'], ['c:d']]);
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  assert.equal((await me(portal, headers)).statusCode, 401);
});

test('malformed and unknown tokens are 401', async (t) => {
  const portal = await buildTestApp(t);
  const { authorization } = await portal.login();
  const token = authorization.slice(7);
  for (const bad of [
    '',
    'Bearer',
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${'A'.repeat(43)}`,
    "Bearer ' or 1=1",
  ])
    assert.equal((await me(portal, { authorization: bad })).statusCode, 401, bad);
});

test('the reason of an ended session is answered for 30 days, one that has expired has none', async (t) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps;
  const { headers, userId } = await portal.signIn();
  const reasonNow = async () => (await me(portal, headers)).json().data;
  await endSessionsOf(db, [userId], 'rights');
  assert.deepEqual(await reasonNow(), { reason: 'rights' });
  await cleanUpAccounts(portal.deps);
  assert.deepEqual(await reasonNow(), { reason: 'rights' });
  await db
    .update(endedSessions)
    .set({ endedAt: new Date(portal.deps.now().getTime() - 30 * 24 * hour * 1000) });
  await cleanUpAccounts(portal.deps);
  assert.equal(await reasonNow(), null);
});

test('cleaning up deletes what has expired and nothing else', async (t) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps.database;
  await takeCaptcha(portal);
  portal.clock.advance(121);
  assert.equal((await cleanUpAccounts(portal.deps)).captchas, 1);
  assert.equal(await db.$count(captchas), 0);
  await portal.login();
  await tryLogin(portal, { username: 'unknown', password: 'wrong' });
  portal.clock.advance(25 * hour);
  const headers = await portal.login();
  await tryLogin(portal, { username: 'other', password: 'wrong' });
  const removed = await cleanUpAccounts(portal.deps);
  assert.deepEqual(removed, {
    ...{ codes: 0, captchas: 0, sessions: 1 },
    ...{ logins: 0, factorChallenges: 0, loginFailures: 1 },
  });
  // The account, its network, the log and the captchas of that network.
  assert.equal(await db.$count(loginFailures), 4);
  assert.equal((await me(portal, headers)).statusCode, 200);
  portal.clock.advance(200 * 24 * hour);
  assert.equal((await cleanUpAccounts(portal.deps)).logins, 2);
});
