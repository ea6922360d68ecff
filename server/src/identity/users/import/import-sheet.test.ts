import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import readExcelFile from 'read-excel-file/universal';
import { ZipFile } from 'yazl';
import { userImports, users } from '#src/platform/database/index.ts';
import { readArchive, writeArchive } from '#src/platform/spreadsheet/archive.ts';
import { formRequest } from '#test/support/form.ts';
import { addStaff, auditOf } from '#test/support/system-fixture.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { tryLogin } from '#test/support/try-login.ts';
import { runImports } from './run-imports.ts';
import { goodRows, prepareImports, sheetOf } from './testing/sheets.ts';

const send = async ({ app }: TestApp, headers: Record<string, string>, bytes: Uint8Array, deptId: number) => {
  const form = await formRequest({ file: new File([Buffer.from(bytes)], 'users.xlsx') });
  return app.inject({
    method: 'POST',
    url: `/api/v1/users/_import?deptId=${deptId}`,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
};

interface Fault {
  readonly row: number;
  readonly value: string;
  readonly reason: { readonly zh: string };
}

/** Uploads a sheet and waits for the result: number of rows written, and the errors of the others. */
const runSheet = async (...sent: Parameters<typeof send>) => {
  const [{ app, deps }, headers] = sent;
  const answer = await send(...sent);
  assert.equal(answer.statusCode, 200, answer.body);
  await runImports(deps);
  const url = `/api/v1/users/imports/${answer.json().data.id}`;
  const { written, faultyRows } = (await app.inject({ url, headers })).json().data;
  const { list } = (await app.inject({ url: `${url}/faults?pageSize=100`, headers })).json().data;
  return {
    written,
    faultyRows,
    faults: list.map(({ row, value, reason }: Fault) => [row, reason.zh, value].join('|')),
  };
};

test('good rows are added, every other row is named with its reasons', async (t) => {
  const { portal, deptId, headers, names } = await prepareImports(t);
  await addStaff(portal.deps, 'taken');
  const file = await sheetOf([
    ['haiyan', '林海燕', '女', '13800138000', 'haiyan@example.com', 'EDITOR，FINANCE'],
    ['Taken', '重名', '', '13800138001', '', 'EDITOR'],
    ['', '', '', '', '', ''],
    ['', '无名', '男', '13800138002', '', 'EDITOR'],
    ['HAIYAN', '重复', '男', '13800138003', '', 'EDITOR'],
    ['bad', '', '外星人', '12345', 'no address', 'NOSUCH,OFF'],
    ['nomobile', '无号', '', '', '', ''],
    ['second', '第二', '未知', '13800138004', '', 'FINANCE'],
  ]);
  assert.deepEqual(await runSheet(portal, headers, file, deptId), {
    written: 2,
    faultyRows: 5,
    faults: [
      '3|用户名已存在|Taken',
      '5|用户名不能为空|',
      '6|用户名与第 2 行重复|HAIYAN',
      '7|昵称不能为空|',
      '7|性别只能填男、女或未知|外星人',
      '7|手机号码不正确|12345',
      '7|邮箱格式不正确|no address',
      '7|角色不存在|NOSUCH',
      '7|角色已停用|OFF',
      '8|手机号码不能为空|',
      '8|角色不能为空|',
    ],
  });
  assert.deepEqual(await names(), ['taken', 'haiyan', 'second']);
  const [made] = await portal.deps.db.select().from(users).where(eq(users.username, 'haiyan'));
  assert.deepEqual(
    [made?.nickname, made?.gender, made?.mobile, made?.email, made?.deptId, made?.mustChangePassword],
    ['林海燕', 2, '13800138000', 'haiyan@example.com', deptId, true],
  );
  const old = await tryLogin(portal, { username: 'haiyan', password: '123456' });
  assert.equal(old.json().code, 'A0210', 'there is no common initial password');
  const page = await portal.app.inject({ url: '/api/v1/users/page?keywords=haiyan', headers });
  assert.equal(page.json().data.list[0]?.roleNames, 'role EDITOR,role FINANCE');
  assert.deepEqual(
    (await auditOf(portal.deps, 'user')).map(({ action }) => action),
    ['import', 'import'],
  );
});

test('columns are accepted in any order, with other columns between them', async (t) => {
  const { portal, deptId, headers, names } = await prepareImports(t);
  const head = ['备注', '角色', '用户名', '手机号码', '昵称', '邮箱', '性别'];
  const file = await sheetOf([['x', 'EDITOR', 'haiyan', '13800138000', '海燕', '', '']], head);
  assert.deepEqual(await runSheet(portal, headers, file, deptId), { written: 1, faultyRows: 0, faults: [] });
  assert.deepEqual(await names(), ['haiyan']);
});

test('the template is a sheet to fill in: nothing in it is imported', async (t) => {
  const { portal, deptId, headers } = await prepareImports(t);
  const template = await portal.app.inject({ url: '/api/v1/users/template', headers });
  assert.match(
    String(template.headers['content-disposition']),
    new RegExp(`filename=${encodeURIComponent('用户导入模板.xlsx')}`),
  );
  const bytes = template.rawPayload;
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  const [first, example] = await readExcelFile(file);
  assert.deepEqual(first?.data, [['用户名', '昵称', '性别', '手机号码', '邮箱', '角色']]);
  assert.equal(example?.data[1]?.[0], 'haiyan');
  const done = await runSheet(portal, headers, template.rawPayload, deptId);
  assert.deepEqual(done, { written: 0, faultyRows: 0, faults: [] });
});

test('a file that is not .xlsx is refused by its content', async (t) => {
  const { portal, deptId, headers } = await prepareImports(t);
  const good = await sheetOf([]);
  const oldExcel = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('用户名,昵称\nhaiyan,x'),
    oldExcel,
    Buffer.from('PK\u0003\u0004 but nothing else'),
    good.subarray(0, good.length - 40),
    understated(await padded(1)),
    await writeArchive(new Map([['readme.xml', Buffer.from('<a/>')]])),
    await writeArchive(
      new Map([
        ['[Content_Types].xml', Buffer.from('<a/>')],
        ['xl/workbook.xml', Buffer.from('<not-closed')],
      ]),
    ),
  ]) {
    const answer = await send(portal, headers, bytes, deptId);
    assert.deepEqual([answer.statusCode, answer.json().code, answer.json().field], [400, 'A0701', 'file']);
  }
  const text = await formRequest({ file: 'just text' });
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/users/_import?deptId=${deptId}`,
    headers: { ...text.headers, ...headers },
    payload: text.payload,
  });
  assert.deepEqual([answer.statusCode, answer.json().field], [400, 'file']);
});

/** A valid sheet with this many megabytes of blanks in it, which compress to little. */
const padded = async (megabytes: number): Promise<Buffer> => {
  const parts = await readArchive(await sheetOf([]), { entries: 100, bytes: 1e7 }, () => true);
  const path = [...parts.keys()].find((name) => name.startsWith('xl/worksheets/')) ?? '';
  const blanks = Buffer.alloc(megabytes * 1024 * 1024, ' ');
  const zip = new ZipFile();
  for (const [name, bytes] of parts)
    zip.addBuffer(name === path ? Buffer.concat([bytes, blanks]) : bytes, name, { compress: true });
  zip.end();
  return buffer(zip.outputStream);
};

/** The last zip entry claims to unpack to one byte. */
const understated = (zip: Buffer): Buffer => {
  zip.writeUInt32LE(1, zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  return zip;
};

test('a sheet that unpacks beyond the limit is refused, however small the upload', async (t) => {
  const { portal, deptId, headers } = await prepareImports(t);
  const small = await runSheet(portal, headers, await padded(1), deptId);
  assert.deepEqual(small, { written: 0, faultyRows: 0, faults: [] });
  const large = await padded(40);
  assert.ok(large.length < 100 * 1024);
  const answer = await send(portal, headers, large, deptId);
  assert.deepEqual([answer.statusCode, answer.json().code, answer.json().field], [413, 'A0702', 'file']);
  assert.match(answer.json().msg, /超过 32 MB/);
});

test('a cell at the far end of the sheet does not exhaust memory', async (t) => {
  const { portal, deptId, headers } = await prepareImports(t);
  const parts = await readArchive(
    await sheetOf([['a']], ['用户名']),
    { entries: 100, bytes: 1e7 },
    () => true,
  );
  const path = [...parts.keys()].find((name) => name.startsWith('xl/worksheets/')) ?? '';
  const cell = '<row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c></row></sheetData>';
  const sheet = String(parts.get(path)).replace('</sheetData>', cell);
  assert.ok(sheet.includes('XFD1048576'));
  const answer = await send(portal, headers, await writeArchive(parts.set(path, Buffer.from(sheet))), deptId);
  assert.ok([400, 413].includes(answer.statusCode), answer.body);
  assert.equal((await portal.app.inject({ url: '/healthz' })).statusCode, 200);
});

test('ten thousand rows are accepted, one more is refused', async (t) => {
  const { portal, deptId, headers } = await prepareImports(t);
  const rows = goodRows(10_001);
  const refused = await send(portal, headers, await sheetOf(rows), deptId);
  assert.deepEqual([refused.statusCode, refused.json().code], [413, 'A0702']);
  assert.match(refused.json().msg, /超过 10,000 行/);
  const taken = await runSheet(portal, headers, await sheetOf(rows.slice(1)), deptId);
  assert.deepEqual(taken, { written: 10_000, faultyRows: 0, faults: [] });
});

test('two concurrent imports of the same sheet add each user once', async (t) => {
  const { portal, deptId, headers, names } = await prepareImports(t);
  const file = await sheetOf(
    Array.from({ length: 20 }, (_, index) => [`user${index}`, 'x', '', '13800138000', '', 'EDITOR']),
  );
  for (const _ of [1, 2]) await send(portal, headers, file, deptId);
  await Promise.all([runImports(portal.deps), runImports(portal.deps)]);
  assert.equal((await names()).length, 20);
  const done = await portal.deps.db.select().from(userImports);
  assert.deepEqual(
    done.map(({ state }) => state),
    ['done', 'done'],
  );
  assert.equal(
    done.reduce((sum, { written }) => sum + written, 0),
    20,
  );
});

test('a missing column, an unknown department and a role that cannot be granted are refused', async (t) => {
  const { portal, deptId, headers, names } = await prepareImports(t);
  const row = ['haiyan', '海燕', '', '13800138000', '', 'ROOT'];
  const lacking = await send(portal, headers, await sheetOf([], ['用户名', '昵称']), deptId);
  assert.deepEqual([lacking.statusCode, lacking.json().field], [400, 'file']);
  assert.match(lacking.json().msg, /性别、手机号码、邮箱、角色/);
  const nowhere = await send(portal, headers, await sheetOf([row]), 9999);
  assert.equal(nowhere.json().field, 'deptId');
  const admin = await portal.login('ADMIN', { username: 'admin', perms: ['sys:user:import'] });
  const asAdmin = await runSheet(portal, admin, await sheetOf([row]), deptId);
  assert.deepEqual(asAdmin.faults, ['2|角色不存在|ROOT']);
  assert.deepEqual(await names(), ['admin']);
});

test('a mobile number of another country is stored without its spaces', async (t) => {
  const { portal, deptId, headers } = await prepareImports(t);
  const file = await sheetOf([
    ['ann', 'Ann', '', '+852 5123 4567', '', 'EDITOR'],
    ['bob', 'Bob', '', '+852 2123 4567', '', 'EDITOR'],
  ]);
  const { written, faults } = await runSheet(portal, headers, file, deptId);
  assert.deepEqual([written, faults], [1, ['3|手机号码不正确|+852 2123 4567']]);
  const [ann] = await portal.deps.db.select().from(users).where(eq(users.username, 'ann'));
  assert.equal(ann?.mobile, '+85251234567');
});
