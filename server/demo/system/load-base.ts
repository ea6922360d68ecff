import {
  type Db,
  departments,
  dictItems,
  dictTypes,
  menus,
  roleMenus,
  roles,
} from '#src/platform/database/index.ts';
import { dictionarySeeds } from './dictionary-seeds.ts';
import { type MenuSeed, menuSeeds } from './menu-seeds.ts';
import { roleSeeds } from './role-seeds.ts';

type Written = MenuSeed & { readonly id: number; readonly children: readonly Written[] };

const writeMenus = async (tx: Db, seeds: readonly MenuSeed[], parentId = 0): Promise<Written[]> => {
  const written: Written[] = [];
  for (const [index, seed] of seeds.entries()) {
    const { children = [], ...menu } = seed;
    const [row] = await tx
      .insert(menus)
      .values({ ...menu, parentId, sort: index + 1 })
      .returning({ id: menus.id });
    if (!row) throw new Error(`no id for the menu ${menu.name}`);
    written.push({ ...seed, id: row.id, children: await writeMenus(tx, children, row.id) });
  }
  return written;
};

/** The menus a role gets; a folder where it gets something in it. */
const grantedIn = (written: readonly Written[], mayUse: (menu: MenuSeed) => boolean): number[] =>
  written.flatMap((menu) => {
    const below = grantedIn(menu.children, mayUse);
    const isGranted = menu.type === 'CATALOG' ? below.length > 0 : mayUse(menu);
    return isGranted ? [menu.id, ...below] : below;
  });

const writeRoles = async (tx: Db, written: readonly Written[]): Promise<void> => {
  for (const [index, { code, name, dataScope, mayUse }] of roleSeeds.entries()) {
    const [role] = await tx
      .insert(roles)
      .values({ code, name, dataScope, sort: index + 1 })
      .returning({ id: roles.id });
    const granted = grantedIn(written, mayUse);
    if (role && granted.length > 0)
      await tx.insert(roleMenus).values(granted.map((menuId) => ({ roleId: role.id, menuId })));
  }
};

const writeDictionaries = async (tx: Db): Promise<void> => {
  for (const {
    code,
    name: [name, nameEn],
    items,
  } of dictionarySeeds) {
    await tx.insert(dictTypes).values({ code, name, nameEn });
    await tx.insert(dictItems).values(
      items.map(({ value, name: [zh, en] }, index) => ({
        typeCode: code,
        value,
        name: zh,
        nameEn: en,
        sort: index + 1,
      })),
    );
  }
};

/** What every portal starts with, in production too: menus, roles with their grants, dictionaries, the first department. */
export const loadBase = async (tx: Db): Promise<void> => {
  await writeRoles(tx, await writeMenus(tx, menuSeeds));
  await writeDictionaries(tx);
  await tx.insert(departments).values({ name: '海途旅行社' });
};
