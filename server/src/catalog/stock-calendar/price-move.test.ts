import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CalendarValues } from './calendar-row.ts';
import { largestMove } from './price-move.ts';

type Prices = Pick<CalendarValues, 'price' | 'childPrice' | 'singleSupplement'>;

const day = (change: Partial<Prices> | undefined) =>
  change && {
    ...{ skuId: 1, day: '2026-12-01', price: 100_000, childPrice: 60_000, singleSupplement: 0 },
    ...{ total: 10, held: 0, sold: 0, closesAt: null },
    ...change,
  };

const cases: readonly (readonly [
  string,
  [Partial<Prices> | undefined, Partial<Prices> | undefined][],
  number,
])[] = [
  ['nothing', [], 0],
  ['a higher price', [[{}, { price: 130_000 }]], 30],
  ['a lower price', [[{}, { price: 60_000 }]], 40],
  [
    'the largest of several days',
    [
      [{}, { price: 110_000 }],
      [{}, { price: 125_000 }],
    ],
    25,
  ],
  ['a child price', [[{}, { price: 110_000, childPrice: 30_000 }]], 50],
  ['a supplement', [[{ singleSupplement: 10_000 }, { singleSupplement: 25_000 }]], 150],
  ['a first supplement', [[{}, { singleSupplement: 25_000 }]], 0],
  ['a removed child price', [[{}, { childPrice: null }]], 0],
  ['a new day', [[undefined, { price: 1 }]], 0],
  ['a removed day', [[{}, undefined]], 0],
  ['a part of a percent', [[{ price: 30_000 }, { price: 40_000 }]], 100 / 3],
];

for (const [name, moves, expected] of cases)
  test(`the largest move of ${name} is ${expected.toFixed(1)} %`, () => {
    const changes = moves.map(([before, after]) => ({
      ...{ skuId: 1, day: '2026-12-01' },
      ...{ before: day(before), after: day(after) },
    }));
    assert.ok(Math.abs(largestMove(changes) - expected) < 1e-9, String(largestMove(changes)));
  });
