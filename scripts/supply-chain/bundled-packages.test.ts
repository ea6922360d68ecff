import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { compile } from '../webpack/compile.ts';
import { listBundled } from './bundled-packages.ts';

const context = mkdtempSync(path.join(tmpdir(), 'bundled-'));
after(() => rmSync(context, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(context, file)), { recursive: true });
  writeFileSync(path.join(context, file), text);
};
const install = (name: string, text: string): void => {
  const manifest = { name, version: '1.0.0', type: 'module', sideEffects: false, exports: './lib/index.js' };
  write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  write(`node_modules/${name}/lib/index.js`, text);
};

test('the packages of a build are those with code in its files, also in chunks and joined modules, not external ones', async () => {
  install('used', 'export const used = (name) => name + 1;');
  install('@scope/lazy', "import { used } from 'used'; export const lazy = () => used(2);");
  install('dropped', 'export const dropped = 3;');
  install('outside', 'export const outside = 4;');
  write(
    'src/main.js',
    `import { used } from 'used';
    import { dropped } from 'dropped';
    import { outside } from './node_modules/outside/lib/index.js';
    import('@scope/lazy').then(({ lazy }) => console.log(used(lazy()), outside));`,
  );
  const output = { path: path.join(context, 'out') };
  const externals = { './node_modules/outside/lib/index.js': 'outside' };
  const stats = await compile({ mode: 'production', context, entry: './src/main.js', output, externals });
  const names = listBundled(stats).map(({ name }) => name);
  assert.deepEqual(names.sort(), ['@scope/lazy', 'used']);
});
