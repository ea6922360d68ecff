import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './apps.ts';

/**
 * Versions that passed `npm run prove -- releases`. The plugin requires webpack's internal files by path:
 * 5.111 breaks its entries, 5.112 its loading. Run that proof before changing this table.
 */
const tried = {
  webpack: ['5.110.3', '.'],
  '@module-federation/enhanced': ['2.9.3', '.'],
  '@module-federation/webpack-bundler-runtime': ['2.9.3', 'shell'],
} as const;

for (const [name, [version, folder]] of Object.entries(tried)) {
  test(`${name} is installed in the tested version`, () => {
    const manifest = readFileSync(path.join(ROOT, folder, 'node_modules', name, 'package.json'), 'utf8');
    assert.equal(JSON.parse(manifest).version, version);
  });

  test(`${name} is pinned exactly`, () => {
    const files = ['package.json', 'pnpm-workspace.yaml'].map((file) =>
      readFileSync(path.join(ROOT, file), 'utf8'),
    );
    const pins = [
      ...files.join('\n').matchAll(new RegExp(`^\\s*['"]?${name}['"]?: ['"]?([^'",\\n]+)`, 'gm')),
    ];
    const versions = pins.map(([, found]) => found).filter((found) => found !== 'catalog:');
    assert.deepEqual(versions, [version]);
  });
}
