import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { expectedFile, findAccess } from './access-matrix.ts';

test('every call matches the access table; a change of permissions changes the table', async (t) => {
  const expected = JSON.parse(await readFile(expectedFile, 'utf8'));
  assert.deepEqual(
    await findAccess(t),
    expected,
    'meant so? node server/test/authorization/write-expected.ts',
  );
});
