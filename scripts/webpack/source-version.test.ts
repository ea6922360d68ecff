import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { sourceVersion } from './source-version.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sources-'));
after(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const lockfile = (folder: string, version: string) => `importers:

  ${folder}:
    dependencies:
      chart:
        specifier: ^1.0.0
        version: ${version}
`;
write('pnpm-lock.yaml', lockfile('mf-admin', '1.0.0'));
write('mf-admin/package.json', '{ "version": "1.2.3" }');
write('mf-admin/src/views/a.tsx', 'one');
write('shell/package.json', '{ "version": "1.0.0" }');

const before = sourceVersion('mf_admin', root);

test("a version is the package's semver and a hash", () => assert.match(before, /^1\.2\.3-[0-9a-f]{12}$/));

const changes: readonly (readonly [string, boolean])[] = [
  ['mf-admin/src/views/a.tsx', true],
  ['mf-admin/src/views/b.tsx', true],
  ['shared/src/rules/money.ts', true],
  ['shared/src/booking/travel/travel.ts', true],
  ['scripts/webpack/base.ts', true],
  ['shell/src/antd-modules.ts', true],
  ['mf-admin/src/views/a.test.tsx', false],
  ['shared/src/ui/button.tsx', false],
  ['shared/src/contract/menu.ts', false],
  ['mf-booking/src/views/a.tsx', false],
];

for (const [file, counts] of changes) {
  test(`${file} ${counts ? 'makes' : 'does not make'} another version of mf_admin`, () => {
    const earlier = sourceVersion('mf_admin', root);
    write(file, `changed ${Math.random()}`);
    assert.equal(sourceVersion('mf_admin', root) !== earlier, counts);
  });
}

test("only the app's own dependencies in the lockfile make another version", () => {
  const earlier = sourceVersion('mf_admin', root);
  write('pnpm-lock.yaml', lockfile('mf-admin', '1.0.0') + lockfile('mf-sixth', '1.0.0').slice(11));
  assert.equal(sourceVersion('mf_admin', root), earlier);
  write('pnpm-lock.yaml', lockfile('mf-admin', '1.0.1'));
  assert.notEqual(sourceVersion('mf_admin', root), earlier);
});

test('a changed room of shared makes another version of the shell', () => {
  const earlier = sourceVersion('shell', root);
  write('shared/src/ui/button.tsx', 'changed again');
  assert.notEqual(sourceVersion('shell', root), earlier);
});

test('a new call in the contract changes no version: in the browser the contract is types only', () => {
  const earlier = sourceVersion('shell', root);
  write('shared/src/contract/menu.ts', 'changed again');
  assert.equal(sourceVersion('shell', root), earlier);
});

test('the same sources have the same version', () => {
  const [now, later] = [sourceVersion('mf_admin', root), sourceVersion('mf_admin', root)];
  assert.equal(now, later);
});
