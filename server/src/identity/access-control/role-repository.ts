import { dataScopes, rootRole } from '@portal/shared/rules';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type Db, roleDepartments, roles, userRoles } from '#src/platform/database/index.ts';

/** Enabled roles; ROOT only for users who hold it. */
export const listEnabledRoles = (db: Db, withRoot: boolean) =>
  db
    .select({ id: roles.id, name: roles.name, code: roles.code })
    .from(roles)
    .where(and(eq(roles.status, 1), withRoot ? undefined : ne(roles.code, rootRole)))
    .orderBy(asc(roles.sort), asc(roles.id))
    .limit(1000);

/** The roles with these ids; unknown ids are skipped. */
export const findRoles = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: roles.id, code: roles.code, status: roles.status })
    .from(roles)
    .where(inArray(roles.id, [...ids]));

/** The data scopes of a user's enabled roles. */
export const listDataScopes = async (db: Db, userId: number): Promise<number[]> => {
  const found = await db
    .selectDistinct({ dataScope: roles.dataScope })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.status, 1)))
    .where(eq(userRoles.userId, userId));
  return found.map(({ dataScope }) => dataScope);
};

/** The departments that a user's enabled roles list. */
export const listChosenDepartments = async (db: Db, userId: number): Promise<number[]> => {
  const found = await db
    .selectDistinct({ deptId: roleDepartments.deptId })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.status, 1)))
    .innerJoin(roleDepartments, eq(roleDepartments.roleId, roles.id))
    .where(and(eq(userRoles.userId, userId), eq(roles.dataScope, dataScopes.chosen)));
  return found.map(({ deptId }) => deptId);
};

/** Serialises removals of the ROOT role, so that the last one cannot be removed concurrently. */
export const lockRootRole = async (tx: Db): Promise<void> => {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, rootRole)).for('update');
};
