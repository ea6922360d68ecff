import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unstorable } from './storable-text.ts';

for (const [data, field] of [
  [{ a: 'fine', b: ['也好', 1, null, true] }, undefined],
  [{ a: { b: ['x', 'y\0'] } }, 'a/b/1'],
  [{ a: '\ud800' }, 'a'],
  [{ 'k\0': 1 }, 'k'],
  ['\0', 'body'],
  [undefined, undefined],
  [{ file: { bytes: Buffer.from([0, 0]) } }, undefined],
] as const)
  test(`${JSON.stringify(data)} is invalid in ${field}`, () => {
    assert.equal(unstorable(data), field);
  });
