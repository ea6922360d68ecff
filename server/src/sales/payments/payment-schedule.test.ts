import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPollAfterError, nextPollAt, nextRefundPollAt, nextRefundRetryAt } from './payment-schedule.ts';

const startedAt = new Date('2026-12-24T00:00:00Z');
const at = (seconds: number): Date => new Date(startedAt.getTime() + seconds * 1000);
const after = (date: Date): number => (date.getTime() - startedAt.getTime()) / 1000;

for (const [now, expected] of [
  [0, 10],
  [9.9, 10],
  [10, 30],
  [31, 60],
  [60, 120],
  [119, 120],
  [1790, 1800],
  [1801, 1860],
] as const)
  test(`${now} s after its start a payment is next polled at ${expected} s`, () => {
    assert.equal(after(nextPollAt({ startedAt, orderExpiresAt: at(1800), now: at(now) })), expected);
  });

test('a payment is polled when its order expires, if that is earlier', () => {
  assert.equal(after(nextPollAt({ startedAt, orderExpiresAt: at(75), now: at(61) })), 75);
});

test('polls without a response back off up to an hour', () => {
  assert.deepEqual(
    [1, 10, 11, 12, 1000].map((asked) => after(nextPollAfterError(asked, startedAt))),
    [30, 30, 60, 120, 3600],
  );
  assert.deepEqual(
    [1, 2, 3, 50].map((attempts) => after(nextRefundRetryAt(attempts, startedAt))),
    [30, 60, 120, 3600],
  );
});

test('an accepted refund is polled with exponential backoff', () => {
  assert.deepEqual(
    [1, 2, 3, 50].map((attempts) => after(nextRefundPollAt(attempts, startedAt))),
    [10, 20, 40, 3600],
  );
});
