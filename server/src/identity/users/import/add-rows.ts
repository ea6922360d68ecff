import { normalPhone } from '@portal/shared/phone';
import { createInitialPassword } from '#src/identity/authentication/index.ts';
import { recordChanges } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
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
  readonly roles: ReadonlyMap<string, KnownRole>;
  readonly deps: Pick<Deps, 'env' | 'now'>;
}

const columnsOf = (row: ImportRow, { deptId, deps }: Batch) => ({
  username: row.username,
  nickname: row.nickname,
  gender: genderOf(row.gender) ?? 0,
  mobile: normalPhone(row.mobile),
  email: row.email || null,
  deptId,
  createdAt: deps.now(),
});

const roleIdOf = (batch: Batch, code: string): number => {
  const role = batch.roles.get(code);
  if (!role) throw new Error(`the role ${code} was judged and is not known`);
  return role.id;
};

/** A written row with the initial password of its user. */
export interface AddedRow {
  readonly row: ImportRow;
  readonly password: string;
}

/** Adds some rows; those whose username was taken meanwhile are missing from the result. */
const addChunk = async (tx: Db, rows: readonly ImportRow[], batch: Batch): Promise<AddedRow[]> => {
  const created = new Map<string, number>();
  const initial = await Promise.all(
    rows.map(async (row) => ({ row, ...(await createInitialPassword(batch.deps)) })),
  );
  const columns = initial.map(({ row, columns }) => ({ ...columnsOf(row, batch), ...columns }));
  for (const { id, username } of await insertUsers(tx, columns)) created.set(username, id);
  const added = initial.flatMap(({ row, password }) => {
    const userId = created.get(row.username);
    return userId === undefined ? [] : [{ row, password, userId }];
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
  return added;
};

/**
 * Adds the rows; those whose username was taken meanwhile are missing from the result. `onWritten` gets the
 * number so far.
 */
export const addRows = async (
  tx: Db,
  rows: readonly ImportRow[],
  batch: Batch,
  onWritten: (count: number) => Promise<void>,
): Promise<AddedRow[]> => {
  const added: AddedRow[] = [];
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize);
    added.push(...(await addChunk(tx, chunk, batch)));
    await onWritten(from + chunk.length);
  }
  return added;
};
