import path from 'node:path';
import { appFolder, type Remote } from './apps.ts';
import { beingPrepared } from './being-prepared.ts';
import { listViews } from './views.ts';

/**
 * Every view that a remote offers, by name, with its file: those it has, and for each that is still being prepared the
 * one view that says so. Throws when a name is in both.
 */
export function listAppViews(app: Remote): Readonly<Record<string, string>> {
  const built = listViews(path.join(appFolder(app), 'src/views'));
  const both = beingPrepared[app].find((name) => Object.hasOwn(built, name));
  if (both !== undefined)
    throw new Error(
      `${app} has the view ${both}: take it off the list in scripts/webpack/being-prepared.ts.`,
    );
  const notice = path.join(appFolder(app), 'src/being-prepared.tsx');
  return { ...built, ...Object.fromEntries(beingPrepared[app].map((name) => [name, notice])) };
}
