import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './apps.ts';
import { lockedPackages } from './locked-packages.ts';

const importer = (folder: string, name: string, version: string) => `
  ${folder}:
    dependencies:
      ${name}:
        specifier: 'catalog:'
        version: ${version}
`;
const head = "lockfileVersion: '9.0'\n\nimporters:\n";
const catalog = importer('mf-catalog', "'@scope/list'", '1.0.0(react@19.0.0)');
const admin = importer('mf-admin', 'chart', '2.0.0');
const body = (below = '0.1.0') => `
packages:

  '@scope/list@1.0.0':
    resolution: {integrity: sha512-list}

  chart@2.0.0:
    resolution: {integrity: sha512-chart}

  deep@${below}:
    resolution: {integrity: sha512-deep-${below}}

snapshots:

  '@scope/list@1.0.0(react@19.0.0)':
    dependencies:
      deep: ${below}

  chart@2.0.0: {}

  deep@${below}: {}
`;
const pins = (text: string) => lockedPackages(text, ['mf-catalog']);
const now = pins(head + catalog + admin + body());

test('direct and transitive dependencies of a folder are included, with their integrity', () => {
  for (const name of ['@scope/list@1.0.0', 'sha512-list', 'deep@0.1.0', 'sha512-deep-0.1.0'])
    assert.ok(now.includes(name), name);
  assert.notEqual(pins(head + catalog + admin + body('0.2.0')), now);
  assert.notEqual(pins(head + catalog.replace('list', 'other') + admin + body()), now);
});

test('dependencies of other folders are not included', () => {
  assert.ok(!now.includes('chart'));
  const joined = head + catalog + importer('mf-sixth', 'chart', '2.0.0') + admin + body();
  assert.equal(pins(joined), now);
  assert.equal(pins(joined.replaceAll('sha512-chart', 'sha512-another')), now);
});

test('the lockfile of this workspace is parsed', () => {
  const lockfile = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  const shell = lockedPackages(lockfile, ['shell', 'shared']);
  assert.match(shell, /^react-dom@19/m);
  assert.match(shell, /^scheduler@/m);
  assert.doesNotMatch(shell, /^(echarts|drizzle-orm)@/m);
  assert.match(lockedPackages(lockfile, ['mf-admin']), /^zrender@/m);
});
