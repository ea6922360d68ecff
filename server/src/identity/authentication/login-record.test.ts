import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginLog } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { addUser, tryLogin } from '#test/support/try-login.ts';
import { deleteOldLogins, masked, recordLogin } from './login-record.ts';

for (const [typed, kept] of [
  ['Portal@2026', 'P***'],
  ['海燕', '海***'],
  ['😀x', '😀***'],
  ['', ''],
] as const)
  test(`the unknown username “${typed}” is logged as “${kept}”`, () => {
    assert.equal(masked(typed), kept);
  });

test('every try is logged with its result and without the password', async (t) => {
  const portal = await buildTestApp(t);
  const userId = await addUser(portal, 'Haiyan');
  await tryLogin(portal, { username: 'haiyan', verifyCode: 'nope' });
  await tryLogin(portal, { username: 'haiyan', password: 'Wrong@2026' });
  await tryLogin(portal, { username: 'Right@2026', password: 'haiyan' });
  await tryLogin(portal, { username: 'HAIYAN' });
  const rows = await portal.deps.db.select().from(loginLog).orderBy(loginLog.id);
  assert.deepEqual(
    rows.map((row) => [row.userId, row.username, row.result, row.address]),
    [
      [userId, 'Haiyan', 'captcha', '203.0.113.7'],
      [userId, 'Haiyan', 'credentials', '203.0.113.7'],
      [null, 'R***', 'credentials', '203.0.113.7'],
      [userId, 'Haiyan', 'success', '203.0.113.7'],
    ],
  );
  assert.doesNotMatch(JSON.stringify(rows), /@2026/);
});

test('the log takes a hundred failures per network in ten minutes, and expires after 184 days', async (t) => {
  const { deps, clock } = await buildTestApp(t);
  const { db } = deps.database;
  const tried = { username: 'unknown', address: '203.0.113.9', agent: 'test' };
  for (let time = 0; time < 103; time += 1) await recordLogin(deps, tried, 'credentials');
  assert.equal(await db.$count(loginLog), 100);
  await recordLogin(deps, { ...tried, address: '203.0.113.10' }, 'credentials');
  clock.advance(601);
  await recordLogin(deps, tried, 'credentials');
  assert.equal(await db.$count(loginLog), 102);
  clock.advance(184 * 86_400 - 602);
  assert.equal(await deleteOldLogins(db, clock.now()), 0, 'six months have up to 184 days');
  clock.advance(302);
  assert.equal(await deleteOldLogins(db, clock.now()), 101);
});
