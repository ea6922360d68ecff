import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agrees, cleanName } from './file-name.ts';
import type { FileType } from './file-type.ts';

const claims: [FileType, string, string, boolean][] = [
  ['image/jpeg', 'a.jpg', 'image/jpeg', true],
  ['image/jpeg', 'a.JPEG', 'image/jpg', true],
  ['image/jpeg', 'a.jpg', '', true],
  ['image/jpeg', '扫描件', 'application/octet-stream', true],
  ['application/pdf', 'Dr. Chen', 'application/pdf', true],
  ['application/pdf', 'a.jpg', 'application/pdf', false],
  ['application/pdf', 'a.pdf', 'image/jpeg', false],
  ['image/png', 'a.png.exe', 'image/png', false],
  ['image/png', 'a.html', 'text/html', false],
  ['image/png', 'a.png', 'constructor', false],
];

for (const [type, name, declared, expected] of claims)
  test(`${type} as ${name} (${declared}): ${expected}`, () =>
    assert.equal(agrees(type, { name, declared }), expected));

const names: [string, string][] = [
  ['护照.jpg', '护照.jpg'],
  ['C:\\fakepath\\a b.JPG', 'a b.jpg'],
  ['../../etc/a.jpg', 'a.jpg'],
  ['扫描件', '扫描件.jpg'],
  ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie: x.jpg'],
  ['a\u202Egpj.jpg', 'agpj.jpg'],
  ['.jpg', 'file.jpg'],
  ['', 'file.jpg'],
  [`${'长'.repeat(300)}.jpg`, `${'长'.repeat(96)}.jpg`],
];

for (const [name, expected] of names)
  test(`${JSON.stringify(name).slice(0, 30)} is kept as ${expected.slice(0, 30)}`, () =>
    assert.equal(cleanName(name, 'image/jpeg'), expected));
