import type { OperationFilters, Text } from '@portal/shared/contract';
import {
  and,
  type Column,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import { type Viewer, visibleTo } from '#src/identity/users/index.ts';
import { auditLog, containing, type Db, users } from '#src/platform/database/index.ts';
import { countBounded } from './bounded-page.ts';
import { withinDays } from './within-days.ts';

/** An audit row without its values. */
export type OperationRow = Omit<typeof auditLog.$inferSelect, 'before' | 'after'> & {
  /** The name that the record had in the values of the row. */
  readonly formerName: Text | string | null;
};

const { before: _before, after: _after, ...withoutValues } = getTableColumns(auditLog);

const formerName = sql<Text | string | null>`coalesce(
  ${auditLog.before} -> 'title', ${auditLog.before} -> 'nickname', ${auditLog.before} -> 'name',
  ${auditLog.after} -> 'title', ${auditLog.after} -> 'nickname', ${auditLog.after} -> 'name')`.as(
  'former_name',
);

const columns = { ...withoutValues, formerName };

/** Members who see all users see all audit rows; others those by visible users. */
export const seenBy = (db: Db, viewer: Viewer): SQL | undefined =>
  viewer.scope === 'all'
    ? undefined
    : inArray(auditLog.actorId, db.select({ id: users.id }).from(users).where(visibleTo(db, viewer)));

const isWord = (column: Column, word: string | undefined): SQL | undefined =>
  word?.trim() ? eq(column, word.trim()) : undefined;

/** Audit rows of users whose name contains a word, or of the username itself, which a deleted user has no longer. */
const actedBy = (db: Db, word: string | undefined): SQL | undefined => {
  const name = word?.trim();
  if (!name) return undefined;
  const pattern = containing(name);
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.username, pattern), ilike(users.nickname, pattern)));
  return or(eq(auditLog.actor, name), inArray(auditLog.actorId, named));
};

const cameFrom = (address: string | undefined): SQL | undefined =>
  address?.trim() ? sql`${auditLog.address} like ${containing(address.trim()).slice(1)}` : undefined;

/** The rows within the filters that a viewer sees. */
export const matchOperations = (
  db: Db,
  viewer: Viewer,
  { actor, subject, action, subjectId, address, ...days }: OperationFilters,
): SQL | undefined =>
  and(
    seenBy(db, viewer),
    actedBy(db, actor),
    isWord(auditLog.subject, subject),
    isWord(auditLog.action, action),
    isWord(auditLog.subjectId, subjectId),
    cameFrom(address),
    withinDays(auditLog.createdAt, days),
  );

/** One page of audit rows, the latest first. */
export const listRows = (
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OperationRow[]> =>
  db
    .select(columns)
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);

/** How many rows there are, counted up to 10,000. */
export const countRows = (db: Db, where: SQL | undefined): Promise<number> =>
  countBounded(db, db.select({ id: auditLog.id }).from(auditLog).where(where));

/** Audit rows with their values below an id, the latest first. */
export const listWithValues = (db: Db, where: SQL | undefined, below: number | undefined, limit: number) =>
  db
    .select({ ...getTableColumns(auditLog), formerName })
    .from(auditLog)
    .where(and(where, below === undefined ? undefined : lt(auditLog.id, below)))
    .orderBy(desc(auditLog.id))
    .limit(limit);
