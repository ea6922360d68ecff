import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseEncoding, type Encoding } from './negotiation.ts';

const all: Encoding[] = ['br', 'gzip', 'identity'];

const table: [string | undefined, Encoding[], Encoding][] = [
  ['gzip, deflate, br, zstd', all, 'br'],
  ['gzip, deflate', all, 'gzip'],
  ['br', ['gzip', 'identity'], 'identity'],
  ['br;q=0, gzip;q=0.5', all, 'gzip'],
  ['BR ; q=0.1', all, 'br'],
  ['*', all, 'br'],
  ['br;q=0, *', all, 'gzip'],
  ['br;q=nonsense', all, 'identity'],
  ['identity', all, 'identity'],
  ['', all, 'identity'],
  [undefined, all, 'identity'],
];

for (const [header, available, expected] of table)
  test(`Accept-Encoding ${header} of ${available} gives ${expected}`, () => {
    assert.equal(chooseEncoding(header, available), expected);
  });
