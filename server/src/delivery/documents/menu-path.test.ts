import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMenu } from './menu-path.ts';
import type { MenuRow } from './menu-repository.ts';

const row = (id: number, parentId: number, path: string | null): MenuRow => ({
  id,
  parentId,
  path,
  name: 'n',
  nameEn: null,
  component: 'Layout',
});

const rows = [
  row(1, 0, '/system'),
  row(2, 1, 'user'),
  row(3, 1, 'dict/:code'),
  row(4, 1, '/elsewhere'),
  row(5, 1, null),
  row(6, 7, 'ring'),
  row(7, 6, 'ring'),
];

const table: [string, number | undefined][] = [
  ['/system', 1],
  ['/System/User/', 2],
  ['/system/dict/gender', 3],
  ['/system/dict', undefined],
  ['/elsewhere', 4],
  ['/system/elsewhere', undefined],
  ['/', undefined],
  ['/nowhere', undefined],
];

for (const [path, id] of table)
  test(`${path} is the menu ${id}`, () => {
    assert.equal(findMenu(rows, path)?.id, id);
  });
