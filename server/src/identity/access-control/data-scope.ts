import { dataScopes, rootRole, widestScope } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, users } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { listSubtree } from './department-repository.ts';
import { listDataScopes } from './role-repository.ts';

const deptOf = async (db: Db, userId: number): Promise<number | null> => {
  const [user] = await db.select({ deptId: users.deptId }).from(users).where(eq(users.id, userId));
  return user?.deptId ?? null;
};

/** The widest of a member's roles counts; ROOT sees all. */
export const dataScopeOf = async (
  db: Db,
  { userId, roles }: Pick<Member, 'userId' | 'roles'>,
): Promise<DataScope> => {
  const widest = widestScope(await listDataScopes(db, userId));
  if (roles.includes(rootRole) || widest === dataScopes.all) return 'all';
  const deptId = await deptOf(db, userId);
  if (deptId === null || widest === dataScopes.self) return { deptIds: [], userId };
  return { deptIds: widest === dataScopes.dept ? [deptId] : await listSubtree(db, deptId), userId };
};

/** Whether this data scope allows a user to be placed in a department (null: none). */
export const mayPlaceIn = (scope: DataScope, deptId: number | null): boolean =>
  scope === 'all' || (deptId !== null && scope.deptIds.includes(deptId));
