import { afterWorkingDays } from './working-days.ts';

test.each([
  ['from a Friday', '2026-11-20', 1, '2026-11-23'],
  ['from a Monday within the week', '2026-11-23', 4, '2026-11-27'],
  ['over a weekend', '2026-11-23', 5, '2026-11-30'],
  ['from a Saturday', '2026-11-21', 1, '2026-11-23'],
  ['from a Sunday', '2026-11-22', 5, '2026-11-27'],
  ['over two weekends', '2026-11-20', 10, '2026-12-04'],
  ['over the end of the year', '2026-12-31', 2, '2027-01-04'],
  ['none at all', '2026-11-21', 0, '2026-11-21'],
])('%s', (_, day, count, expected) => {
  expect(afterWorkingDays(day, count)).toBe(expected);
});
