import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from '../supply-chain/installed-packages.ts';
import { type Exception, findLicenceFaults } from './licences.ts';

const library: Exception = { packages: /^library-/, licence: 'LGPL-3.0-or-later', reason: 'replaceable' };
const judge = (licence: Pick<Manifest, 'license' | 'licenses'>, excepted: readonly Exception[] = []) =>
  findLicenceFaults([{ name: 'library-x', version: '1.0.0', ...licence }], excepted);

const allowed: readonly Pick<Manifest, 'license' | 'licenses'>[] = [
  { license: 'MIT' },
  { license: '(MIT OR GPL-3.0-only)' },
  { license: '(MIT AND Zlib)' },
  { licenses: [{ type: 'GPL-2.0-only' }, { type: 'MIT' }] },
  { license: ['GPL-2.0-only', 'MIT'] },
];
for (const manifest of allowed)
  test(`${JSON.stringify(manifest)} is allowed`, () => assert.deepEqual(judge(manifest), []));

const refused: readonly (readonly [Pick<Manifest, 'license' | 'licenses'>, string])[] = [
  [{ license: 'GPL-3.0-only' }, 'the licence GPL-3.0-only'],
  [{ license: 'MIT AND GPL-3.0-only' }, 'the licence MIT AND GPL-3.0-only'],
  [{ license: 'SEE LICENSE IN TERMS' }, 'the licence SEE LICENSE IN TERMS'],
  [{ license: 'UNLICENSED' }, 'the licence UNLICENSED'],
  [{}, 'no licence'],
];
for (const [manifest, reason] of refused)
  test(`${JSON.stringify(manifest)} is refused`, () =>
    assert.deepEqual(judge(manifest), [`library-x@1.0.0 has ${reason}`]));

test('an exception allows its packages with its licence alone', () => {
  assert.deepEqual(judge({ license: 'LGPL-3.0-or-later' }, [library]), []);
  assert.match(judge({ license: 'GPL-3.0-only' }, [library]).join(), /has the licence GPL-3\.0-only/);
});

test('an exception that no package needs is a fault', () =>
  assert.deepEqual(judge({ license: 'MIT' }, [library]), ['no package needs the exception ^library-']));
