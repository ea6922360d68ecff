import type { MenuForm, MenuNode } from '@portal/shared/contract';
import { addMenu, listMenus, type ReleaseClient } from '../release/client.ts';
import type { App } from '../webpack/apps.ts';
import { firstView, nameOf, titleOf } from './make-remote.ts';

/** The menu row of a remote's first view, last at the top level. */
export const menuRowOf = (app: App) =>
  ({
    parentId: 0,
    type: 'MENU',
    name: titleOf(app),
    nameEn: titleOf(app),
    path: `/${nameOf(app)}`,
    component: firstView(app),
    icon: 'star',
    sort: 99,
  }) satisfies MenuForm;

const all = (rows: readonly MenuNode[]): MenuNode[] =>
  rows.flatMap((row) => [row, ...all(row.children ?? [])]);

/** Adds the row to the portal's menu; false if one for that view exists. Throws the portal's message. */
export const addMenuRow = async (client: ReleaseClient, app: App): Promise<boolean> => {
  const row = menuRowOf(app);
  if (all(await listMenus(client)).some(({ component }) => component === row.component)) return false;
  await addMenu(client, row);
  return true;
};
