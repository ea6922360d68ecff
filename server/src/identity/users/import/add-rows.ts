import { recordChanges } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { genderOf } from '../gender.ts';
import { insertUserRoles, insertUsers } from '../user-record-repository.ts';
import { type ImportRow, type KnownRole, roleCodesOf } from './import-rows.ts';

const chunkSize = 500;

/** What all rows of an import share. */
export interface Batch {
  readonly member: Member;
  readonly deptId: number;
  /** One hash for all: they share the initial password, which is not secret and must be changed. */
  readonly passwordHash: string;
  readonly roles: ReadonlyMap<string, KnownRole>;
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

const roleIdOf = (batch: Batch, code: string): number => {
  const role = batch.roles.get(code);
  if (!role) throw new Error(`the role ${code} was judged and is not known`);
  return role.id;
};

/** Adds some rows; returns those whose username was taken meanwhile. */
const addChunk = async (tx: Db, rows: readonly ImportRow[], batch: Batch): Promise<ImportRow[]> => {
  const created = new Map<string, number>();
  const columns = rows.map((row) => columnsOf(row, batch));
  for (const { id, username } of await insertUsers(tx, columns)) created.set(username, id);
  const added = rows.flatMap((row) => {
    const userId = created.get(row.username);
    return userId === undefined ? [] : [{ row, userId }];
  });
  await insertUserRoles(
    tx,
    added.flatMap(({ row, userId }) =>
      roleCodesOf(row).map((code) => ({ userId, roleId: roleIdOf(batch, code) })),
    ),
  );
  const done = { actor: batch.member, action: 'import', subject: 'user' } as const;
  await recordChanges(
    tx,
    added.map(({ row, userId }) => ({
      ...done,
      subjectId: userId,
      after: { ...columnsOf(row, batch), roles: roleCodesOf(row) },
    })),
  );
  return rows.filter(({ username }) => !created.has(username));
};

/** Adds the rows; returns those whose username was taken meanwhile. `onWritten` gets the number so far. */
export const addRows = async (
  tx: Db,
  rows: readonly ImportRow[],
  batch: Batch,
  onWritten: (count: number) => Promise<void>,
): Promise<ImportRow[]> => {
  const late: ImportRow[] = [];
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize);
    late.push(...(await addChunk(tx, chunk, batch)));
    await onWritten(from + chunk.length);
  }
  return late;
};
