import type { Difference, Operation, OperationFilters, Text } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { deviceName } from '#src/identity/authentication/index.ts';
import { viewerOf } from '#src/identity/users/index.ts';
import { auditLog, type Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { boundedPage, type Page } from './bounded-page.ts';
import { describeChanges } from './describe-changes.ts';
import { matchOperations, seenBy } from './operation-filter.ts';
import { countRows, listRows, listWithValues, type OperationRow } from './operation-repository.ts';
import { loadNames, recordOf } from './record-names.ts';
import { actionName, subjectName } from './words/words.ts';

const textOf = (name: OperationRow['formerName']): Text | null =>
  typeof name === 'string' ? { zh: name } : name;

/** Audit rows as staff see them, with the names of their records. */
export const describeRows = async (db: Db, rows: readonly OperationRow[]): Promise<Operation[]> => {
  const nameOf = await loadNames(
    db,
    rows.flatMap((row) => recordOf(row) ?? []),
  );
  return rows.map((row) => {
    const record = recordOf(row);
    const { id, actorId, actor, action, subject, subjectId, address, agent, createdAt, formerName } = row;
    return {
      ...{ id, actorId, actor, action, subject, subjectId, address },
      actionName: actionName(action),
      subjectKind: subjectName(subject),
      subjectName: (record && nameOf(record)) ?? textOf(formerName),
      device: deviceName(agent ?? ''),
      createdAt: createdAt.toISOString(),
    };
  });
};

/** Audit rows visible to the member, latest first. */
export const listOperations = async (
  db: Db,
  member: Member,
  { pageNum, pageSize, ...filters }: OperationFilters & Page,
): Promise<{ list: Operation[]; total: number }> => {
  const where = matchOperations(db, await viewerOf(db, member), filters);
  const rows = await listRows(db, where, boundedPage({ pageNum, pageSize }));
  return { list: await describeRows(db, rows), total: await countRows(db, where) };
};

/** One audit row with its differences. Throws 404 when it is not visible to the member. */
export const getOperation = async (
  db: Db,
  member: Member,
  id: number,
): Promise<Operation & { differences: Difference[] }> => {
  const where = and(eq(auditLog.id, id), seenBy(db, await viewerOf(db, member)));
  const rows = await listWithValues(db, where, undefined, 1);
  const [operation] = await describeRows(db, rows);
  const [differences] = await describeChanges(db, rows);
  if (!operation || !differences) throw notFound('没有这条操作记录', 'There is no such operation');
  return { ...operation, differences };
};
