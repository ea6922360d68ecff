import path from 'node:path';
import { appFolder, type Remote } from './apps.ts';
import { listViews } from './views.ts';

/** Every view that a remote of this repository offers, by name, with its file. */
export const listAppViews = (app: Remote): Readonly<Record<string, string>> =>
  listViews(path.join(appFolder(app), 'src/views'));
