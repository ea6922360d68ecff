import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.ts';
import { compile } from './compile.ts';
import { federationOptions } from './federation.ts';

const root = mkdtempSync(path.join(tmpdir(), 'ids-'));
after(() => rmSync(root, { recursive: true }));

/** An app that provides a shared module, in a folder; returns the ids that the build gives to its modules. */
const buildIn = async (name: string): Promise<readonly unknown[]> => {
  const folder = path.join(root, name);
  const installed = path.join(folder, 'node_modules/tiny');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, 'package.json'), '{ "name": "tiny", "version": "1.0.0" }');
  writeFileSync(path.join(installed, 'index.js'), 'export const tiny = 1;');
  writeFileSync(path.join(folder, 'src/main.js'), "import('tiny').then(({ tiny }) => console.log(tiny));");
  const base = baseConfig('shell', {
    version: '1.0.0-0123456',
    folder,
    outputFolder: path.join(folder, 'out'),
  });
  const shared = { tiny: { singleton: true, requiredVersion: false, version: '1.0.0' } } as const;
  const federation = new ModuleFederationPlugin({ ...federationOptions, name: 'shell', shared });
  const { compilation } = await compile({
    ...base,
    entry: './src/main.js',
    plugins: [...(base.plugins ?? []), federation],
  });
  const { chunkGraph, modules } = compilation;
  return [...modules].map((module) => chunkGraph.getModuleId(module)).sort();
};

test('modules have the same ids in whichever folder an app is built', async () => {
  const ids = await buildIn('one');
  assert.ok(ids.includes(1) && ids.includes(2), `the federation plugin's modules are numbered: ${ids}`);
  assert.deepEqual(await buildIn('another/and/deeper'), ids);
});
