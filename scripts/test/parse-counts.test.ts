import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests, joinCounts } from './parse-counts.ts';

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
  test(`${runner} with the output ${JSON.stringify(output)} counts ${passed} and ${failed}`, () => {
    const outcome = countTests('x', runner, code, output);
    assert.deepEqual([outcome.passed, outcome.failed], [passed, failed]);
  });
}

test('output of failed journeys is shown without the list of passed ones', () => {
  const output = '  ✓  1 a.spec › fine (2s)\n  ✘  2 b.spec › broken (3s)\n\n  1 failed\n  1 passed (5s)';
  assert.equal(
    countTests('x', 'playwright', 1, output).detail,
    '  ✘  2 b.spec › broken (3s)\n\n  1 failed\n  1 passed (5s)',
  );
});

test('output of failed tests is shown without passed ones', () => {
  const output = '✔ fine\nℹ pass 1\nℹ fail 1\n\n✖ failing tests:\n\n✖ broken';
  assert.equal(countTests('x', 'node', 1, output).detail, '✖ failing tests:\n\n✖ broken');
});

test('runs of one part are merged into one outcome with the output of failed ones', () => {
  const [fine, broken] = [
    { name: 'a', passed: 3, failed: 0, detail: '3 passed' },
    { name: 'b', passed: 1, failed: 2, detail: 'two broke' },
  ];
  assert.deepEqual(joinCounts('all', [fine, broken]), {
    name: 'all',
    passed: 4,
    failed: 2,
    detail: 'two broke',
  });
  assert.equal(joinCounts('all', [fine]).detail, '3 passed');
});
