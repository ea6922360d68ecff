import type { UserFields } from '@portal/shared/contract';
import { rootRole } from '@portal/shared/rules';
import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { type Db, insertInto, pickColumns, roles, userRoles, users } from '#src/platform/database/index.ts';
import { rootUsername, userFields, type Viewer, visibleTo } from './user-repository.ts';

/** A user as the edit form and the audit log show it. */
export interface UserRecord extends Pick<typeof users.$inferSelect, keyof UserFields> {
  readonly id: number;
  readonly roleIds: number[];
  readonly roleCodes: string[];
  readonly version: string;
}

type NewUser = typeof users.$inferInsert;
type UserChange = Partial<NewUser>;

// Drizzle omits the table name in a select from one table, so `users.id` is spelled out.
const roleIdsOf = sql<
  number[]
>`array(select ur.role_id from user_roles ur where ur.user_id = users.id order by ur.role_id)`;
const roleCodesOf = sql<string[]>`array(select r.code from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = users.id order by r.id)`;

const recordColumns = {
  id: users.id,
  ...pickColumns(users, userFields),
  roleIds: roleIdsOf,
  roleCodes: roleCodesOf,
  version: versionOf(users.updatedAt),
};

/**
 * Users that the viewer may edit, row-locked until the transaction ends. `root` is visible only to itself;
 * otherwise the same users as the list.
 */
export const lockUsers = async (tx: Db, viewer: Viewer, ids: readonly number[]): Promise<UserRecord[]> => {
  const found = await tx
    .select(recordColumns)
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        visibleTo(tx, viewer),
        or(ne(users.username, rootUsername), eq(users.id, viewer.userId)),
      ),
    )
    .orderBy(users.id)
    .for('update', { of: users });
  return found.map((row) => ({ ...row, roleIds: row.roleIds.map(Number) }));
};

export const insertUser = (tx: Db, user: NewUser): Promise<number> => insertInto(tx, users, user);

/** Inserts many; those whose username was taken meanwhile are missing from the result. */
export const insertUsers = (tx: Db, rows: readonly NewUser[]) =>
  tx
    .insert(users)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: users.id, username: users.username });

export const updateUsers = async (tx: Db, ids: readonly number[], change: UserChange): Promise<void> => {
  await tx
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(inArray(users.id, [...ids]));
};

export const insertUserRoles = async (tx: Db, rows: readonly { userId: number; roleId: number }[]) => {
  for (let from = 0; from < rows.length; from += 5000)
    await tx.insert(userRoles).values(rows.slice(from, from + 5000));
};

export const deleteUserRoles = async (tx: Db, userIds: readonly number[]): Promise<void> => {
  await tx.delete(userRoles).where(inArray(userRoles.userId, [...userIds]));
};

/** Number of enabled users who hold the ROOT role, without these. */
export const countOtherRoots = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.$count(
    users,
    and(
      isNull(users.deletedAt),
      eq(users.status, 1),
      notInArray(users.id, [...ids]),
      inArray(
        users.id,
        tx
          .select({ id: userRoles.userId })
          .from(userRoles)
          .innerJoin(roles, eq(roles.id, userRoles.roleId))
          .where(eq(roles.code, rootRole)),
      ),
    ),
  );

/** Which of the usernames are taken, in lower case. */
export const findTaken = async (db: Db, usernames: readonly string[]): Promise<Set<string>> => {
  const lower = sql<string>`lower(${users.username})`;
  const wanted = usernames.map((name) => name.toLowerCase());
  const found = await db
    .select({ name: lower })
    .from(users)
    .where(and(isNull(users.deletedAt), inArray(lower, wanted)));
  return new Set(found.map(({ name }) => name));
};
