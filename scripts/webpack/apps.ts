import { globSync } from 'node:fs';
import path from 'node:path';
import type { App, Remote } from '@portal/shared/contract';
import { isAppName } from '@portal/shared/rules';

export type { App, Remote };

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** The remotes of this workspace: its folders `mf-NAME`, by name. */
export const REMOTES: readonly Remote[] = globSync('mf-*/package.json', { cwd: ROOT })
  .map((file) => appNamed(path.dirname(file)))
  .filter((app) => app !== undefined && app !== 'shell')
  .sort();
export const APPS: readonly App[] = ['shell', ...REMOTES];

/** The app of a folder or federation name; undefined when no app may be called that. */
export function appNamed(name: string): App | undefined {
  const app = name.replace('-', '_');
  return isAppName(app) ? app : undefined;
}

/** Where an app's package is: federation names are identifiers, folders write them with a dash. */
export function appFolder(app: App): string {
  return path.join(ROOT, app.replace('_', '-'));
}
