import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareWithCeilings } from './idioms.ts';

const file = (text: string) => ({ path: 'shared/src/a.ts', text });

test('an idiom without a ceiling is rejected with its line', () => {
  const [complaint] = compareWithCeilings([file('\n// Written in one go.')], {});
  assert.equal(complaint, '"in one go" is used 1 times in shared, 0 allowed: shared/src/a.ts:2');
});

test('uses up to the ceiling of their folder are accepted', () => {
  const ceilings = { nobody: { shared: 1, server: 5 } };
  assert.deepEqual(compareWithCeilings([file('// Nobody.')], ceilings), []);
  assert.equal(compareWithCeilings([file('// Nobody, nobody.')], ceilings).length, 1);
});

test('an idiom inside a camel-case name is found', () => {
  assert.equal(compareWithCeilings([file('const asksNobody = 1;')], {}).length, 1);
});

test('a test title that starts with a pronoun is found', () => {
  assert.equal(compareWithCeilings([file("test(\n  'what is paid', run)")], {}).length, 1);
  assert.equal(compareWithCeilings([file("test('a payment is what counts', run)")], {}).length, 0);
});
