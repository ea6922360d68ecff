import type { App, LiveRelease } from '@portal/shared/contract';

/** A live release for tests: the views are only names. */
export function fakeRelease(app: App, version: string, ...views: string[]): LiveRelease {
  const named = Object.fromEntries(views.map((view) => [view, { js: [`views/${view}.js`], css: [] }]));
  const base = `/assets/${app}/${version}/`;
  return { app, version, base, entry: 'entry.js', globalName: app, styles: [], views: named, integrity: {} };
}
