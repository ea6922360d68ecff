import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { manifestFile } from '../manifest.ts';

const none = { sync: [], async: [] };

/** Manifest of a build with one view that has a script, a style sheet and a lazy chunk. */
export const testManifest = {
  id: 'mf_outside',
  name: 'mf_outside',
  metaData: {
    name: 'mf_outside',
    type: 'app',
    buildInfo: { buildVersion: '1.4.0', buildName: 'outside' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    globalName: 'mf_outside',
    pluginVersion: '2.9.3',
    publicPath: 'auto',
  },
  shared: [
    { name: 'react', requiredVersion: '^19.0.0', singleton: true, assets: { js: none, css: none } },
    { name: '@portal/shared/i18n', requiredVersion: '^1.0.0', assets: { js: none, css: none } },
    { name: 'lodash', requiredVersion: '^4.0.0', assets: { js: { sync: ['7.js'], async: [] }, css: none } },
    { name: 'dayjs', requiredVersion: false, assets: { js: none, css: none } },
  ],
  remotes: [],
  exposes: [
    {
      name: 'outside/today',
      path: './outside/today',
      assets: {
        js: { sync: ['today.js'], async: ['lazy/7.js'] },
        css: { sync: ['today.css'], async: [] },
      },
    },
  ],
};

export const testFiles: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'var mf_outside = { init() {}, get() {} };',
  'today.js': 'today();',
  'lazy/7.js': 'lazy();',
  'today.css': 'h1{top:0}',
};

/**
 * Writes a build folder that is removed after the test. A manifest of text is written as it is; `null` leaves
 * it out.
 */
export const writeBuild = (
  t: TestContext,
  manifest: object | string | null = testManifest,
  files: Readonly<Record<string, string>> = testFiles,
): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'external-build-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const all = manifest === null ? files : { ...files, [manifestFile]: text };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
};
