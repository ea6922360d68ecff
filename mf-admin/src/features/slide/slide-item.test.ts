import { slideStatusOf } from './slide-item.tsx';

const now = Date.parse('2026-12-01T00:00:00Z');
const before = '2026-11-30T23:59:59.999Z';
const at = '2026-12-01T00:00:00.000Z';
const after = '2026-12-01T00:00:00.001Z';

test.each([
  [1, null, null, 'shown'],
  [0, null, null, 'off'],
  [1, at, after, 'shown'],
  [1, after, null, 'later'],
  [1, null, at, 'over'],
  [1, before, before, 'over'],
  [0, after, null, 'off'],
] as const)('status %i, from %s until %s: %s', (status, showFrom, showUntil, standing) => {
  expect(slideStatusOf({ status, showFrom, showUntil }, now)).toBe(standing);
});
