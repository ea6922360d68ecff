import type { MenuNode, MenuOption, RouteRecord } from '@portal/shared/contract';
import { rootRole } from '@portal/shared/rules';
import { pinyinOf } from '#src/platform/pinyin/index.ts';
import { branchesOf } from '../branches.ts';
import { nest } from '../option-tree.ts';
import type { Menu } from './menu-repository.ts';

const nodeOf = (menu: Menu, children: MenuNode[]): MenuNode => {
  const {
    nameEn: _nameEn,
    keepAlive: _keepAlive,
    alwaysShow: _alwaysShow,
    version: _version,
    ...node
  } = menu;
  return children.length > 0 ? { ...node, children } : node;
};

/** Menus as a tree; `children` is absent where there are none. */
export const menuTree = (menus: readonly Menu[]): MenuNode[] => nest(menus, nodeOf);

/** Menus as options in a language; `isOwn` marks those that the reader holds. */
export const menuOptions = (
  menus: readonly Menu[],
  { isEnglish, isOwn }: { isEnglish: boolean; isOwn: (menu: Menu) => boolean },
): MenuOption[] =>
  nest<Menu, MenuOption>(menus, (menu, children) => ({
    value: menu.id,
    label: isEnglish ? (menu.nameEn ?? menu.name) : menu.name,
    type: menu.type,
    ...(isOwn(menu) ? {} : { disabled: true as const }),
    ...(children.length > 0 ? { children } : {}),
  }));

const says = (menu: Menu, words: string): boolean =>
  [menu.name, menu.nameEn, menu.path, menu.perm].some((text) => text?.toLowerCase().includes(words));

/** The matching menus, with their ancestors and descendants. */
export const matchingBranches = (menus: readonly Menu[], keywords: string): Menu[] => {
  const words = keywords.trim().toLowerCase();
  return branchesOf(menus, (menu) => says(menu, words));
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
      titlePinyin: pinyinOf(menu.name) || undefined,
      icon: menu.icon ?? undefined,
      hidden: menu.visible === 0,
      roles: [rootRole, ...new Set(roles)],
      keepAlive: menu.keepAlive === 1,
      alwaysShow: menu.alwaysShow === 1 ? true : undefined,
    }),
    children: children.length > 0 ? children : undefined,
  });

/**
 * All menus except buttons as route records. Every route declares its roles, ROOT first: clients drop a route
 * without roles, and ROOT must see a menu that has no role yet.
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
