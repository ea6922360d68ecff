import type { Text } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '../../../db/connect.ts';
import type { Deps } from '../../../deps.ts';
import { Fault } from '../../../http/fault.ts';
import type { Member } from '../../../http/member.ts';
import { hashPassword } from '../../account/password.ts';
import { recordChanges } from '../../audit/audit-service.ts';
import { readSheetRows } from '../sheet/read-sheet.ts';
import { genderOf } from './gender.ts';
import {
  faultsOf,
  type ImportRow,
  missingHeadings,
  repeatedLines,
  roleCodesOf,
  rowsOf,
} from './user-import-rows.ts';
import { findTaken, insertUserRoles, insertUsers } from './user-record-repository.ts';
import { listGivable, requirePlace } from './user-rules.ts';
import { firstPassword } from './user-service.ts';

const maxRows = 10_000;
const chunkSize = 500;

export interface RowFault {
  readonly line: number;
  readonly reasons: readonly Text[];
}

export interface ImportResult {
  readonly added: number;
  readonly faults: readonly RowFault[];
}

const takenMeanwhile: Text = { zh: '用户名已存在', en: 'the username already exists' };

const readRows = async (file: Buffer): Promise<ImportRow[]> => {
  const sheet = await readSheetRows(file, maxRows + 1);
  const missing = missingHeadings(sheet);
  if (missing.length === 0) return rowsOf(sheet);
  throw new Fault(
    { zh: `表格缺少列：${missing.join('、')}`, en: `The sheet lacks the columns ${missing.join(', ')}` },
    { status: 400, code: errorCodes.badParameter, field: 'file' },
  );
};

const judge = async (tx: Db, rows: readonly ImportRow[], roleCodes: ReadonlySet<string>) => {
  const taken = await findTaken(tx, rows.map(({ username }) => username).filter(isName));
  const repeated = repeatedLines(rows);
  return rows.map((row) => {
    const above = repeated.get(row.line);
    const repeats: Text[] =
      above === undefined
        ? []
        : [{ zh: `用户名与第 ${above} 行重复`, en: `the username repeats row ${above}` }];
    return { row, reasons: [...faultsOf(row, { taken, roleCodes }), ...repeats] };
  });
};

const isName = (username: string): boolean => /^[\w.@-]{1,64}$/.test(username);

interface Batch {
  readonly member: Member;
  readonly deptId: number;
  readonly passwordHash: string;
  readonly roleIds: ReadonlyMap<string, number>;
  readonly now: Date;
}

const columnsOf = (row: ImportRow, { deptId, passwordHash, now }: Batch) => ({
  username: row.username,
  nickname: row.nickname,
  gender: genderOf(row.gender) ?? 0,
  mobile: row.mobile,
  email: row.email || null,
  deptId,
  passwordHash,
  mustChangePassword: true,
  createdAt: now,
});

/** Adds the rows; gives those that somebody else was quicker with. */
const addRows = async (tx: Db, rows: readonly ImportRow[], batch: Batch): Promise<ImportRow[]> => {
  const created = new Map<string, number>();
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize).map((row) => columnsOf(row, batch));
    for (const { id, username } of await insertUsers(tx, chunk)) created.set(username, id);
  }
  const added = rows.filter(({ username }) => created.has(username));
  const idOf = (row: ImportRow): number => created.get(row.username) as number;
  const grants = added.flatMap((row) =>
    roleCodesOf(row).map((code) => ({ userId: idOf(row), roleId: batch.roleIds.get(code) as number })),
  );
  await insertUserRoles(tx, grants);
  const done = { actor: batch.member, action: 'import', subject: 'user' };
  await recordChanges(
    tx,
    added.map((row) => ({
      ...done,
      subjectId: idOf(row),
      after: { ...columnsOf(row, batch), roles: roleCodesOf(row) },
    })),
  );
  return rows.filter(({ username }) => !created.has(username));
};

/**
 * Adds users from an .xlsx sheet into a department: good rows are kept, all in one transaction; every other row is
 * named with its reasons. Throws for a file that is no such sheet, has more than 10,000 rows or lacks a column, and
 * for a department that is unknown or not the member's.
 */
export const importUsers = async (
  { database: { db }, now }: Deps,
  member: Member,
  { deptId, file }: { deptId: number; file: Buffer },
): Promise<ImportResult> => {
  await requirePlace(db, member, deptId);
  const rows = await readRows(file);
  // One hash for all: they all get the same first password, which is no secret, and hashing 10,000 takes minutes.
  const passwordHash = await hashPassword(firstPassword);
  return db.transaction(async (tx) => {
    await requirePlace(tx, member, deptId);
    const roles = await listGivable(tx, member);
    const roleIds = new Map(roles.map(({ code, id }) => [code, id]));
    const judged = await judge(tx, rows, new Set(roleIds.keys()));
    const good = judged.filter(({ reasons }) => reasons.length === 0).map(({ row }) => row);
    const late = await addRows(tx, good, { member, deptId, passwordHash, roleIds, now: now() });
    const faults = [
      ...judged
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ row, reasons }) => ({ line: row.line, reasons })),
      ...late.map(({ line }) => ({ line, reasons: [takenMeanwhile] })),
    ];
    return { added: good.length - late.length, faults: faults.toSorted((a, b) => a.line - b.line) };
  });
};
