import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFailure } from './describe-failure.ts';

const failures: readonly (readonly [string, unknown, RegExp])[] = [
  ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' }), /^The disk is full .*DATA_DIR/],
  ['a child process', new Error('Error: ENOSPC: no space left on device, write'), /^The disk is full/],
  [
    'PostgreSQL at start',
    new Error('could not write lock file: No space left on device'),
    /^The disk is full/,
  ],
  [
    'a statement',
    new Error('Failed query: insert\nparams: ', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
    /^The disk of the database is full/,
  ],
];

for (const [what, error, sentence] of failures)
  test(`a full disk reported by ${what} is described with its remedy`, () => {
    assert.match(describeFailure(error), sentence);
  });

test('another failure is described by its message', () => {
  assert.equal(describeFailure(new Error('Port 8080 is taken.')), 'Port 8080 is taken.');
  assert.equal(describeFailure('stopped'), 'stopped');
});
