import type { MenuNode, RouteRecord } from '@portal/shared/contract';
import { rootRole } from '@portal/shared/rules';
import { nest } from '../option-tree.ts';
import type { Menu } from './menu-repository.ts';

const nodeOf = (menu: Menu, children: MenuNode[]): MenuNode => {
  const { nameEn: _nameEn, keepAlive: _keepAlive, alwaysShow: _alwaysShow, ...node } = menu;
  return children.length > 0 ? { ...node, children } : node;
};

/** Menus as a tree; `children` is absent where there are none. */
export const menuTree = (menus: readonly Menu[]): MenuNode[] => nest(menus, nodeOf);

const says = (menu: Menu, words: string): boolean =>
  [menu.name, menu.nameEn, menu.path, menu.perm].some((text) => text?.toLowerCase().includes(words));

const withAllBelow = (menus: readonly Menu[], ids: readonly number[]): ReadonlySet<number> => {
  const children = Map.groupBy(menus, ({ parentId }) => parentId);
  const found = new Set(ids);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id);
  return found;
};

const withAllAbove = (menus: readonly Menu[], ids: ReadonlySet<number>): ReadonlySet<number> => {
  const parents = new Map(menus.map(({ id, parentId }) => [id, parentId]));
  const found = new Set(ids);
  for (const id of found) found.add(parents.get(id) ?? 0);
  return found;
};

/** The menus that match, with the way to them and all that is below them. */
export const matchingBranches = (menus: readonly Menu[], keywords: string): Menu[] => {
  const words = keywords.trim().toLowerCase();
  const matches = menus.filter((menu) => says(menu, words)).map(({ id }) => id);
  const kept = withAllAbove(menus, withAllBelow(menus, matches));
  return menus.filter(({ id }) => kept.has(id));
};

/** `ticket-calendar` → `TicketCalendar`: the name of a route, from its path. */
export const routeName = (path: string): string =>
  path
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const without = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as T;

const recordOf = (menu: Menu, roles: readonly string[], children: RouteRecord[]): RouteRecord =>
  without({
    path: menu.path ?? '',
    component: menu.component ?? undefined,
    redirect: menu.redirect ?? undefined,
    name: menu.type === 'MENU' ? routeName(menu.path ?? '') : undefined,
    meta: without({
      title: menu.name,
      titleEn: menu.nameEn ?? undefined,
      icon: menu.icon ?? undefined,
      hidden: menu.visible === 0,
      roles: [rootRole, ...roles],
      keepAlive: menu.keepAlive === 1,
      alwaysShow: menu.alwaysShow === 1 ? true : undefined,
    }),
    children: children.length > 0 ? children : undefined,
  });

/**
 * All menus but buttons as route records. Every route declares its roles, ROOT first: a route without a list is
 * dropped for everybody, and ROOT is to see a menu that no role was given yet.
 */
export const routeRecords = (
  menus: readonly Menu[],
  grants: readonly { readonly menuId: number; readonly code: string }[],
): RouteRecord[] => {
  const byMenu = Map.groupBy(grants, ({ menuId }) => menuId);
  return nest<Menu, RouteRecord>(
    menus.filter(({ type }) => type !== 'BUTTON'),
    (menu, children) =>
      recordOf(
        menu,
        (byMenu.get(menu.id) ?? []).map(({ code }) => code),
        children,
      ),
  );
};
