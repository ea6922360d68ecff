import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRoute } from '@portal/shared/rules';
import { listAppViews } from '../webpack/app-views.ts';
import { type App, appFolder, REMOTES } from '../webpack/apps.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** `mf_guide` → `guide`: the name of its first view and path. */
export const nameOf = (app: App): string => app.replace('mf_', '');

/** The view in the template. */
export const firstView = (app: App): string => `${nameOf(app)}/index`;

/** `guide` → `Guide`, for titles. */
export const titleOf = (app: App): string => nameOf(app).replace(/^./, (letter) => letter.toUpperCase());

const refuseTaken = (app: App, folder: string): void => {
  const [name, view] = [nameOf(app), firstView(app)];
  if (existsSync(folder)) throw new Error(`There is a ${path.basename(folder)} already.`);
  const owner = REMOTES.find((remote) => Object.hasOwn(listAppViews(remote), view));
  if (owner) throw new Error(`${owner} has a view ${view} already: choose another name than ${name}.`);
  if (findRoute(`/${name}`))
    throw new Error(`/${name} is a page of the portal already: choose another name than ${name}.`);
};

const fill = (text: string, app: App): string =>
  text.replaceAll('example', nameOf(app)).replaceAll('Example', titleOf(app));

/**
 * Creates a remote from the template, completely or not at all; returns its files. Throws a sentence if
 * folder, first view or path exist.
 */
export const makeRemote = (app: App, folder = appFolder(app)): readonly string[] => {
  refuseTaken(app, folder);
  const draft = `${folder}.${process.pid}.draft`;
  try {
    const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const names = files.map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)));
    for (const name of names) {
      const file = path.join(draft, fill(name, app));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, fill(readFileSync(path.join(TEMPLATE, name), 'utf8'), app));
    }
    renameSync(draft, folder);
    return names.map((name) => fill(name, app)).sort();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};
