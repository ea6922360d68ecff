import { rootRole } from '@portal/shared/rules';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  type Db,
  deleteByIds,
  insertInto,
  lockFor,
  menus,
  pickColumns,
  roleMenus,
  roles,
  updateById,
} from '#src/platform/database/index.ts';
import type { MenuColumns } from './menu-rules.ts';

/** A menu as the database has it. */
export type Menu = MenuColumns & { readonly id: number; readonly version: string };

const columns = {
  ...pickColumns(menus, ['id', 'parentId', 'name', 'nameEn', 'type', 'path', 'component', 'perm']),
  visible: sql<0 | 1>`${menus.visible}`,
  sort: menus.sort,
  icon: menus.icon,
  redirect: menus.redirect,
  keepAlive: sql<0 | 1>`${menus.keepAlive}`,
  alwaysShow: sql<0 | 1>`${menus.alwaysShow}`,
  version: versionOf(menus.updatedAt),
};

/** Upper bound far above real sizes: the tree is read without pagination. */
const treeLimit = 5000;

export const listMenus = (db: Db): Promise<Menu[]> =>
  db.select(columns).from(menus).orderBy(asc(menus.sort), asc(menus.id)).limit(treeLimit);

export const findMenu = async (db: Db, id: number): Promise<Menu | undefined> => {
  const [found] = await db.select(columns).from(menus).where(eq(menus.id, id));
  return found;
};

/** The codes of the enabled roles of every menu, without ROOT. */
export const listMenuRoles = (db: Db) =>
  db
    .select({ menuId: roleMenus.menuId, code: roles.code })
    .from(roleMenus)
    .innerJoin(roles, and(eq(roles.id, roleMenus.roleId), eq(roles.status, 1), ne(roles.code, rootRole)))
    .orderBy(asc(roles.sort), asc(roles.id));

/** Serialises changes to the shape of the tree, so that concurrent moves cannot make a loop. */
export const lockTree = (tx: Db): Promise<void> => lockFor(tx, 'menuTree');

/** A menu and everything below it. */
export const listBranch = (tx: Db, id: number): Promise<Menu[]> =>
  tx
    .select(columns)
    .from(menus)
    .where(
      inArray(
        menus.id,
        sql`(with recursive below as (
          select id from menus where id = ${id}
          union select m.id from menus m join below on m.parent_id = below.id
        ) select id from below)`,
      ),
    )
    .orderBy(asc(menus.id));

export const insertMenu = (tx: Db, menu: MenuColumns): Promise<number> => insertInto(tx, menus, menu);

export const updateMenu = (tx: Db, id: number, menu: MenuColumns): Promise<void> =>
  updateById(tx, menus, id, menu);

export const deleteMenus = (tx: Db, ids: readonly number[]): Promise<void> => deleteByIds(tx, menus, ids);

/** Grants a menu to those of the roles that have its parent; to all of them at the top level. */
export const grantMenu = async (
  tx: Db,
  { id, parentId }: { id: number; parentId: number },
  codes: readonly string[],
): Promise<void> => {
  const above = tx.select({ id: roleMenus.roleId }).from(roleMenus).where(eq(roleMenus.menuId, parentId));
  const holders = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.code, [...codes]), parentId === 0 ? undefined : inArray(roles.id, above)));
  if (holders.length > 0)
    await tx.insert(roleMenus).values(holders.map((role) => ({ roleId: role.id, menuId: id })));
};
