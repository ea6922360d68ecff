import type { Difference, Operation } from '@portal/shared/contract';
import { and, type Column, desc, eq, getTableColumns, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { viewerOf, visibleTo } from '#src/identity/users/index.ts';
import { auditLog, containing, type Db, users } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { boundedPage, countBounded, type Page } from './bounded-page.ts';
import { diffFields } from './diff.ts';
import { nameSubjects } from './name-subjects.ts';
import { type Days, withinDays } from './within-days.ts';

interface Asked extends Page, Days {
  readonly actor?: string;
  readonly subject?: string;
  readonly action?: string;
  readonly subjectId?: string;
}

const { before: _before, after: _after, ...columns } = getTableColumns(auditLog);

/** Members who see all users see all audit rows; others those by visible users. */
const seenBy = async (db: Db, member: Member): Promise<SQL | undefined> => {
  const viewer = await viewerOf(db, member);
  if (viewer.scope === 'all') return undefined;
  return inArray(auditLog.actorId, db.select({ id: users.id }).from(users).where(visibleTo(db, viewer)));
};

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

const shown = <R extends { createdAt: Date }>({ createdAt, ...row }: R) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Audit rows visible to the member, latest first. */
export const listOperations = async (
  db: Db,
  member: Member,
  { actor, subject, action, subjectId, ...asked }: Asked,
): Promise<{ list: Operation[]; total: number }> => {
  const where = and(
    await seenBy(db, member),
    actedBy(db, actor),
    isWord(auditLog.subject, subject),
    isWord(auditLog.action, action),
    isWord(auditLog.subjectId, subjectId),
    withinDays(auditLog.createdAt, asked),
  );
  const { limit, offset } = boundedPage(asked);
  const rows = await db
    .select(columns)
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const total = await countBounded(db, db.select({ id: auditLog.id }).from(auditLog).where(where));
  const nameOf = await nameSubjects(db, rows);
  return { list: rows.map((row) => ({ ...shown(row), subjectName: nameOf(row) })), total };
};

/** One audit row with its differences. Throws 404 when it is not visible to the member. */
export const getOperation = async (
  db: Db,
  member: Member,
  id: number,
): Promise<Operation & { differences: Difference[] }> => {
  const [found] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.id, id), await seenBy(db, member)));
  if (!found) throw notFound('没有这条操作记录', 'There is no such operation');
  const { before, after, ...row } = found;
  const nameOf = await nameSubjects(db, [row]);
  return { ...shown(row), subjectName: nameOf(row), differences: diffFields(before, after) };
};
