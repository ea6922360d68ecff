import path from 'node:path';
import type { App } from '@portal/shared/contract';

export type { App };
export type Remote = Exclude<App, 'shell'>;

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const REMOTES: readonly Remote[] = ['mf_catalog', 'mf_booking', 'mf_personal', 'mf_admin'];
export const APPS: readonly App[] = ['shell', ...REMOTES];

/** Where an app's package is: federation names are identifiers, folders write them with a dash. */
export function appFolder(app: App): string {
  return path.join(ROOT, app.replace('_', '-'));
}
