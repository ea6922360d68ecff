import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from './count.ts';

const table = [
  ['jest', 0, 'Tests:       43 passed, 43 total', 43, 0],
  ['jest', 1, 'Tests:       2 failed, 41 passed, 43 total', 41, 2],
  ['node', 0, 'ℹ pass 12\nℹ fail 0\nℹ cancelled 0', 12, 0],
  ['node', 1, 'ℹ pass 11\nℹ fail 1\nℹ cancelled 1', 11, 2],
  ['playwright', 0, '  8 passed (20s)', 8, 0],
  ['playwright', 1, '  1 failed\n  1 flaky\n  7 passed (20s)', 7, 2],
  ['node', 1, 'crashed before anything ran', 0, 1],
  ['jest', 0, 'No tests found', 0, 1],
  ['jest', 1, 'Tests:       43 passed, 43 total\nworker crashed', 43, 1],
] as const;

for (const [runner, code, output, passed, failed] of table) {
  test(`${runner} that says ${JSON.stringify(output)} counts ${passed} and ${failed}`, () => {
    const outcome = countTests('x', runner, code, output);
    assert.deepEqual([outcome.passed, outcome.failed], [passed, failed]);
  });
}
