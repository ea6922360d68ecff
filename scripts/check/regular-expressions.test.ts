import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFault, listExpressions } from './regular-expressions.ts';

const path = 'server/src/x.ts';

test('literals and the patterns of schemas are found', async () => {
  const text = "const a: RegExp = /^a+$/gi; export const b = { pattern: '^\\\\d$', other: '^x' }; // /c/";
  const found = await listExpressions({ path, text });
  assert.deepEqual(
    found.toSorted((a, b) => a.source.localeCompare(b.source)),
    [
      { path, source: '^\\d$', flags: 'u' },
      { path, source: '^a+$', flags: 'gi' },
    ],
  );
});

test('an exponential expression is a fault, linear and quadratic ones are none', () => {
  assert.match(
    findFault({ path, source: '^(a+)+$', flags: '' }) ?? '',
    /server\/src\/x\.ts: .* exponentially/,
  );
  assert.equal(findFault({ path, source: '^a+$', flags: '' }), undefined);
  assert.equal(findFault({ path, source: 'a+b', flags: '' }), undefined);
});
