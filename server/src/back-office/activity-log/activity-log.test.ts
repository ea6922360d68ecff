import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Difference, Operation } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { recordChange } from '#src/platform/audit/index.ts';
import { auditLog, roles, users } from '#src/platform/database/index.ts';
import { readSheetRows } from '#src/platform/spreadsheet/index.ts';
import { addDepartment } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { addUser, tryLogin } from '#test/support/try-login.ts';

const perms = ['watch:session:query', 'watch:session:end', 'watch:login:query', 'watch:operation:query'];

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const deptId = await addDepartment(portal.deps, 'agency');
  const root = await portal.signIn('ROOT', { username: 'root' });
  const admin = await portal.signIn('ADMIN', { username: 'admin', perms });
  const guide = await portal.signIn('GUIDE', { username: 'guide', deptId });
  const head = await portal.signIn('HEAD', { username: 'head', perms, dataScope: 2, deptId });
  const get = async (path: string, { headers }: typeof root) =>
    (await portal.app.inject({ url: `/api/v1/watch/${path}`, headers })).json().data;
  const end = (ids: string, { headers }: typeof root) =>
    portal.app.inject({ method: 'DELETE', url: `/api/v1/watch/sessions/${ids}`, headers });
  const names = async (who: typeof root) =>
    (await get('sessions/page?pageSize=50', who)).list
      .map((row: { username: string }) => row.username)
      .sort();
  return { portal, deptId, root, admin, guide, head, get, end, names };
};

test("sessions are visible like users: ROOT's to ROOT, a department's to its leader", async (t) => {
  const { root, admin, head, names, get } = await prepare(t);
  assert.deepEqual(await names(root), ['admin', 'guide', 'head', 'root']);
  assert.deepEqual(await names(admin), ['admin', 'guide', 'head']);
  assert.deepEqual(await names(head), ['guide', 'head']);
  const { list, total } = await get('sessions/page?keywords=ADM', admin);
  assert.deepEqual([total, list[0].current, list[0].device, list[0].address], [1, true, '', '127.0.0.1']);
});

test('an ended session is invalid at its next call and audited; invisible sessions are named and stay', async (t) => {
  const { portal, root, admin, guide, get, end } = await prepare(t);
  const idOf = async (name: string) => (await get(`sessions/page?keywords=${name}`, root)).list[0].id;
  const [theirs, roots] = [await idOf('guide'), await idOf('root')];
  assert.equal((await end(String(roots), admin)).statusCode, 404);
  const me = () => portal.app.inject({ url: '/api/v1/users/me', headers: guide.headers });
  assert.equal((await me()).statusCode, 200);
  const ended = await end(`${theirs},${roots},999999`, admin);
  assert.deepEqual([ended.statusCode, ended.json().data], [200, { missing: [roots, 999_999] }]);
  const over = await me();
  const { code, data } = over.json();
  assert.deepEqual([over.statusCode, code, data], [401, 'A0230', { reason: 'staff' }]);
  const [written] = (await get('operations/page?action=end-session', admin)).list;
  assert.deepEqual(
    [written.actor, written.subject, written.subjectId],
    ['admin', 'user', String(guide.userId)],
  );
  assert.equal((await end(String(theirs), admin)).statusCode, 404);
});

test('login records are filtered by name, result and day', async (t) => {
  const { portal, admin, head, get } = await prepare(t);
  await addUser(portal, 'haiyan');
  await tryLogin(portal, { username: 'haiyan', password: 'Wrong@2026' });
  await tryLogin(portal, { username: 'haiyan' });
  await tryLogin(portal, { username: 'Typed@2026' });
  const said = async (query: string, who = admin) =>
    (await get(`logins/page?${query}`, who)).list.map(
      (row: { username: string; result: string }) => `${row.username} ${row.result}`,
    );
  assert.deepEqual(await said(''), ['T*** credentials', 'haiyan success', 'haiyan credentials']);
  assert.deepEqual(await said('result=success'), ['haiyan success']);
  assert.deepEqual(await said('keywords=HAI&result=credentials'), ['haiyan credentials']);
  assert.deepEqual(await said('endTime=2020-01-01'), []);
  assert.deepEqual(await said('', head), [], 'a head of department sees only those of the department');
});

test('audit rows are filtered by user, action and time, and show differences without secrets', async (t) => {
  const { portal, admin, guide, head, get } = await prepare(t);
  const { db } = portal.deps.database;
  const by = { actor: { userId: guide.userId, username: 'guide' }, subject: 'role', subjectId: 7 } as const;
  const [before, after] = [
    { name: '导游', wire: { token: 'a' } },
    { name: '领队', wire: { token: 'b' } },
  ];
  await recordChange(db, { ...by, action: 'update', before, after });
  await recordChange(db, { ...by, actor: 'system', action: 'sweep', subject: 'order', subjectId: 'HT1' });
  const said = async (query: string, who = admin) =>
    (await get(`operations/page?${query}`, who)).list.map((row: { action: string }) => row.action);
  assert.deepEqual(await said(''), ['sweep', 'update']);
  assert.deepEqual(await said('actor=guide&subject=role&action=update&subjectId=7'), ['update']);
  assert.deepEqual(await said('actor=UID'), ['update'], 'a part of the name');
  assert.deepEqual(await said('actor=g%25e'), [], 'no wildcards');
  assert.deepEqual(await said('startTime=2999-01-01'), []);
  assert.deepEqual(await said('', head), ['update']);
  const [{ id }] = (await get('operations/page?subject=role', admin)).list;
  const opened = await get(`operations/${id}`, admin);
  const differences = opened.differences.map(({ label, before, after }: Difference) => [
    label.en,
    before?.zh,
    after?.zh,
  ]);
  assert.deepEqual(differences, [
    ['Name', '导游', '领队'],
    ['Other content › Other content', '••••••', '••••••'],
  ]);
  const [swept] = await db.select().from(auditLog).where(eq(auditLog.action, 'sweep'));
  assert.equal(await get(`operations/${swept?.id}`, head), null);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

test('an audit row of a user has address and device of the request, and is found by them; one of the portal has none', async (t) => {
  const { portal, admin, guide, get } = await prepare(t);
  const [session] = (await get('sessions/page?keywords=guide', admin)).list;
  const headers = { ...admin.headers, 'user-agent': firefox };
  const ended = { method: 'DELETE', url: `/api/v1/watch/sessions/${session.id}`, headers } as const;
  assert.equal((await portal.app.inject({ ...ended, remoteAddress: '203.0.113.9' })).statusCode, 200);
  await recordChange(portal.deps.db, {
    ...{ actor: 'system', action: 'expire', subject: 'order', subjectId: 'HT1' },
  });
  const said = async (query: string) =>
    (await get(`operations/page?${query}`, admin)).list.map(
      ({ actionName, subjectKind, subjectName, address, device }: Operation) =>
        [actionName.en, subjectKind.en, subjectName?.zh, address, device].join(' '),
    );
  const [user] = await portal.deps.db.select().from(users).where(eq(users.id, guide.userId));
  const shown = `Signed out by force User ${user?.nickname} 203.0.113.9 Firefox · Linux`;
  assert.deepEqual(await said(''), ['Expired Order   ', shown]);
  assert.deepEqual(await said('address=203.0.113.'), [shown]);
  assert.deepEqual(await said('address=3.0.113.9'), [], 'the beginning counts');
  assert.deepEqual(await said('address=203.0.113.%25'), [], 'no wildcards');
});

test('the log is exported as a sheet with readable values, inert formulas and an audit row, within the data scope', async (t) => {
  const { portal, admin, guide, head } = await prepare(t);
  const { db } = portal.deps;
  const change = { action: 'update', subject: 'role', subjectId: 7 } as const;
  const [before, after] = [{ name: '=cmd|1' }, { name: '导游' }];
  await recordChange(db, { ...change, actor: { userId: guide.userId, username: 'guide' }, before, after });
  await recordChange(db, {
    ...change,
    actor: { userId: admin.userId, username: 'admin' },
    after: { name: '领队' },
  });
  const exported = async ({ headers }: typeof admin, query = '') => {
    const url = `/api/v1/watch/operations/export?action=update${query}`;
    const answer = await portal.app.inject({ url, headers: { ...headers, 'accept-language': 'en' } });
    assert.match(String(answer.headers['content-disposition']), /operations-.*\.xlsx/);
    return readSheetRows(answer.rawPayload, 20);
  };
  const rows = await exported(admin);
  assert.deepEqual(
    rows.map((row) => [row[1], row[2], row[3], row[4], row[7]]),
    [
      ['Operator', 'Operation', 'Object type', 'Object', 'Changes'],
      ['admin', 'Changed', 'Role', '领队', 'Name: (empty) → 领队'],
      ['guide', 'Changed', 'Role', "'=cmd|1", 'Name: =cmd|1 → 导游'],
    ],
  );
  assert.equal((await exported(admin, '&actor=gui')).length, 2);
  assert.equal((await exported(head)).length, 2, 'a head of department exports those of the department');
  const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'export'));
  assert.deepEqual([logged.length, logged[0]?.actor, logged[0]?.after], [3, 'admin', { action: 'update' }]);
});

test('records of audit rows have their names, and deleted ones have none', async (t) => {
  const { portal, admin, guide, get } = await prepare(t);
  const { db } = portal.deps.database;
  const actor = { userId: guide.userId, username: 'guide' };
  const [role] = await db.select().from(roles).where(eq(roles.code, 'ADMIN'));
  const change = (subject: string, subjectId: string | number) =>
    recordChange(db, { actor, action: 'update', subject, subjectId } as Parameters<typeof recordChange>[1]);
  await change('role', role?.id ?? 0);
  await change('role', 999_999);
  await change('user', guide.userId);
  await change('order', 'HT1');
  const { list } = await get('operations/page', admin);
  const names = list.map(({ subject, subjectName }: Operation) => [subject, subjectName?.zh ?? null]);
  const [user] = await db.select().from(users).where(eq(users.id, guide.userId));
  assert.deepEqual(names, [
    ['order', null],
    ['user', user?.nickname],
    ['role', null],
    ['role', role?.name],
  ]);
  const opened = await get(`operations/${list[3].id}`, admin);
  assert.deepEqual(opened.subjectName, { zh: role?.name });
});
