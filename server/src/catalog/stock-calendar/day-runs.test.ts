import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compactRows, expandRuns, runsOf } from './day-runs.ts';

for (const [days, runs] of [
  [[], []],
  [['2026-12-05'], ['2026-12-05']],
  [['2026-12-31', '2026-12-30', '2027-01-01'], ['2026-12-30/2027-01-01']],
  [
    ['2026-12-05', '2026-12-12', '2026-12-13'],
    ['2026-12-05', '2026-12-12/2026-12-13'],
  ],
] as const)
  test(`${days.join(' ') || 'no days'} are compacted to ${runs.join(' ') || 'none'}`, () => {
    assert.deepEqual(runsOf(days), runs);
  });

test('compacted audit rows expand to the original rows', () => {
  const values = { price: 10_000, childPrice: 6_000, singleSupplement: null, total: 9 };
  const rows = [
    { skuId: 1, day: '2026-12-05', ...values, closesAt: new Date('2026-12-04T10:30:00Z') },
    { skuId: 1, day: '2026-12-06', ...values, closesAt: new Date('2026-12-05T10:30:00Z') },
    { skuId: 1, day: '2026-12-08', ...values, closesAt: null },
    { skuId: 2, day: '2026-12-05', ...values, closesAt: null },
  ];
  const runs = compactRows(rows);
  assert.deepEqual(
    runs.map(({ skuId, days }) => [skuId, days]),
    [
      [1, ['2026-12-05/2026-12-06']],
      [1, ['2026-12-08']],
      [2, ['2026-12-05']],
    ],
  );
  assert.deepEqual(expandRuns(JSON.parse(JSON.stringify(runs))), rows);
});
