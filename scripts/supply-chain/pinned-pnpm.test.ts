import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../process/root.ts';

const read = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
const { packages } = read('scripts/pnpm/package-lock.json');

test('the workspace accepts the version of pnpm that is locked, and no other', () => {
  const { pnpm } = read('scripts/pnpm/package.json').dependencies;
  assert.equal(read('package.json').engines.pnpm, pnpm);
  assert.equal(packages['node_modules/pnpm'].version, pnpm);
});

test('pnpm is locked with a hash where the portal runs in production', () => {
  for (const name of ['pnpm', '@pnpm/exe.linux-x64', '@pnpm/exe.linux-arm64'])
    assert.match(packages[`node_modules/${name}`]?.integrity ?? '', /^sha512-/, name);
});

test('the other platforms of pnpm are locked in the same version', () => {
  const { optionalDependencies, version } = packages['node_modules/pnpm'];
  for (const name of Object.keys(optionalDependencies))
    assert.equal(packages[`node_modules/${name}`]?.version, version, name);
});
