import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from './check-in-rules.ts';

const paid = { state: 'PAID', closedReason: null } as const;
const noon = new Date('2026-12-24T12:00:00+08:00');

test('a ticket is valid only on its day, else the verdict gives the reason', () => {
  for (const [order, state, day, verdict] of [
    [paid, 'ISSUED', '2026-12-24', 'valid'],
    [paid, 'ISSUED', '2026-12-25', 'otherDay'],
    [paid, 'ISSUED', '2026-12-23', 'otherDay'],
    [paid, 'USED', '2026-12-24', 'used'],
    [paid, 'EXPIRED', '2026-12-23', 'expired'],
    [paid, 'VOID', '2026-12-24', 'void'],
    [{ state: 'REFUND_REQUESTED', closedReason: null }, 'ISSUED', '2026-12-24', 'givenBack'],
    [{ state: 'PARTIALLY_REFUNDED', closedReason: null }, 'ISSUED', '2026-12-24', 'valid'],
    [{ state: 'PARTIALLY_REFUNDED', closedReason: 'refunded' }, 'ISSUED', '2026-12-24', 'givenBack'],
    [{ state: 'COMPLETED', closedReason: null }, 'USED', '2026-12-24', 'used'],
  ] as const)
    assert.equal(verdictOf(order, { state, day }, noon), verdict, `${order.state} ${state} ${day}`);
});

test('the day ends at midnight in Asia/Shanghai, whatever the server’s time zone', () => {
  const ticket = { state: 'ISSUED', day: '2026-12-24' } as const;
  assert.equal(verdictOf(paid, ticket, new Date('2026-12-24T15:59:59Z')), 'valid');
  assert.equal(verdictOf(paid, ticket, new Date('2026-12-24T16:00:00Z')), 'otherDay');
});
