import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { userImports, users } from '#src/platform/database/index.ts';
import { formRequest } from '#test/support/form.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { tryLogin } from '#test/support/try-login.ts';
import { deleteOldImports } from './import-service.ts';
import { runImports } from './run-imports.ts';
import { goodRows, prepareImports, sheetOf } from './testing/sheets.ts';

const prepare = async (t: TestContext) => {
  const { portal, deptId, headers, names } = await prepareImports(t);
  const { app, deps } = portal;
  const base = '/api/v1/users/imports';
  const start = async (bytes: Uint8Array, mode = 'keep-good', as = headers) => {
    const form = await formRequest({ mode, file: new File([Buffer.from(bytes)], '新员工.xlsx') });
    return app.inject({
      method: 'POST',
      url: `/api/v1/users/_import?deptId=${deptId}`,
      headers: { ...form.headers, ...as },
      payload: form.payload,
    });
  };
  const begin = async (bytes: Uint8Array, mode?: string): Promise<number> => {
    const answer = await start(bytes, mode);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json().data.id;
  };
  const ask = (path: string, as: Record<string, string> = headers) =>
    app.inject({ url: `${base}/${path}`, headers: as });
  const show = async (id: number) => (await ask(String(id))).json().data;
  const run = async (bytes: Uint8Array, mode?: string) => {
    const id = await begin(bytes, mode);
    assert.equal(await runImports(deps), 1);
    return { id, ...(await show(id)) };
  };
  const faults = async (id: number, query = 'pageSize=100') =>
    (await ask(`${id}/faults?${query}`)).json().data;
  const sheet = async (id: number) => (await ask(`${id}/sheet`)).rawPayload;
  const cancel = (id: number) => app.inject({ method: 'DELETE', url: `${base}/${id}`, headers });
  return { portal, deps, names, headers, start, begin, ask, show, run, faults, sheet, cancel };
};

/** Rows with forty invalid cells in all, four in each of ten rows. */
const tenBadRows = Array.from({ length: 10 }, (_, index) => [
  `坏${index}`,
  '',
  `外星${index}`,
  `12${index}`,
  '',
  'EDITOR',
]);

test('a sheet with forty errors lists each with its reason and adds the valid rows', async (t) => {
  const { run, faults, names } = await prepare(t);
  const rows = [...tenBadRows.slice(0, 5), ...goodRows(2), ...tenBadRows.slice(5)];
  const done = await run(await sheetOf(rows));
  assert.deepEqual(
    [done.state, done.rows, done.checked, done.written, done.faults, done.faultyRows, done.fileName],
    ['done', 12, 12, 2, 40, 10, '新员工.xlsx'],
  );
  const { list, total } = await faults(done.id);
  assert.equal(total, 40);
  assert.deepEqual(
    list.map((fault: { row: number; column: { zh: string }; value: string; reason: { zh: string } }) =>
      [fault.row, fault.column.zh, fault.value, fault.reason.zh].join('|'),
    ),
    tenBadRows.flatMap(([name, , gender, mobile], index) => {
      const row = index < 5 ? index + 2 : index + 4;
      return [
        `${row}|用户名|${name}|用户名只能用字母、数字和 _ . @ -`,
        `${row}|昵称||昵称不能为空`,
        `${row}|性别|${gender}|性别只能填男、女或未知`,
        `${row}|手机号码|${mobile}|手机号码不正确`,
      ];
    }),
  );
  assert.deepEqual(await names(), ['user0', 'user1']);
  const second = await faults(done.id, 'pageNum=2&pageSize=30');
  assert.deepEqual([second.list.length, second.list[0].row, second.total], [10, 11, 40]);
});

test('all-or-nothing: one error writes no row; otherwise all are written and audited', async (t) => {
  const { run, names, portal } = await prepare(t);
  const bad = await run(await sheetOf([...goodRows(3), tenBadRows[0] ?? []]), 'all-or-nothing');
  assert.deepEqual([bad.state, bad.written, bad.faultyRows], ['done', 0, 1]);
  assert.deepEqual(await names(), []);
  const good = await run(await sheetOf(goodRows(3)), 'all-or-nothing');
  assert.deepEqual([good.state, good.written, good.faults], ['done', 3, 0]);
  assert.deepEqual(await names(), ['user0', 'user1', 'user2']);
  const audit = await auditOf(portal.deps, 'user');
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['import', 'import', 'import'],
  );
  assert.doesNotMatch(JSON.stringify(audit), /argon2/);
});

test('unwritten rows are returned with reasons and accepted once corrected', async (t) => {
  const { run, sheet, names } = await prepare(t);
  const head = ['备注', '角色', 'username', '手机号码', '昵称', '邮箱', '性别'];
  const rows = [
    ['=1+1', 'EDITOR', 'ok', '13800138000', '海燕', '', '女'],
    ['=2+2', 'NOSUCH，OFF', '坏', '+861380013800', '海鸥', '', '女'],
  ];
  const done = await run(await sheetOf(rows, head));
  assert.deepEqual([done.written, done.faults], [1, 4]);
  const back = await readSheet(await sheet(done.id));
  assert.deepEqual(back, [
    [...head, '错误原因'],
    [
      "'=2+2",
      'NOSUCH，OFF',
      '坏',
      "'+861380013800",
      '海鸥',
      null,
      '女',
      '用户名：用户名只能用字母、数字和 _ . @ -（坏）；手机号码：手机号码不正确（+861380013800）；角色：角色不存在（NOSUCH）；角色：角色已停用（OFF）',
    ],
  ]);
  const [top = [], wrong = []] = back.map((row) => row.map((cell) => String(cell ?? '')));
  const half = wrong.with(2, 'gull').with(3, '13800138001');
  const again = await run(await sheetOf([half], top));
  assert.deepEqual([again.written, again.faults], [0, 2]);
  const [twice] = await readSheet(await sheet(again.id));
  assert.deepEqual(twice, [...head, '错误原因'], 'the reasons of before are not kept beside the new ones');
  const last = await run(await sheetOf([half.with(1, 'EDITOR')], top));
  assert.deepEqual([last.written, last.faults], [1, 0]);
  assert.deepEqual(await names(), ['ok', 'gull']);
});

test('all-or-nothing: every row is returned, because none was written', async (t) => {
  const { run, sheet } = await prepare(t);
  const done = await run(await sheetOf([...goodRows(2), tenBadRows[0] ?? []]), 'all-or-nothing');
  const [, ...rows] = await readSheet(await sheet(done.id));
  assert.deepEqual(
    rows.map(([name, ...rest]) => [name, rest.at(-1) === null]),
    [
      ['user0', true],
      ['user1', true],
      ['坏0', false],
    ],
  );
});

test('ten thousand rows are written in one transaction, with visible progress', async (t) => {
  const { begin, show, deps, portal } = await prepare(t);
  const id = await begin(await sheetOf(goodRows(10_000)));
  assert.deepEqual([(await show(id)).state, (await show(id)).rows], ['waiting', 10_000]);
  const running = runImports(deps);
  const seen = new Set<string>();
  for (let over = false; !over; ) {
    const { state, written } = await show(id);
    seen.add(written > 0 && written < 10_000 ? 'halfway' : state);
    over = state === 'done';
  }
  await running;
  assert.ok(seen.has('halfway'), [...seen].join());
  assert.equal((await show(id)).written, 10_000);
  const [one] = await portal.deps.db.select().from(users).where(eq(users.username, 'user9999'));
  assert.equal(one?.mustChangePassword, true);
  assert.ok(one?.initialPasswordUntil && one.initialPasswordUntil > portal.clock.now());
});

test('users of an import have passwords of their own, which the importer fetches once', async (t) => {
  const { run, show, portal, headers } = await prepare(t);
  const { id, hasPasswords } = await run(await sheetOf([...goodRows(2), ['坏', '', '', '', '', '']]));
  assert.equal(hasPasswords, true);
  const fetch = (as = headers) =>
    portal.app.inject({ method: 'POST', url: `/api/v1/users/imports/${id}/passwords`, headers: as });
  assert.equal((await fetch(await portal.login('ROOT'))).statusCode, 404, 'another importer');
  const answers = await Promise.all([fetch(), fetch()]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 404]);
  const sheet = answers.find(({ statusCode }) => statusCode === 200)?.rawPayload;
  const [head, ...rows] = await readSheet(sheet ?? Buffer.of());
  assert.deepEqual(head, ['用户名', '昵称', '初始密码（首次登录后须修改）']);
  assert.deepEqual(
    rows.map(([username]) => username),
    ['user0', 'user1'],
  );
  assert.notEqual(rows[0]?.[2], rows[1]?.[2]);
  for (const [username, , password] of rows) {
    const login = await tryLogin(portal, { username: String(username), password: String(password) });
    assert.equal(login.statusCode, 200, login.body);
  }
  assert.equal((await show(id)).hasPasswords, false);
  assert.equal((await auditOf(portal.deps, 'user')).at(-1)?.action, 'export-passwords');
});

test('the passwords of an import are stored encrypted', async (t) => {
  const { run, portal } = await prepare(t);
  await run(await sheetOf(goodRows(1)));
  const [stored] = await portal.deps.db.select().from(userImports);
  assert.ok(stored?.passwords && !stored.passwords.includes('user0'));
});

test('a cancelled import writes nothing; a finished one cannot be cancelled', async (t) => {
  const { begin, show, deps, cancel, names } = await prepare(t);
  const waiting = await begin(await sheetOf(goodRows(1)));
  assert.equal((await cancel(waiting)).statusCode, 200);
  assert.equal(await runImports(deps), 0);
  const id = await begin(await sheetOf(goodRows(3_000)));
  const running = runImports(deps);
  for (let written = 0; written === 0; ) ({ written } = await show(id));
  assert.equal((await cancel(id)).statusCode, 200);
  await running;
  assert.deepEqual([(await show(id)).state, await names()], ['cancelled', []]);
  const again = await cancel(id);
  assert.deepEqual([again.statusCode, again.json().code], [409, 'A0513']);
});

test('an abandoned import is claimed by another worker and written once', async (t) => {
  const { begin, show, deps, portal, names } = await prepare(t);
  const id = await begin(await sheetOf(goodRows(2)));
  const { db } = deps.database;
  const lying = { state: 'writing', written: 1, attempt: 1, touchedAt: portal.clock.now() } as const;
  await db.update(userImports).set(lying).where(eq(userImports.id, id));
  assert.equal(await runImports(deps), 0);
  portal.clock.advance(61);
  assert.equal(await runImports(deps), 1);
  assert.deepEqual([(await show(id)).state, (await show(id)).written], ['done', 2]);
  assert.deepEqual(await names(), ['user0', 'user1']);
});

test('an importer who lost the permission meanwhile imports no row', async (t) => {
  const { start, deps, portal, names, ask } = await prepare(t);
  const staff = await portal.signIn('STAFF', { username: 'staff', perms: ['sys:user:import'] });
  const answer = await start(await sheetOf(goodRows(1)), 'keep-good', staff.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  await deps.db.update(users).set({ status: 0 }).where(eq(users.id, staff.userId));
  assert.equal(await runImports(deps), 1);
  await deps.db.update(users).set({ status: 1 }).where(eq(users.id, staff.userId));
  const shown = (await ask(String(answer.json().data.id), staff.headers)).json().data;
  assert.deepEqual([shown.state, shown.reason.zh], ['failed', '没有权限']);
  assert.deepEqual(await names(), ['staff']);
});

test('an import is visible to its owner only and deleted after a day', async (t) => {
  const { run, portal, ask, deps, show } = await prepare(t);
  const { id } = await run(await sheetOf(tenBadRows));
  const other = await portal.login('ROOT', { username: 'other' });
  for (const path of [String(id), `${id}/faults`, `${id}/sheet`])
    assert.equal((await ask(path, other)).statusCode, 404, path);
  const cancelled = await portal.app.inject({
    method: 'DELETE',
    url: `/api/v1/users/imports/${id}`,
    headers: other,
  });
  assert.equal(cancelled.statusCode, 404);
  portal.clock.advance(24 * 3600 - 5);
  assert.equal(await deleteOldImports(deps), 0);
  portal.clock.advance(10);
  assert.equal(await deleteOldImports(deps), 1);
  assert.equal(await show(id), null);
});

test('an unknown department, an unknown mode and a sixth unfinished import are refused', async (t) => {
  const { start, begin, portal, headers } = await prepare(t);
  const bytes = await sheetOf(goodRows(1));
  assert.equal((await start(bytes, 'some')).json().field, 'mode');
  const form = await formRequest({ file: new File([Buffer.from(bytes)], 'users.xlsx') });
  const nowhere = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/users/_import?deptId=9999',
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
  assert.deepEqual([nowhere.statusCode, nowhere.json().field], [400, 'deptId']);
  for (let time = 0; time < 5; time += 1) await begin(bytes);
  assert.equal((await start(bytes)).statusCode, 409);
});
