import { dataScopes, rootRole, widestScope } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, users } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { listSubtree } from './department-repository.ts';
import { listChosenDepartments, listDataScopes } from './role-repository.ts';

const deptOf = async (db: Db, userId: number): Promise<number | null> => {
  const [user] = await db.select({ deptId: users.deptId }).from(users).where(eq(users.id, userId));
  return user?.deptId ?? null;
};

const departmentsOf = async (db: Db, userId: number, level: number): Promise<number[]> => {
  if (level === dataScopes.self) return [];
  const deptId = await deptOf(db, userId);
  if (deptId === null) return [];
  return level === dataScopes.dept ? [deptId] : listSubtree(db, deptId);
};

/** The widest level of a member's roles, and the departments that these list; ROOT sees all. */
export const dataScopeOf = async (
  db: Db,
  { userId, roles }: Pick<Member, 'userId' | 'roles'>,
): Promise<DataScope> => {
  const scopes = await listDataScopes(db, userId);
  const level = widestScope(scopes);
  if (roles.includes(rootRole) || level === dataScopes.all) return 'all';
  const chosen = scopes.includes(dataScopes.chosen) ? await listChosenDepartments(db, userId) : [];
  return { deptIds: [...new Set([...(await departmentsOf(db, userId, level)), ...chosen])], userId };
};

/** Whether this data scope allows a user to be placed in a department (null: none). */
export const mayPlaceIn = (scope: DataScope, deptId: number | null): boolean =>
  scope === 'all' || (deptId !== null && scope.deptIds.includes(deptId));
