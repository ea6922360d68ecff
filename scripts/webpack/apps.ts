import { globSync } from 'node:fs';
import path from 'node:path';
import type { App, Remote } from '@portal/shared/contract';
import { appNamed } from './app-name.ts';

export type { App, Remote };

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** The remotes of this workspace: its folders `mf-NAME`, by federation name. */
export const REMOTES: readonly Remote[] = globSync('mf-*/package.json', { cwd: ROOT })
  .map((file) => appNamed(path.dirname(file)))
  .filter((app) => app !== undefined && app !== 'shell')
  .sort();
export const APPS: readonly App[] = ['shell', ...REMOTES];

/** Path of an app's package: federation names are identifiers, folders have a dash. */
export function appFolder(app: App): string {
  return path.join(ROOT, app.replace('_', '-'));
}
