import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { recoveryCodes, secondFactors, sessions, users } from '#src/platform/database/index.ts';
import { addApp, bearer, enter, factorCall, type Headers, startApp } from '#test/support/second-factor.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { rightPassword } from '#test/support/try-login.ts';

const codeOf = (answer: { json(): { code: string; field?: string } }) => [
  answer.json().code,
  answer.json().field,
];

const me = async ({ app }: TestApp, headers: Headers): Promise<number> =>
  (await app.inject({ url: '/api/v1/users/me', headers })).statusCode;

test('an app is added with the password and its first code, and ends all other sessions', async (t) => {
  const portal = await buildTestApp(t);
  const old = await enter(portal, 'lan');
  const { headers, recoveryCodes: codes } = await addApp(portal, old);
  assert.deepEqual([await me(portal, old), await me(portal, headers)], [401, 200]);
  assert.equal(await portal.deps.db.$count(sessions), 1);
  const { factors, ...rest } = (await factorCall(portal, headers, 'GET')).json().data;
  assert.deepEqual(rest, { recoveryCodesLeft: 10, required: false, passkeyHost: 'localhost' });
  assert.deepEqual(
    factors.map(({ kind, name, lastUsedAt }: Record<string, unknown>) => [kind, name, lastUsedAt]),
    [['totp', '手机', null]],
  );
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/);
});

test('the database has neither secrets nor recovery codes as they are', async (t) => {
  const portal = await buildTestApp(t);
  const { phone, recoveryCodes: codes } = await addApp(portal, await enter(portal, 'lan'));
  const { db } = portal.deps;
  const [factor] = await db.select().from(secondFactors);
  assert.ok(factor?.secretCipher && !factor.secretCipher.includes(phone.secret));
  const stored = JSON.stringify(await db.select().from(recoveryCodes));
  for (const code of codes) assert.ok(!stored.includes(code) && !stored.includes(code.replaceAll('-', '')));
  const audit = JSON.stringify(await auditOf(portal.deps, 'user'));
  assert.ok(audit.includes('add-factor') && !audit.includes(phone.secret));
});

test('adding an app needs the right password', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await enter(portal, 'lan');
  const refused = await factorCall(portal, headers, 'POST', '/totp', { password: 'wrong' });
  assert.deepEqual([refused.statusCode, ...codeOf(refused)], [400, 'A0210', 'password']);
});

test('a wrong code, a code without a secret and a code after ten minutes add nothing', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await enter(portal, 'lan');
  const confirm = (code: string) =>
    factorCall(portal, headers, 'POST', '/totp/confirm', { name: 'phone', code });
  assert.deepEqual(codeOf(await confirm('000000')), ['A0244', 'challenge']);
  const phone = await startApp(portal, headers);
  const right = await phone.code();
  const wrong = right === '000000' ? '000001' : '000000';
  assert.deepEqual(codeOf(await confirm(wrong)), ['A0244', 'code']);
  portal.clock.advance(600);
  assert.deepEqual(codeOf(await confirm(await phone.code())), ['A0244', 'challenge']);
  assert.deepEqual((await factorCall(portal, headers, 'GET')).json().data.factors, []);
});

test('a secret that is started again replaces the one before', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await enter(portal, 'lan');
  const first = await startApp(portal, headers);
  await startApp(portal, headers);
  const confirmed = await factorCall(portal, headers, 'POST', '/totp/confirm', {
    name: 'phone',
    code: await first.code(),
  });
  assert.deepEqual(codeOf(confirmed), ['A0244', 'code']);
});

test('of concurrent confirmations one adds the app', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await enter(portal, 'lan');
  const phone = await startApp(portal, headers);
  const code = await phone.code();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      factorCall(portal, headers, 'POST', '/totp/confirm', { name: 'phone', code }),
    ),
  );
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  assert.equal(await portal.deps.db.$count(secondFactors), 1);
});

test('a second app, new recovery codes and a removal need a factor confirmed within five minutes', async (t) => {
  const portal = await buildTestApp(t);
  const { headers, phone } = await addApp(portal, await enter(portal, 'lan'));
  const { factors } = (await factorCall(portal, headers, 'GET')).json().data;
  portal.clock.advance(300);
  const changes = [
    () => factorCall(portal, headers, 'POST', '/totp', { password: rightPassword }),
    () => factorCall(portal, headers, 'POST', '/passkey', { password: rightPassword }),
    () => factorCall(portal, headers, 'POST', '/recovery-codes'),
    () => factorCall(portal, headers, 'DELETE', `/${factors[0].id}`),
  ];
  for (const change of changes) {
    const refused = await change();
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'A0243'], refused.body);
  }
  const { challenge } = (await factorCall(portal, headers, 'POST', '/challenge')).json().data;
  const proof = { challenge, code: await phone.code() };
  const confirmed = await factorCall(portal, headers, 'POST', '/verify', proof);
  const fresh = bearer(confirmed.json().data.accessToken);
  assert.equal(await me(portal, headers), 401, 'the token before');
  const second = await addApp(portal, fresh, 'tablet');
  assert.deepEqual(second.recoveryCodes, [], 'the first codes stay');
});

test('new recovery codes replace the old ones', async (t) => {
  const portal = await buildTestApp(t);
  const { headers, recoveryCodes: first } = await addApp(portal, await enter(portal, 'lan'));
  const renewed = await factorCall(portal, headers, 'POST', '/recovery-codes');
  const { recoveryCodes: second, session } = renewed.json().data;
  assert.deepEqual([second.length, new Set([...first, ...second]).size], [10, 20]);
  const left = (await factorCall(portal, bearer(session.accessToken), 'GET')).json().data.recoveryCodesLeft;
  assert.equal(left, 10);
});

test('the last factor takes the recovery codes along, and is not asked for any more', async (t) => {
  const portal = await buildTestApp(t);
  const { headers } = await addApp(portal, await enter(portal, 'lan'));
  const [{ id }] = (await factorCall(portal, headers, 'GET')).json().data.factors;
  const removed = await factorCall(portal, headers, 'DELETE', `/${id}`);
  const after = bearer(removed.json().data.accessToken);
  assert.equal(await portal.deps.db.$count(recoveryCodes), 0);
  portal.clock.advance(600);
  const started = await factorCall(portal, after, 'POST', '/totp', { password: rightPassword });
  assert.equal(started.statusCode, 200, started.body);
});

test('the last factor of a role that requires one stays', async (t) => {
  const portal = await buildTestApp(t, { env: { FACTOR_ROLES: 'FINANCE' } });
  const { headers } = await addApp(portal, await enter(portal, 'lan', 'FINANCE'));
  const { factors, required } = (await factorCall(portal, headers, 'GET')).json().data;
  assert.equal(required, true);
  const refused = await factorCall(portal, headers, 'DELETE', `/${factors[0].id}`);
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'A0513']);
});

test('a change is mailed to the owner', async (t) => {
  const portal = await buildTestApp(t);
  const headers = await enter(portal, 'lan');
  const { db } = portal.deps;
  await db.update(users).set({ email: 'lan@example.cn', emailVerifiedAt: portal.clock.now() });
  await addApp(portal, headers);
  assert.match(portal.post.mails.at(-1)?.text ?? '', /账号 lan 的两步验证已于/);
});

test('staff removes the factors of a user who lost them, and the user is notified', async (t) => {
  const portal = await buildTestApp(t);
  const { headers } = await addApp(portal, await enter(portal, 'lan'));
  const { db } = portal.deps;
  await db.update(users).set({ email: 'lan@example.cn', emailVerifiedAt: portal.clock.now() });
  const [lan] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'lan'));
  const staff = await portal.signIn('ROOT');
  const remove = (id = lan?.id) =>
    portal.app.inject({ method: 'DELETE', url: `/api/v1/users/${id}/factors`, headers: staff.headers });
  assert.equal((await remove()).statusCode, 200);
  assert.equal((await db.$count(secondFactors)) + (await db.$count(recoveryCodes)), 0);
  assert.equal(await me(portal, headers), 401);
  assert.match(portal.post.mails.at(-1)?.text ?? '', /账号 lan 的两步验证已于/);
  assert.equal((await auditOf(portal.deps, 'user')).at(-1)?.action, 'reset-factors');
  assert.deepEqual(codeOf(await remove()), ['A0513', undefined]);
});

test('the own factors and those of a user with more rights are not removed by staff', async (t) => {
  const portal = await buildTestApp(t);
  await addApp(portal, await enter(portal, 'lan', 'ADMIN', ['sys:user:reset_pwd', 'sys:user:delete']));
  const staff = await portal.signIn('EDITOR', { username: 'mei', perms: ['sys:user:reset_pwd'] });
  const [lan] = await portal.deps.db.select({ id: users.id }).from(users).where(eq(users.username, 'lan'));
  for (const id of [staff.userId, lan?.id]) {
    const url = `/api/v1/users/${id}/factors`;
    const refused = await portal.app.inject({ method: 'DELETE', url, headers: staff.headers });
    assert.ok([403, 404].includes(refused.statusCode), `${id}: ${refused.statusCode}`);
  }
  assert.equal(await portal.deps.db.$count(secondFactors), 1);
});
