import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutesTable, runPart } from './run-parts.ts';

test('a part that throws counts as one more failure', async (t) => {
  t.mock.method(console, 'log', () => undefined);
  const { name, passed, failed } = await runPart('api', async (keep) => {
    keep({ name: 'first half', passed: 3, failed: 1, detail: '' });
    throw new Error('the database did not start');
  });
  assert.deepEqual([name, passed, failed], ['api', 3, 2]);
});

test('the table lists the minutes of each part, and the total last', () => {
  const runs = [
    { name: 'check', ms: 96_000, passed: 1, failed: 0 },
    { name: 'unit', ms: 180_000, passed: 1, failed: 0 },
  ];
  assert.deepEqual(
    minutesTable(runs, 276_000)
      .split('\n')
      .map((line) => line.split(/\s+/)),
    [
      ['part', 'minutes'],
      ['check', '1.6'],
      ['unit', '3.0'],
      ['all', '4.6'],
    ],
  );
});
