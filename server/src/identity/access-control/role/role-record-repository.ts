import type { RoleRow } from '@portal/shared/contract';
import { dayOf, rootRole } from '@portal/shared/rules';
import { and, asc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  containing,
  type Db,
  deleteByIds,
  departments,
  insertInto,
  menus,
  roleDepartments,
  roleMenus,
  roles,
  updateById,
} from '#src/platform/database/index.ts';
import { isReadAs } from '#src/platform/pinyin/index.ts';
import { chosenDepartments } from '../grants.ts';

/** A role as the edit form and the audit log show it. */
export interface RoleRecord {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly sort: number;
  readonly status: 0 | 1;
  readonly dataScope: RoleRow['dataScope'];
  readonly deptIds: readonly number[];
  /** 1: what its holders publish needs approval. */
  readonly publishApproval: 0 | 1;
  /** Number of users who hold it and are not deleted. */
  readonly userCount: number;
  readonly version: string;
}

export type RoleColumns = Pick<
  RoleRecord,
  'name' | 'code' | 'sort' | 'status' | 'dataScope' | 'publishApproval'
>;

export interface RoleFilters {
  readonly keywords?: string;
  readonly status?: 0 | 1;
}

// Drizzle omits the table name in a select from one table, so `roles.id` is spelled out.
const userCount = sql<number>`(select count(*)::int from user_roles ur join users u on u.id = ur.user_id
  where ur.role_id = roles.id and u.deleted_at is null)`;

const recordColumns = {
  id: roles.id,
  name: roles.name,
  code: roles.code,
  sort: roles.sort,
  status: sql<0 | 1>`${roles.status}`,
  dataScope: sql<RoleRow['dataScope']>`${roles.dataScope}`,
  deptIds: chosenDepartments,
  publishApproval: sql<0 | 1>`${roles.publishApproval}`,
  userCount,
  version: versionOf(roles.updatedAt),
};

/** ROOT is visible only to users who hold it. */
const visible = (withRoot: boolean): SQL | undefined => (withRoot ? undefined : ne(roles.code, rootRole));

const listed = (withRoot: boolean, { keywords, status }: RoleFilters): SQL | undefined => {
  const words = containing(keywords?.trim() ?? '');
  return and(
    visible(withRoot),
    or(ilike(roles.name, words), ilike(roles.code, words), isReadAs('role', sql`roles.id`, keywords)),
    status === undefined ? undefined : eq(roles.status, status),
  );
};

export const countRoles = (db: Db, withRoot: boolean, filters: RoleFilters): Promise<number> =>
  db.$count(roles, listed(withRoot, filters));

/** Matching roles visible to the viewer, in sort order. */
export const listRoles = async (
  db: Db,
  withRoot: boolean,
  filters: RoleFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<RoleRow[]> => {
  const found = await db
    .select({ ...recordColumns, createdAt: roles.createdAt, updatedAt: roles.updatedAt })
    .from(roles)
    .where(listed(withRoot, filters))
    .orderBy(asc(roles.sort), asc(roles.id))
    .limit(limit)
    .offset(offset);
  return found.map(
    ({ createdAt, updatedAt, version: _version, deptIds: _deptIds, publishApproval: _, ...row }) => ({
      ...row,
      createTime: dayOf(createdAt),
      updateTime: dayOf(updatedAt),
    }),
  );
};

/** The roles with these ids that are visible to the viewer, row-locked until the transaction ends. */
export const lockRoles = (tx: Db, withRoot: boolean, ids: readonly number[]): Promise<RoleRecord[]> =>
  tx
    .select(recordColumns)
    .from(roles)
    .where(and(inArray(roles.id, [...ids]), visible(withRoot)))
    .orderBy(asc(roles.id))
    .for('update', { of: roles });

/** Those of these departments that exist, locked until the transaction ends. */
export const lockDepartments = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: departments.id })
    .from(departments)
    .where(inArray(departments.id, [...ids]))
    .for('share');

export const replaceDepartments = async (
  tx: Db,
  roleId: number,
  deptIds: readonly number[],
): Promise<void> => {
  await tx.delete(roleDepartments).where(eq(roleDepartments.roleId, roleId));
  if (deptIds.length > 0)
    await tx.insert(roleDepartments).values(deptIds.map((deptId) => ({ roleId, deptId })));
};

export const insertRole = (tx: Db, role: RoleColumns): Promise<number> => insertInto(tx, roles, role);

/** Changes columns; without any it only sets `updatedAt`. */
export const updateRole = (tx: Db, id: number, change: Partial<RoleColumns>): Promise<void> =>
  updateById(tx, roles, id, change);

export const deleteRoles = (tx: Db, ids: readonly number[]): Promise<void> => deleteByIds(tx, roles, ids);

/** The menu ids of a role, in order. */
export const listMenuIds = async (db: Db, roleId: number): Promise<number[]> => {
  const found = await db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .where(eq(roleMenus.roleId, roleId))
    .orderBy(asc(roleMenus.menuId));
  return found.map(({ id }) => id);
};

/** Those of these menus that exist, row-locked until the transaction ends. */
export const lockMenus = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: menus.id, perm: menus.perm })
    .from(menus)
    .where(inArray(menus.id, [...ids]))
    .orderBy(asc(menus.id))
    .for('share');

export const replaceMenus = async (tx: Db, roleId: number, menuIds: readonly number[]): Promise<void> => {
  await tx.delete(roleMenus).where(eq(roleMenus.roleId, roleId));
  if (menuIds.length > 0) await tx.insert(roleMenus).values(menuIds.map((menuId) => ({ roleId, menuId })));
};
