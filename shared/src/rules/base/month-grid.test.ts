import { addMonths, dayInMonths, lastDay, moveDay, weeksOf } from './month-grid.ts';

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(lastDay(month)).toBe(day);
});

test('the weeks of a month begin on Sunday and hold only its days', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeks[4]?.filter(Boolean)).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ]);
});

test.each(['2026-02', '2026-08', '2028-02', '2026-11'])('%s has each of its days once', (month) => {
  const days = weeksOf(month).flat().filter(Boolean);
  expect(new Set(days).size).toBe(days.length);
  expect(days.at(-1)).toBe(lastDay(month));
});

const bounds = { first: '2026-11', last: '2027-02' };
test.each([
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowDown', '2026-12-24', '2026-12-31'],
  ['ArrowUp', '2026-11-03', '2026-11-01'],
  ['Home', '2026-12-24', '2026-12-20'],
  ['End', '2026-12-24', '2026-12-26'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageDown', '2027-02-10', '2027-02-28'],
  ['PageUp', '2026-11-10', '2026-11-01'],
  ['x', '2026-12-24', undefined],
  ['constructor', '2026-12-24', undefined],
])('%s on %s goes to %s', (key, day, expected) => {
  expect(moveDay(key, day, bounds)).toBe(expected);
});

test.each([
  ['2026-12-24', 6, '2027-06-24'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s in %i months is %s', (day, months, expected) => {
  expect(dayInMonths(day, months)).toBe(expected);
});
