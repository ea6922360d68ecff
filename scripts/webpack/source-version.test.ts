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
write('mf-admin/package.json', '{ "version": "1.2.3" }');
write('mf-admin/src/views/a.tsx', 'one');
write('shell/package.json', '{ "version": "1.0.0" }');

const before = sourceVersion('mf_admin', root);

test("a version is the package's and a hash", () => assert.match(before, /^1\.2\.3-[0-9a-f]{12}$/));

const changes: readonly (readonly [string, boolean])[] = [
  ['mf-admin/src/views/a.tsx', true],
  ['mf-admin/src/views/b.tsx', true],
  ['shared/src/rules/money.ts', true],
  ['pnpm-lock.yaml', true],
  ['scripts/webpack/base.ts', true],
  ['shell/src/antd-modules.ts', true],
  ['mf-admin/src/views/a.test.tsx', false],
  ['shared/src/ui/button.tsx', false],
  ['mf-booking/src/views/a.tsx', false],
];

for (const [file, counts] of changes) {
  test(`${file} ${counts ? 'makes' : 'does not make'} another version of mf_admin`, () => {
    const earlier = sourceVersion('mf_admin', root);
    write(file, `changed ${Math.random()}`);
    assert.equal(sourceVersion('mf_admin', root) !== earlier, counts);
  });
}

test('a shared room that the shell brings makes another version of the shell', () => {
  const earlier = sourceVersion('shell', root);
  write('shared/src/ui/button.tsx', 'changed again');
  assert.notEqual(sourceVersion('shell', root), earlier);
});

test('the same sources have the same version again', () => {
  const [now, later] = [sourceVersion('mf_admin', root), sourceVersion('mf_admin', root)];
  assert.equal(now, later);
});
