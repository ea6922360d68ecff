import type { TestContext } from 'node:test';
import { asc, ne } from 'drizzle-orm';
import { users } from '#src/platform/database/index.ts';
import { writeSheets } from '#src/platform/spreadsheet/index.ts';
import { addDepartment, addRole } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const headings = ['用户名', '昵称', '性别', '手机号码', '邮箱', '角色'];

/** A sheet of users as a spreadsheet program writes it. */
export const sheetOf = (rows: readonly (readonly string[])[], head: readonly string[] = headings) =>
  writeSheets([{ name: 'users', columns: head.map((header) => ({ header, width: 10 })), rows }]);

/** This many valid rows. */
export const goodRows = (count: number, prefix = 'user'): string[][] =>
  Array.from({ length: count }, (_, index) => [
    `${prefix}${index}`,
    `用户${index}`,
    '',
    `138${String(index).padStart(8, '0')}`,
    '',
    'EDITOR',
  ]);

/** A portal with a department, some roles, and a ROOT user who imports. */
export const prepareImports = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  await addRole(portal.deps, 'EDITOR');
  await addRole(portal.deps, 'FINANCE');
  await addRole(portal.deps, 'OFF', 0);
  const deptId = await addDepartment(portal.deps, 'agency');
  const headers = await portal.login('ROOT', { username: 'root' });
  const names = async () =>
    (
      await portal.deps.db
        .select({ name: users.username })
        .from(users)
        .where(ne(users.username, 'root'))
        .orderBy(asc(users.id))
    ).map(({ name }) => name);
  return { portal, deptId, headers, names };
};
