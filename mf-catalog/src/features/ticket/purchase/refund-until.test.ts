import { refundUntil } from './refund-until.ts';

test.each([
  ['anytime', '2026-12-24', '2026-11-20', { state: 'anytime' }],
  ['never', '2026-12-24', '2026-11-20', { state: 'never' }],
  ['dayBefore', '2026-12-24', '2026-11-20', { state: 'until', day: '2026-12-23' }],
  ['dayBefore', '2026-12-24', '2026-12-23', { state: 'until', day: '2026-12-23' }],
  ['dayBefore', '2026-12-24', '2026-12-24', { state: 'over' }],
  ['dayBefore', '2027-01-01', '2026-12-01', { state: 'until', day: '2026-12-31' }],
] as const)('%s for %s, on %s', (refund, visitDay, today, expected) => {
  expect(refundUntil(refund, visitDay, today)).toEqual(expected);
});
