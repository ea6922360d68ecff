import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedOptionalPrice, changedPrice, changedTotal, closingAt } from './price-changes.ts';

const set = (amount: number) => ({ way: 'set' as const, amount });
const add = (amount: number) => ({ way: 'add' as const, amount });
const percent = (amount: number) => ({ way: 'percent' as const, amount });

for (const [before, move, after] of [
  [10_000, undefined, 10_000],
  [10_000, set(12_300), 12_300],
  [undefined, set(12_300), 12_300],
  [10_000, add(550), 10_550],
  [10_000, add(-550), 9_450],
  [undefined, add(550), undefined],
  [9_900, percent(10), 10_900],
  [9_950, percent(0), 10_000],
  [12_800, percent(-15), 10_900],
  [100, percent(-90), 0],
  [undefined, percent(10), undefined],
] as const)
  test(`a price of ${before} fen moved by ${JSON.stringify(move)} is ${after}`, () => {
    assert.equal(changedPrice(before, move), after);
  });

test('an optional price is removed by null, and moved only where there is one', () => {
  assert.equal(changedOptionalPrice(6_000, null), null);
  assert.equal(changedOptionalPrice(6_000, undefined), 6_000);
  assert.equal(changedOptionalPrice(null, undefined), null);
  assert.equal(changedOptionalPrice(null, add(100)), null);
  assert.equal(changedOptionalPrice(null, set(100)), 100);
});

test('totals are set, or moved where there are some', () => {
  assert.equal(changedTotal(20, set(0)), 0);
  assert.equal(changedTotal(20, add(-5)), 15);
  assert.equal(changedTotal(undefined, add(5)), undefined);
  assert.equal(changedTotal(undefined, set(5)), 5);
  assert.equal(changedTotal(20, undefined), 20);
});

for (const [daysBefore, time, instant] of [
  [0, '00:00', '2026-12-23T16:00:00.000Z'],
  [1, '18:30', '2026-12-23T10:30:00.000Z'],
  [7, '23:59', '2026-12-17T15:59:00.000Z'],
] as const)
  test(`booking for Christmas Eve closes ${daysBefore} days before at ${time}`, () => {
    assert.equal(closingAt('2026-12-24', { daysBefore, time }).toISOString(), instant);
  });
