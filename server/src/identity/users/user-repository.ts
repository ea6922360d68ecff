import { UserFields, type UserFilters, type UserRow } from '@portal/shared/contract';
import { dayOf, rootRole, startOfDay } from '@portal/shared/rules';
import {
  and,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { subtreeOf } from '#src/identity/access-control/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  containing,
  type Db,
  departments,
  keysOf,
  pickColumns,
  roles,
  userRoles,
  users,
} from '#src/platform/database/index.ts';
import { isReadAs } from '#src/platform/pinyin/index.ts';

/** The one account that no list contains. */
export const rootUsername = 'root';

/** The columns that the form of a user fills. */
export const userFields = keysOf(UserFields);

/** The viewer's data scope, and whether ROOT users are visible to them. */
export interface Viewer {
  readonly userId: number;
  readonly isRoot: boolean;
  readonly scope: DataScope;
}

const dayMs = 86_400_000;

const rootRoleOf = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, users.id), eq(roles.code, rootRole)));

const inScope = (scope: DataScope): SQL | undefined =>
  scope === 'all' ? undefined : or(eq(users.id, scope.userId), inArray(users.deptId, [...scope.deptIds]));

/** Whether all these users exist and are in the data scope. */
export const areUsersInScope = async (db: Db, ids: readonly number[], scope: DataScope): Promise<boolean> =>
  (await db.$count(users, and(inArray(users.id, [...ids]), isNull(users.deletedAt), inScope(scope)))) ===
  new Set(ids).size;

/** SQL condition: users visible to the viewer that are not deleted. */
export const visibleTo = (db: Db, { isRoot, scope }: Viewer): SQL | undefined =>
  and(isNull(users.deletedAt), inScope(scope), isRoot ? undefined : notExists(rootRoleOf(db)));

const matching = ({ keywords, status, deptId, startTime, endTime }: UserFilters): SQL | undefined => {
  const words = containing(keywords?.trim() ?? '');
  return and(
    or(
      ilike(users.username, words),
      ilike(users.nickname, words),
      ilike(sql`coalesce(${users.mobile}, '')`, words),
      isReadAs('user', users.id, keywords),
    ),
    status === undefined ? undefined : eq(users.status, status),
    deptId === undefined ? undefined : inArray(users.deptId, subtreeOf(deptId)),
    startTime === undefined ? undefined : gte(users.createdAt, startOfDay(startTime)),
    endTime === undefined ? undefined : lt(users.createdAt, new Date(startOfDay(endTime).getTime() + dayMs)),
  );
};

const listed = (db: Db, viewer: Viewer, filters: UserFilters): SQL | undefined =>
  and(visibleTo(db, viewer), ne(users.username, rootUsername), matching(filters));

const roleNames = sql<string>`coalesce((select string_agg(r.name, ',' order by r.sort, r.id) from user_roles ur
  join roles r on r.id = ur.role_id where ur.user_id = users.id), '')`;

const rowColumns = {
  id: users.id,
  ...pickColumns(users, userFields),
  deptName: departments.name,
  roleNames,
  createdAt: users.createdAt,
  initialPasswordUntil: users.initialPasswordUntil,
};

/** A user as listed, before the gender gets its label. `createTime` is a day in Asia/Shanghai. */
export type UserEntry = Omit<UserRow, 'genderLabel'> & { readonly gender: number };

export const countUsers = (db: Db, viewer: Viewer, filters: UserFilters): Promise<number> =>
  db.$count(users, listed(db, viewer, filters));

/** Pagination: by offset, or by keyset (below an id). */
interface Window {
  readonly limit: number;
  readonly offset?: number;
  readonly below?: number;
}

/** The ids of matching users visible to the viewer, newest first. */
export const listUserIds = async (
  db: Db,
  viewer: Viewer,
  filters: UserFilters,
  limit: number,
): Promise<number[]> => {
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(listed(db, viewer, filters));
  return (await found.orderBy(desc(users.id)).limit(limit)).map(({ id }) => id);
};

/** Matching users visible to the viewer, newest first. */
export const listUsers = async (
  db: Db,
  viewer: Viewer,
  filters: UserFilters,
  { limit, offset = 0, below }: Window,
): Promise<UserEntry[]> => {
  const rows = await db
    .select(rowColumns)
    .from(users)
    .leftJoin(departments, eq(departments.id, users.deptId))
    .where(and(listed(db, viewer, filters), below === undefined ? undefined : lt(users.id, below)))
    .orderBy(desc(users.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ createdAt, status, initialPasswordUntil, ...row }) => ({
    ...row,
    status: status as 0 | 1,
    createTime: dayOf(createdAt),
    ...(initialPasswordUntil ? { initialPasswordUntil: initialPasswordUntil.toISOString() } : {}),
  }));
};
