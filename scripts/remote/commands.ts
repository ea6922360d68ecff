import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findClient } from '../release/find-client.ts';
import type { Outcome } from '../release/outcome.ts';
import type { Invocation } from '../release/usage.ts';
import { type App, appFolder } from '../webpack/apps.ts';
import { joinWorkspace } from './join-workspace.ts';
import { firstView, makeRemote } from './make-remote.ts';
import { addMenuRow, menuRowOf } from './menu-row.ts';

type Named = Pick<Invocation, 'apps'>;

const folderOf = (app: App): string => path.basename(appFolder(app));

/** `menu APP`: adds the menu row of its first view. */
export const addMenu = async ({ apps: [app] }: Named): Promise<Outcome> => {
  if (!existsSync(path.join(appFolder(app), 'src/views', `${firstView(app)}.tsx`)))
    throw new Error(`${app} has no view ${firstView(app)}: add its menu rows in the back office.`);
  const client = findClient(process.env);
  const { path: at } = menuRowOf(app);
  const added = await addMenuRow(client, app);
  const text = added
    ? `the menu of ${client.portalUrl} has a row ${at}: ROOT sees it, others when a role is given it`
    : `the menu of ${client.portalUrl} had a row to ${firstView(app)} already`;
  return { text, data: { app, path: at, view: firstView(app), added } };
};

/** If the portal does not run, or refuses the token, the menu row is added later. */
const addMenuIfCan = async (app: App): Promise<string> => {
  try {
    return (await addMenu({ apps: [app] })).text;
  } catch (error) {
    const later = `add the menu row later: npm run release -- menu ${folderOf(app)}`;
    return `${(error as Error).message}\n${later}`;
  }
};

/** `new APP`: creates a remote and, if a portal runs, its menu row. A failure leaves nothing. */
export const makeNew = async ({ apps: [app] }: Named): Promise<Outcome> => {
  const folder = appFolder(app);
  const files = makeRemote(app);
  try {
    await joinWorkspace(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const menu = await addMenuIfCan(app);
  const name = folderOf(app);
  const text = [
    `${name} is made; its first view is ${name}/src/views/${firstView(app)}.tsx`,
    menu,
    `next: npm test -- ${name}`,
    `      npm run dev -- ${name}`,
    `      npm run release -- publish ${name} --promote`,
  ].join('\n');
  return { text, data: { app, folder: name, files, view: firstView(app), menu } };
};
