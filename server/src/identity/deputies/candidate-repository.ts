import { rootRole } from '@portal/shared/rules';
import { and, asc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import { holdsAnyPermission } from '#src/identity/access-control/index.ts';
import { rootUsername, visibleTo } from '#src/identity/users/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { containing, type Db, users } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';

/** Who names a deputy, and the users they reach. */
export interface Naming {
  readonly member: Member;
  readonly scope: DataScope;
}

const maxShown = 20;

/** Enabled staff whom the principal sees, without the principal. */
const areCandidates = (db: Db, { member: { userId, roles: codes }, scope }: Naming): SQL | undefined =>
  and(
    visibleTo(db, { userId, scope, isRoot: codes.includes(rootRole) }),
    ...[eq(users.status, 1), ne(users.id, userId), ne(users.username, rootUsername)],
    holdsAnyPermission(db),
  );

const selectCandidates = (db: Db, condition: SQL | undefined) =>
  db
    .select({ id: users.id, username: users.username, name: users.nickname })
    .from(users)
    .where(condition)
    .orderBy(asc(users.nickname), asc(users.id))
    .limit(maxShown);

/** Whom a principal can name as a deputy, by name; at most 20. */
export const listCandidates = (db: Db, naming: Naming, keywords = '') => {
  const words = containing(keywords.trim());
  const named = or(ilike(users.username, words), ilike(users.nickname, words));
  return selectCandidates(db, and(areCandidates(db, naming), named));
};

/** A user, if the principal can name them as a deputy. */
export const findCandidate = async (db: Db, naming: Naming, id: number) =>
  (await selectCandidates(db, and(areCandidates(db, naming), eq(users.id, id))))[0];
