import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTooFast, orderPace } from './order-pace.ts';

const now = new Date('2026-03-01T08:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

for (const [orders, oldestAgo, expected] of [
  [0, 0, false],
  [9, 1, false],
  [10, 1, true],
  [10, 59, true],
  [10, 60, false],
  [10, -3600, false],
] as const)
  test(`after ${orders} orders, the oldest ${oldestAgo} s ago, another is ${expected ? 'too fast' : 'in time'}`, () => {
    const newest = Array.from({ length: orders }, (_, place) => ago(place === orders - 1 ? oldestAgo : 0));
    assert.ok(orders <= orderPace.orders);
    assert.equal(isTooFast(newest, now), expected);
  });
