import { rootRole } from '@portal/shared/rules';
import { and, eq, exists, or, sql } from 'drizzle-orm';
import { type Db, menus, roleMenus, roles, userRoles } from '#src/platform/database/index.ts';

/** Whether each role that lets a user publish products requires approval; a user without any needs it, too. */
export const isApprovalNeeded = (
  granting: readonly { readonly code: string; readonly publishApproval: number }[],
): boolean => granting.every(({ code, publishApproval }) => code !== rootRole && publishApproval === 1);

/** Whether what a user publishes needs approval, by their enabled roles now. */
export const needsApproval = async (db: Db, { userId }: { readonly userId: number }): Promise<boolean> => {
  const grants = db
    .select({ one: sql`1` })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(and(eq(roleMenus.roleId, roles.id), eq(menus.perm, 'biz:product:publish')));
  const granting = await db
    .select({ code: roles.code, publishApproval: roles.publishApproval })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      and(
        ...[eq(userRoles.userId, userId), eq(roles.status, 1)],
        or(eq(roles.code, rootRole), exists(grants)),
      ),
    );
  return isApprovalNeeded(granting);
};
