import { rootRole } from '@portal/shared/rules';
import { and, asc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, menus, roleMenus, roles, userRoles, users } from '#src/platform/database/index.ts';
import { dataScopeOf } from './data-scope.ts';

/** A user who holds a permission, and the rows they reach. */
interface Holder {
  readonly userId: number;
  readonly isRoot: boolean;
  readonly scope: DataScope;
}

const maxHolders = 50;

/** SQL condition: users who hold any permission by an enabled role. */
export const holdsAnyPermission = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.status, 1)))
      .innerJoin(roleMenus, eq(roleMenus.roleId, roles.id))
      .innerJoin(menus, and(eq(menus.id, roleMenus.menuId), eq(menus.type, 'BUTTON'), isNotNull(menus.perm)))
      .where(eq(userRoles.userId, users.id)),
  );

/** Enabled users who hold a permission by their enabled roles, ROOT included; at most 50, the oldest accounts first. */
export const listHolders = async (db: Db, perm: string): Promise<Holder[]> => {
  const granted = db
    .select({ one: sql`1` })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(and(eq(roleMenus.roleId, roles.id), eq(menus.perm, perm)));
  const found = await db
    .select({ userId: users.id, roles: sql<string[]>`array_agg(${roles.code})` })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      and(
        ...[eq(users.status, 1), isNull(users.deletedAt), eq(roles.status, 1)],
        or(eq(roles.code, rootRole), exists(granted)),
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.id))
    .limit(maxHolders);
  const holders = [];
  for (const { userId, roles: codes } of found) {
    const scope = await dataScopeOf(db, { userId, roles: codes });
    holders.push({ userId, isRoot: codes.includes(rootRole), scope });
  }
  return holders;
};
