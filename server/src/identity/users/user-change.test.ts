import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { loginLog, users } from '#src/platform/database/index.ts';
import { addDepartment, addRole, addStaff, auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { tryLogin } from '#test/support/try-login.ts';

type Headers = Record<string, string>;
const call = (
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => app.inject({ method, url: `/api/v1/users${url}`, headers, ...(payload ? { payload } : {}) });

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const deptId = await addDepartment(portal.deps, 'agency');
  const roleId = await addRole(portal.deps, 'STAFF');
  const root = await portal.signIn('ROOT', { username: 'root' });
  const form = { username: 'haiyan', nickname: '海燕', deptId, roleIds: [roleId] };
  return { portal, deptId, roleId, root, headers: root.headers, form };
};

const findUser = async ({ deps }: TestApp, username: string) =>
  (await deps.db.select().from(users).where(eq(users.username, username)))[0];

test('a new user signs in with the initial password of the answer, which is to be changed', async (t) => {
  const { portal, headers, form, deptId, roleId } = await prepare(t);
  const made = await call(portal, 'POST', '', headers, { ...form, mobile: '', gender: 2 });
  const { data, ...envelope } = made.json();
  assert.deepEqual(envelope, { code: '200', msg: 'success' });
  assert.match(data.password, /^[a-km-zA-HJ-NP-Z2-9]{16}$/);
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: '123456' })).json().code, 'A0210');
  const login = await tryLogin(portal, { username: 'haiyan', password: data.password });
  const authorization = `Bearer ${login.json().data.accessToken}`;
  const me = await portal.app.inject({ url: '/api/v1/users/me', headers: { authorization } });
  assert.equal(me.json().data.mustChangePassword, true);
  const user = await findUser(portal, 'haiyan');
  const back = await call(portal, 'GET', `/${user?.id}/form`, headers);
  const { version, ...shown } = back.json().data;
  assert.match(version, /^\d{16}$/);
  assert.deepEqual(shown, {
    id: user?.id,
    username: 'haiyan',
    nickname: '海燕',
    mobile: null,
    gender: 2,
    avatar: null,
    email: null,
    status: 1,
    deptId,
    roleIds: [roleId],
  });
});

test('a username is taken in any case, until its user is deleted', async (t) => {
  const { portal, headers, form } = await prepare(t);
  await call(portal, 'POST', '', headers, form);
  const again = await call(portal, 'POST', '', headers, { ...form, username: 'HaiYan' });
  assert.deepEqual(
    [again.statusCode, again.json().msg, again.json().field],
    [400, '用户名已存在', 'username'],
  );
  const id = (await findUser(portal, 'haiyan'))?.id;
  assert.equal((await call(portal, 'DELETE', `/${id}`, headers)).statusCode, 200);
  assert.equal((await call(portal, 'POST', '', headers, form)).statusCode, 200);
});

test('of two concurrent users with one username, one is added', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const answers = await Promise.all(Array.from({ length: 4 }, () => call(portal, 'POST', '', headers, form)));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 400, 400, 400]);
});

test('every refused field is named and nothing is written', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const before = await portal.deps.db.$count(users);
  for (const [bad, field] of [
    [{ username: '' }, 'username'],
    [{ username: '海燕' }, 'username'],
    [{ username: undefined }, 'username'],
    [{ nickname: '' }, 'nickname'],
    [{ nickname: 'x'.repeat(65) }, 'nickname'],
    [{ mobile: '12345' }, 'mobile'],
    [{ email: 'no address' }, 'email'],
    [{ gender: 3 }, 'gender'],
    [{ status: '1' }, 'status'],
    [{ deptId: 9999 }, 'deptId'],
    [{ roleIds: [] }, 'roleIds'],
    [{ roleIds: [9999] }, 'roleIds'],
    [{ roleIds: ['1'] }, 'roleIds/0'],
  ] as const) {
    const answer = await call(portal, 'POST', '', headers, { ...form, ...bad });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field], JSON.stringify(bad));
  }
  assert.equal(await portal.deps.db.$count(users), before);
  assert.equal((await auditOf(portal.deps, 'user')).length, 0);
});

test('unknown form fields are not written', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const sly = { ...form, passwordHash: 'x', mustChangePassword: false, deletedAt: '2026-01-01', id: 77 };
  await call(portal, 'POST', '', headers, sly);
  const user = await findUser(portal, 'haiyan');
  assert.deepEqual([user?.mustChangePassword, user?.deletedAt], [true, null]);
  assert.notEqual(user?.passwordHash, 'x');
});

test('a change keeps what it does not mention, and is written down without secrets', async (t) => {
  const { portal, headers, form, root } = await prepare(t);
  await call(portal, 'POST', '', headers, { ...form, mobile: '13800138000', gender: 1 });
  const id = (await findUser(portal, 'haiyan'))?.id;
  const { mobile: _mobile, ...rest } = { ...form, mobile: '' };
  await call(portal, 'PUT', `/${id}`, headers, { ...rest, nickname: '燕子', email: 'y@example.com' });
  const user = await findUser(portal, 'haiyan');
  assert.deepEqual(
    [user?.nickname, user?.mobile, user?.gender, user?.email],
    ['燕子', '13800138000', 1, 'y@example.com'],
  );
  await call(portal, 'PATCH', `/${id}/password?password=Fresh-2026`, headers);
  await call(portal, 'DELETE', `/${id}`, headers);
  const audit = await auditOf(portal.deps, 'user');
  assert.deepEqual(
    audit.map(({ action, actorId, subjectId }) => [action, actorId, subjectId]),
    ['create', 'update', 'reset-password', 'delete'].map((action) => [action, root.userId, String(id)]),
  );
  const [, update] = audit as { before: { nickname: string }; after: { nickname: string } }[];
  assert.deepEqual([update?.before.nickname, update?.after.nickname], ['海燕', '燕子']);
  assert.doesNotMatch(JSON.stringify(audit), /argon2|Fresh-2026|passwordHash/);
});

test('a new password works at once, the old sessions do not', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const { password } = (await call(portal, 'POST', '', headers, form)).json().data;
  const id = (await findUser(portal, 'haiyan'))?.id;
  const login = await tryLogin(portal, { username: 'haiyan', password });
  const authorization = `Bearer ${login.json().data.accessToken}`;
  assert.equal(
    (await call(portal, 'PATCH', `/${id}/password?password=short`, headers)).json().field,
    'password',
  );
  assert.equal((await call(portal, 'PATCH', `/${id}/password?password=Fresh-2026`, headers)).statusCode, 200);
  const over = await call(portal, 'GET', '/me', { authorization });
  assert.deepEqual([over.statusCode, over.json().data], [401, { reason: 'password' }]);
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: 'Fresh-2026' })).statusCode, 200);
});

test('a password is set by the body too, or generated and answered once', async (t) => {
  const { portal, headers, form } = await prepare(t);
  await call(portal, 'POST', '', headers, form);
  const id = (await findUser(portal, 'haiyan'))?.id;
  const set = (payload: object) => call(portal, 'PATCH', `/${id}/password`, headers, payload);
  assert.deepEqual((await set({ password: 'Fresh-2026' })).json().data, null);
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: 'Fresh-2026' })).statusCode, 200);
  const { password } = (await set({ random: true })).json().data;
  assert.equal((await tryLogin(portal, { username: 'haiyan', password })).statusCode, 200);
  assert.equal((await findUser(portal, 'haiyan'))?.mustChangePassword, true);
  const none = await set({});
  assert.deepEqual([none.statusCode, none.json().code, none.json().field], [400, 'A0410', 'password']);
  assert.ok(!JSON.stringify(await auditOf(portal.deps, 'user')).includes(password));
});

test('an initial password that is not changed ends after a week, and a reset gives a new one', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const { password } = (await call(portal, 'POST', '', headers, form)).json().data;
  const id = (await findUser(portal, 'haiyan'))?.id;
  const enter = (typed: string, language = 'zh') =>
    tryLogin(portal, { username: 'haiyan', password: typed, headers: { 'accept-language': language } });
  portal.clock.advance(7 * 86_400 - 1);
  assert.equal((await enter(password)).statusCode, 200);
  portal.clock.advance(1);
  const { authorization } = await portal.login('ROOT');
  const late = await enter(password);
  assert.deepEqual([late.statusCode, late.json().code], [400, 'A0212']);
  assert.equal(late.json().msg, '初始密码已过期，请联系管理员重置密码');
  assert.match((await enter(password, 'en')).json().msg, /ask an administrator/);
  assert.equal((await enter('Wrong@2026')).json().code, 'A0210', 'it shows to its owner alone');
  const [listed] = (await call(portal, 'GET', '/page?keywords=haiyan', { authorization })).json().data.list;
  assert.equal(listed.initialPasswordUntil, portal.clock.now().toISOString());
  const reset = (payload: object) => call(portal, 'PATCH', `/${id}/password`, { authorization }, payload);
  const again = (await reset({ random: true })).json().data.password;
  assert.equal((await enter(again)).statusCode, 200);
  await reset({ password: 'Fresh-2026' });
  portal.clock.advance(7 * 86_400);
  assert.equal((await enter('Fresh-2026')).json().code, 'A0212', 'so does one that staff has chosen');
  const results = (await portal.deps.db.select().from(loginLog)).map(({ result }) => result);
  assert.deepEqual(
    results.filter((result) => result === 'expired'),
    ['expired', 'expired', 'expired'],
  );
});

test('an initial password that was changed does not end', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const { password: current } = (await call(portal, 'POST', '', headers, form)).json().data;
  const login = await tryLogin(portal, { username: 'haiyan', password: current });
  const changed = await portal.app.inject({
    method: 'PUT',
    url: '/api/v1/account/password',
    headers: { authorization: `Bearer ${login.json().data.accessToken}` },
    payload: { current, password: 'Harbour@2027' },
  });
  assert.equal(changed.statusCode, 200, changed.body);
  portal.clock.advance(8 * 86_400);
  assert.equal((await tryLogin(portal, { username: 'haiyan', password: 'Harbour@2027' })).statusCode, 200);
});

test('disabling ends the sessions and shuts the door, enabling opens it', async (t) => {
  const { portal, headers } = await prepare(t);
  const other = await portal.signIn('STAFF', { username: 'other' });
  const status = (value: number) => call(portal, 'PATCH', `/${other.userId}/status?status=${value}`, headers);
  assert.equal((await status(0)).statusCode, 200);
  assert.equal((await call(portal, 'GET', '/me', other.headers)).statusCode, 401);
  assert.equal((await status(1)).statusCode, 200);
  assert.equal((await call(portal, 'GET', '/me', other.headers)).statusCode, 401, 'the session is gone');
  assert.equal((await status(2)).json().field, 'status');
});

test('other roles end the sessions of a user, another name does not', async (t) => {
  const { portal, headers, roleId } = await prepare(t);
  const other = await portal.signIn('STAFF', { username: 'other' });
  const change = (form: object) =>
    call(portal, 'PUT', `/${other.userId}`, headers, { username: 'other', roleIds: [roleId], ...form });
  assert.equal((await change({ nickname: '阿海' })).statusCode, 200);
  assert.equal((await call(portal, 'GET', '/me', other.headers)).statusCode, 200);
  const roleIds = [roleId, await addRole(portal.deps, 'GUIDE')];
  assert.equal((await change({ nickname: '阿海', roleIds })).statusCode, 200);
  assert.equal((await call(portal, 'GET', '/me', other.headers)).statusCode, 401);
});

test('root who takes another role keeps the session of the change', async (t) => {
  const { portal, headers, root, roleId } = await prepare(t);
  const rootRole = await addRole(portal.deps, 'ROOT');
  const form = { username: 'root', nickname: 'root', roleIds: [rootRole, roleId] };
  assert.equal((await call(portal, 'PUT', `/${root.userId}`, headers, form)).statusCode, 200);
  assert.equal((await call(portal, 'GET', '/me', headers)).statusCode, 200);
});

test('several are deleted at once, or none', async (t) => {
  const { portal, headers, root } = await prepare(t);
  const ids = [
    await addStaff(portal.deps, 'a'),
    await addStaff(portal.deps, 'b'),
    await addStaff(portal.deps, 'c'),
  ];
  const alive = async () => (await call(portal, 'GET', '/page', headers)).json().data.total;
  assert.equal((await call(portal, 'DELETE', `/${ids[0]},9999`, headers)).statusCode, 404);
  assert.equal((await call(portal, 'DELETE', `/${ids[0]},${root.userId}`, headers)).statusCode, 400);
  assert.equal((await call(portal, 'DELETE', '/1;drop', headers)).json().field, 'id');
  assert.equal(await alive(), 3);
  assert.equal((await call(portal, 'DELETE', `/${ids.join(',')}`, headers)).statusCode, 200);
  assert.equal(await alive(), 0);
  assert.equal((await call(portal, 'DELETE', `/${ids[0]}`, headers)).statusCode, 404);
});

test('a call takes a hundred ids', async (t) => {
  const { portal, headers } = await prepare(t);
  const ids = Array.from({ length: 100 }, (_, index) => 100_000_000_000_000 + index);
  assert.equal((await call(portal, 'DELETE', `/${ids.join(',')}`, headers)).statusCode, 404);
  assert.equal((await call(portal, 'DELETE', `/${[...ids, 1].join(',')}`, headers)).statusCode, 400);
});

test('a contact changed by staff loses its verification, an unchanged one keeps it', async (t) => {
  const { portal, headers, form } = await prepare(t);
  const [mobile, email] = ['13900000001', 'hai@example.com'];
  await call(portal, 'POST', '', headers, { ...form, mobile, email });
  const proven = portal.clock.now();
  await portal.deps.db
    .update(users)
    .set({ mobileVerifiedAt: proven, emailVerifiedAt: proven })
    .where(eq(users.username, 'haiyan'));
  const id = (await findUser(portal, 'haiyan'))?.id;
  const { version } = (await call(portal, 'GET', `/${id}/form`, headers)).json().data;
  const changed = await call(portal, 'PUT', `/${id}`, headers, {
    ...form,
    version,
    email,
    mobile: '13900000002',
  });
  assert.equal(changed.statusCode, 200, changed.body);
  const user = await findUser(portal, 'haiyan');
  assert.deepEqual([user?.mobileVerifiedAt, user?.emailVerifiedAt], [null, proven]);
});
