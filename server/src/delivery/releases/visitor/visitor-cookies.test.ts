import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';
import { addUser, tryLogin } from '#test/support/try-login.ts';
import { publishAndPromote, releaseEnv, testRelease } from '../testing/release-fixture.ts';
import { TestVisitor } from '../testing/test-visitor.ts';

test('over TLS every cookie of the server has the prefix __Host-', async (t) => {
  const portal = await buildTestApp(t, { env: { ...releaseEnv, PUBLIC_ORIGIN: 'https://portal.example' } });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await addUser(portal, 'haiyan');
  const login = await tryLogin(portal, { username: 'haiyan' });
  const document = await new TestVisitor(portal.app).open();
  const cookies = [login, document].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  assert.deepEqual(
    cookies.map((cookie) => cookie.split('=')[0]),
    ['__Host-known_device', '__Host-cohort', '__Host-reports'],
  );
  for (const cookie of cookies) {
    const attributes = cookie.split('; ').slice(1);
    for (const name of ['Path=/', 'HttpOnly', 'Secure']) assert.ok(attributes.includes(name), cookie);
    assert.doesNotMatch(cookie, /domain/i);
  }
});

test('over TLS a cookie without the prefix is not read', async (t) => {
  const portal = await buildTestApp(t, { env: { ...releaseEnv, PUBLIC_ORIGIN: 'https://portal.example' } });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  const visitor = new TestVisitor(portal.app);
  await visitor.open();
  assert.equal((await visitor.open()).headers['set-cookie'], undefined);
  const tossed = new TestVisitor(portal.app);
  for (const [name, value] of visitor.cookies) tossed.cookies.set(name.replace('__Host-', ''), value);
  assert.match(String((await tossed.open()).headers['set-cookie']), /^__Host-cohort=v\./);
});
