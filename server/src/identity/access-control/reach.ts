import { rootRole, widestScope } from '@portal/shared/rules';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type Db, menus, roleMenus, roles, userRoles } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';

/** What roles give together: menus, permissions, and how far they see among users. */
export interface Reach {
  readonly menuIds: ReadonlySet<number>;
  readonly perms: ReadonlySet<string>;
  readonly dataScope: number;
}

/** Of everything somebody of ROOT has: whatever there is. */
export type OwnReach = Reach | 'all';

/** A right that may be given: a menu, for a button with its permission. */
export interface Right {
  readonly id: number;
  readonly perm: string | null;
}

/** Whether somebody has a right themselves: the very menu, or for a button any other that gives the same permission. */
export const hasRight = (own: OwnReach, { id, perm }: Right): boolean =>
  own === 'all' || own.menuIds.has(id) || (perm !== null && own.perms.has(perm));

/** Whether a data scope is no wider than one's own. */
export const seesAsFar = (own: OwnReach, dataScope: number): boolean =>
  own === 'all' || own.dataScope <= dataScope;

const reachOf = async (db: Db, of: SQL): Promise<Reach> => {
  const scopes = await db.select({ dataScope: roles.dataScope }).from(roles).where(of);
  const rights = await db
    .selectDistinct({ id: menus.id, perm: menus.perm })
    .from(roles)
    .innerJoin(roleMenus, eq(roleMenus.roleId, roles.id))
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(of);
  return {
    menuIds: new Set(rights.map(({ id }) => id)),
    perms: new Set(rights.flatMap(({ perm }) => perm ?? [])),
    dataScope: widestScope(scopes.map(({ dataScope }) => dataScope)),
  };
};

const heldBy = (db: Db, userId: number) =>
  db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));

/** What somebody's enabled roles give them. */
export const ownReach = async (
  db: Db,
  { userId, roles: codes }: Pick<Member, 'userId' | 'roles'>,
): Promise<OwnReach> =>
  codes.includes(rootRole)
    ? 'all'
    : reachOf(db, and(eq(roles.status, 1), inArray(roles.id, heldBy(db, userId))) as SQL);

/** What a role gives that its giver does not have; undefined when they have it all. */
export type Excess = 'menus' | 'dataScope' | undefined;

/** Whether these roles stay within what somebody has, enabled or not. */
export const excessOf = async (db: Db, own: OwnReach, roleIds: readonly number[]): Promise<Excess> => {
  if (own === 'all' || roleIds.length === 0) return undefined;
  const asked = await db
    .select({ id: menus.id, perm: menus.perm })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(inArray(roleMenus.roleId, [...roleIds]));
  if (!asked.every((right) => hasRight(own, right))) return 'menus';
  const scopes = await db
    .select({ dataScope: roles.dataScope })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]));
  return scopes.every(({ dataScope }) => seesAsFar(own, dataScope)) ? undefined : 'dataScope';
};
