import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChannelMove, knownGoodReleases } from './known-good-releases.ts';

// `+a` promotes a, `-a` rolls back to a.
const moves = (text: string): ChannelMove[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((move) => ({ action: move.startsWith('+') ? 'promote' : 'rollback', version: move.slice(1) }));

const table: [string, string[]][] = [
  ['', []],
  ['+a', ['a']],
  ['+a +b', ['b', 'a']],
  ['+a +b -a', ['a']],
  ['+a +b +c -b', ['b', 'a']],
  ['+a +b +c -a', ['a']],
  ['+a +b +c -b -a', ['a']],
  ['+a +b -a +c', ['c', 'a']],
  ['+a +b +a', ['a', 'b']],
  ['+a +b +a +b -a', ['a']],
  ['+a +b -x', ['x', 'a']],
  ['+a -x', ['x']],
];

for (const [history, expected] of table)
  test(`after "${history}" the good releases are [${expected}]`, () => {
    assert.deepEqual(knownGoodReleases(moves(history)), expected);
  });
