import type { Language, MenuForm, MenuNode, MenuOption, RouteRecord } from '@portal/shared/contract';
import { deputyPerm, errorCodes, hasPerm, rootRole } from '@portal/shared/rules';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { businessError, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { branchesOf } from '../branches.ts';
import { hasGrant, ownGrants } from '../grants.ts';
import {
  deleteMenus,
  findMenu,
  grantMenu,
  insertMenu,
  listBranch,
  listMenuRoles,
  listMenus,
  lockTree,
  type Menu,
  updateMenu,
} from './menu-repository.ts';
import { columnsOf, type MenuColumns, misplaced } from './menu-rules.ts';
import { matchingBranches, menuOptions, menuTree, routeRecords } from './menu-tree.ts';

const noMenu = () => notFound('菜单不存在', 'There is no such menu');

/** The menu tree, or the matching branches. */
export const listMenuTree = async ({ db }: Deps, keywords = ''): Promise<MenuNode[]> => {
  const menus = await listMenus(db);
  return menuTree(keywords.trim() === '' ? menus : matchingBranches(menus, keywords));
};

/** Menus as options; those that the member does not hold are marked, as they cannot grant them. */
export const listMenuOptions = async (
  { db }: Deps,
  member: Member,
  language: Language,
): Promise<MenuOption[]> => {
  const own = await ownGrants(db, member);
  return menuOptions(await listMenus(db), {
    isEnglish: language === 'en',
    isOwn: (menu) => hasGrant(own, menu),
  });
};

/** One menu for the edit form. Throws 404. */
export const getMenuForm = async ({ db }: Deps, id: number): Promise<MenuForm> => {
  const menu = await findMenu(db, id);
  if (!menu) throw noMenu();
  return menu;
};

/** The screen of approvals, which deputies open without a role that has it. */
const inbox = 'business/approvals/index';

/** All routes with the codes of the roles that may open them; a deputy's open the inbox of approvals. */
export const listRoutes = async ({ db }: Deps, { roles, perms }: Member): Promise<RouteRecord[]> => {
  const menus = await listMenus(db);
  const granted = await listMenuRoles(db);
  if (!perms.includes(deputyPerm)) return routeRecords(menus, granted);
  const opened = branchesOf(menus, (menu) => menu.component === inbox).flatMap(({ id: menuId }) =>
    roles.map((code) => ({ menuId, code })),
  );
  return routeRecords(menus, [...granted, ...opened]);
};

const requirePlace = async (tx: Db, { parentId, type }: MenuColumns): Promise<void> => {
  const parent = parentId === 0 ? undefined : await findMenu(tx, parentId);
  if (parentId !== 0 && !parent)
    throw invalidField('parentId', '上级菜单不存在', 'There is no such parent menu');
  const fault = misplaced(type, parent?.type);
  if (fault) throw fault;
};

const requireOwnPerm = (member: Member, { perm }: MenuColumns): void => {
  if (perm !== null && !hasPerm(member, [perm]))
    throw invalidField('perm', '只能填写自己拥有的权限', 'Only a permission that you hold yourself');
};

/** Refuses to change or delete a permission that the member lacks, or a menu above it. */
const requireHeld = (member: Member, branch: readonly Menu[]): void => {
  const lacking = branch.find(({ perm }) => perm !== null && !hasPerm(member, [perm]));
  if (lacking)
    throw businessError(
      errorCodes.forbidden,
      `其中包含您没有的权限 ${lacking.perm}，不能修改或删除`,
      `It contains the permission ${lacking.perm}, which you lack: you cannot change or delete it`,
      403,
    );
};

/**
 * Adds a menu and grants it to those of its author's roles that have its parent, so that the author can grant
 * it. Throws for a field that the type does not allow, a permission that the author lacks, and an invalid
 * parent.
 */
export const createMenu = async ({ db }: Deps, member: Member, form: MenuForm): Promise<void> => {
  const after = columnsOf(form);
  requireOwnPerm(member, after);
  await db.transaction(async (tx) => {
    await lockTree(tx);
    await requirePlace(tx, after);
    const id = await insertMenu(tx, after);
    const own = member.roles.filter((code) => code !== rootRole);
    await grantMenu(tx, { id, parentId: after.parentId }, own);
    await recordChange(tx, { actor: member, action: 'create', subject: 'menu', subjectId: id, after });
  });
};

const requireNoLoop = (branch: readonly Menu[], after: MenuColumns): void => {
  if (branch.some(({ id }) => id === after.parentId))
    throw invalidField('parentId', '不能放在自己或自己的下级里', 'A menu cannot stand below itself');
  if (branch.length > 1 && (after.type === 'BUTTON' || after.type === 'EXTLINK'))
    throw invalidField('type', '有下级的菜单不能改成按钮或外链', 'A menu with others below it stays a menu');
};

/**
 * Changes a menu. Throws like {@link createMenu}, 403 when it or one below has a permission that the member
 * lacks, for a loop, 409 for a stale version, and 404.
 */
export const changeMenu = async ({ db }: Deps, member: Member, id: number, form: MenuForm): Promise<void> => {
  const after = columnsOf(form);
  await db.transaction(async (tx) => {
    await lockTree(tx);
    const branch = await listBranch(tx, id);
    const before = branch.find((menu) => menu.id === id);
    if (!before) throw noMenu();
    await requireVersion(tx, { subject: 'menu', id, seen: form.version, stored: before.version });
    requireHeld(member, branch);
    requireOwnPerm(member, after);
    requireNoLoop(branch, after);
    await requirePlace(tx, after);
    await updateMenu(tx, id, after);
    await recordChange(tx, {
      actor: member,
      action: 'update',
      subject: 'menu',
      subjectId: id,
      before,
      after,
    });
  });
};

/** Deletes a menu with its descendants, buttons included. Throws 403 like {@link changeMenu}, and 404. */
export const deleteMenu = async ({ db }: Deps, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockTree(tx);
    const branch = await listBranch(tx, id);
    if (branch.length === 0) throw noMenu();
    requireHeld(member, branch);
    await deleteMenus(
      tx,
      branch.map((menu) => menu.id),
    );
    const deleted = { actor: member, action: 'delete', subject: 'menu' } as const;
    await recordChanges(
      tx,
      branch.map((menu) => ({ ...deleted, subjectId: menu.id, before: menu })),
    );
  });
