import path from 'node:path';
import { appFolder, type Remote } from './apps.ts';
import { listViews } from './views.ts';

/** Views of all remotes in this repository: name → file. */
export const listAppViews = (app: Remote): Readonly<Record<string, string>> =>
  listViews(path.join(appFolder(app), 'src/views'));
