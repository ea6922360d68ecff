import type { OperationFilters } from '@portal/shared/contract';
import { and, type Column, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Viewer, visibleTo } from '#src/identity/users/index.ts';
import { auditLog, containing, type Db, users } from '#src/platform/database/index.ts';
import { withinDays } from './within-days.ts';

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
