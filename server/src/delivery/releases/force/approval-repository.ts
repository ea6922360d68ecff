import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { type Db, releaseForceApprovals, releaseTokens, users } from '#src/platform/database/index.ts';
import type { ReleaseKey } from '../release-repository.ts';

export type StoredApproval = typeof releaseForceApprovals.$inferSelect;

const approvals = releaseForceApprovals;

const isOf = ({ app, version }: ReleaseKey) => and(eq(approvals.app, app), eq(approvals.version, version));

const isApproval = (key: Pick<StoredApproval, 'app' | 'version' | 'approver'>) =>
  and(isOf(key), eq(approvals.approver, key.approver));

/** Serialises new approvals until the transaction ends; reads are not blocked. */
export const lockApprovals = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${approvals} in share row exclusive mode`);
};

/** Deletes approvals of any release that were given at an instant or before. */
export const deleteOldApprovals = async (db: Db, until: Date): Promise<void> => {
  await db.delete(approvals).where(lte(approvals.createdAt, until));
};

/** The number of approvals of other releases by an approver. */
export const countOthers = (
  db: Db,
  key: Pick<StoredApproval, 'app' | 'version' | 'approver'>,
): Promise<number> =>
  db.$count(approvals, and(eq(approvals.approver, key.approver), sql`not (${isOf(key)})`));

/** Replaces an earlier approval of that release by the same approver. */
export const saveApproval = async (db: Db, approval: StoredApproval): Promise<void> => {
  const { app: _app, version: _version, approver: _approver, ...set } = approval;
  await db
    .insert(approvals)
    .values(approval)
    .onConflictDoUpdate({ target: [approvals.app, approvals.version, approvals.approver], set });
};

/**
 * The approvals of a release that were given after an instant, the oldest first, without those of tokens that were
 * revoked since, and of users who were disabled or deleted.
 */
export const listApprovals = async (db: Db, key: ReleaseKey, since: Date): Promise<StoredApproval[]> => {
  const isRevoked = and(
    eq(sql`${releaseTokens.team} || '/' || ${releaseTokens.name}`, approvals.approver),
    gte(releaseTokens.revokedAt, approvals.createdAt),
  );
  const isActive = and(eq(users.status, 1), isNull(users.deletedAt));
  const rows = await db
    .select({ approval: approvals })
    .from(approvals)
    .leftJoin(releaseTokens, isRevoked)
    .leftJoin(users, eq(users.id, approvals.userId))
    .where(
      and(
        isOf(key),
        gt(approvals.createdAt, since),
        isNull(releaseTokens.id),
        or(isNull(approvals.userId), isActive),
      ),
    )
    .orderBy(asc(approvals.createdAt), asc(approvals.approver));
  return rows.map(({ approval }) => approval);
};

/** False when another transaction has used it. */
export const deleteApproval = async (tx: Db, approval: StoredApproval): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(approvals)
    .where(and(isApproval(approval), eq(approvals.createdAt, approval.createdAt)));
  return rowCount === 1;
};
