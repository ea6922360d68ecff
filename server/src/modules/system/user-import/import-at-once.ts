import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/member.ts';
import { hashPassword } from '../../account/password.ts';
import { requirePlace } from '../user/user-rules.ts';
import { firstPassword } from '../user/user-service.ts';
import { addRows } from './add-rows.ts';
import { rowsOf, takenMeanwhile } from './import-rows.ts';
import { readImportSheet } from './import-sheet.ts';
import { type FaultyRow, judgeRows, listKnownRoles } from './judge-rows.ts';

export interface ImportResult {
  readonly added: number;
  readonly faulty: readonly FaultyRow[];
}

/** Nobody watches an import that is answered when it is over. */
const unwatched = (): Promise<void> => Promise.resolve();

/**
 * Adds users from an .xlsx sheet into a department, and answers when it is done: good rows are kept, all in one
 * transaction; every other row is named with its reasons. Throws for a file that is no such sheet, has more than 10,000
 * rows or lacks a column, and for a department that is unknown or not the member's.
 */
export const importUsers = async (
  { database: { db }, now }: Deps,
  member: Member,
  { deptId, file }: { deptId: number; file: Buffer },
): Promise<ImportResult> => {
  await requirePlace(db, member, deptId);
  const rows = rowsOf(await readImportSheet(file));
  const passwordHash = await hashPassword(firstPassword);
  return db.transaction(async (tx) => {
    await requirePlace(tx, member, deptId);
    const roles = await listKnownRoles(tx, member);
    const { good, faulty } = await judgeRows(tx, rows, roles, unwatched);
    const batch = { member, deptId, passwordHash, roles, now: now() };
    const late = await addRows(tx, good, batch, unwatched);
    const lost = late.map((row) => ({ row, faults: [takenMeanwhile(row)] }));
    return {
      added: good.length - late.length,
      faulty: [...faulty, ...lost].toSorted((one, other) => one.row.line - other.row.line),
    };
  });
};
