import type { LiveRelease, LiveReleases } from '@portal/shared/contract';
import { listAppViews } from './app-views.ts';
import type { App, Remote } from './apps.ts';
import { globalName } from './base.ts';
import { viewChunk } from './federated.ts';
import { RUNTIME_FILE } from './federation.ts';

export const DEV_VERSION = '0.0.0-development';

/** Releases of a development server. Without integrity, because files change while they are edited. */
export function describeDevReleases(app: App, origin: string): LiveReleases {
  if (app === 'shell') {
    const current = { ...describe('shell', origin, 'main.js'), runtime: `shell/${RUNTIME_FILE}` };
    return { shell: { current } };
  }
  return {
    shell: { current: { ...describe('shell', `${origin}shell/`, 'main.js'), runtime: RUNTIME_FILE } },
    [app]: { current: { ...describe(app, origin, 'entry.js'), views: describeViews(app) } },
  };
}

function describe(app: App, base: string, entry: string): LiveRelease {
  const names = { version: DEV_VERSION, globalName: globalName(app, DEV_VERSION) };
  return { app, base, entry, ...names, styles: [], views: {}, integrity: {} };
}

function describeViews(app: Remote): LiveRelease['views'] {
  const names = Object.keys(listAppViews(app));
  return Object.fromEntries(names.map((name) => [name, { js: [`${viewChunk(name)}.js`], css: [] }]));
}
