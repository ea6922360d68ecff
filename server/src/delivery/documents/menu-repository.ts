import { inArray } from 'drizzle-orm';
import { type Db, menus } from '#src/platform/database/index.ts';

/** A row of the menu tree, as far as paths go. */
export type MenuRow = Pick<
  typeof menus.$inferSelect,
  'id' | 'parentId' | 'name' | 'nameEn' | 'path' | 'component'
>;

/** The menu rows with routes: folders and screens. */
export const listMenuRows = (db: Db): Promise<MenuRow[]> =>
  db
    .select({
      id: menus.id,
      parentId: menus.parentId,
      name: menus.name,
      nameEn: menus.nameEn,
      path: menus.path,
      component: menus.component,
    })
    .from(menus)
    .where(inArray(menus.type, ['CATALOG', 'MENU']));
