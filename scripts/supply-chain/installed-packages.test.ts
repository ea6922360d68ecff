import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { listInstalled } from './installed-packages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'installed-'));
after(() => rmSync(root, { recursive: true }));

const inRoot = (...parts: string[]): string => path.join(root, ...parts);
const write = (folder: string, manifest: object): void => {
  mkdirSync(inRoot(folder), { recursive: true });
  writeFileSync(inRoot(folder, 'package.json'), JSON.stringify(manifest));
};
const link = (from: string, to: string): void => {
  mkdirSync(path.dirname(inRoot(from)), { recursive: true });
  symlinkSync(inRoot(to), inRoot(from));
};
/** As pnpm installs them: each version in a folder of its own, with links to its dependencies beside it. */
const store = (name: string, version: string): string =>
  `node_modules/.pnpm/${name.replace('/', '+')}@${version}/node_modules`;
const install = (name: string, version: string, more: object = {}): void =>
  write(`${store(name, version)}/${name}`, { name, version, ...more });

write('app', {
  name: '@portal/app',
  version: '1.0.0',
  dependencies: { '@scope/list': '^1.0.0', '@portal/shared': 'workspace:*' },
  devDependencies: { tool: '^1.0.0' },
});
write('shared', { name: '@portal/shared', version: '2.0.0', dependencies: { deep: '^2.0.0' } });
install('@scope/list', '1.0.0', {
  dependencies: { deep: '^1.0.0' },
  optionalDependencies: { 'for-windows': '^1.0.0' },
  peerDependencies: { react: '^19.0.0' },
});
install('deep', '1.0.0', { dependencies: { '@scope/list': '^1.0.0' } });
install('deep', '2.0.0');
install('react', '19.0.0');
install('tool', '1.0.0');
link('app/node_modules/@scope/list', `${store('@scope/list', '1.0.0')}/@scope/list`);
link('app/node_modules/@portal/shared', 'shared');
link('app/node_modules/tool', `${store('tool', '1.0.0')}/tool`);
link('shared/node_modules/deep', `${store('deep', '2.0.0')}/deep`);
link(`${store('@scope/list', '1.0.0')}/deep`, `${store('deep', '1.0.0')}/deep`);
link(`${store('@scope/list', '1.0.0')}/react`, `${store('react', '19.0.0')}/react`);
link(`${store('deep', '1.0.0')}/@scope/list`, `${store('@scope/list', '1.0.0')}/@scope/list`);

test('dependencies in production are listed, direct, transitive, of peers, and in every version', () => {
  const ids = listInstalled([inRoot('app')]).map(({ name, version }) => `${name}@${version}`);
  assert.deepEqual(ids, ['@scope/list@1.0.0', 'deep@1.0.0', 'deep@2.0.0', 'react@19.0.0']);
});

test('a dependency that is not installed is an error with its name', () => {
  write('broken', { name: '@portal/broken', version: '1.0.0', dependencies: { missing: '^1.0.0' } });
  assert.throws(() => listInstalled([inRoot('broken')]), /missing, which .*broken needs, is not installed/);
});
