import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileOnce } from './compile-once.ts';

test('a schema is compiled on first use, and only once', () => {
  const compiled: object[] = [];
  const once = compileOnce((schema) => {
    compiled.push(schema);
    return (data: unknown) => [schema, data];
  });
  const [first, second] = [{ type: 'string' }, { type: 'string' }];
  const [ofFirst, alsoOfFirst, ofSecond] = [once(first), once(first), once(second)];
  assert.deepEqual(compiled, []);
  assert.deepEqual(
    [ofFirst(1), alsoOfFirst(2), ofSecond(3)],
    [
      [first, 1],
      [first, 2],
      [second, 3],
    ],
  );
  assert.deepEqual(compiled, [first, second]);
});
