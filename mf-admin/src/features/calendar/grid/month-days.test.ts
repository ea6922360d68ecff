import { addMonths, weeksOf } from '@portal/shared/rules';
import { daysOf, movedDay, weekdaysWithin } from './month-days.ts';

test('the weeks of a month begin on Sunday, with blanks for other months', () => {
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
  expect(weeks[4]?.filter(Boolean)).toHaveLength(5);
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(addMonths('2026-12', 1)).toBe('2027-01');
});

test.each([
  [[6], ['2026-12-05', '2026-12-12', '2026-12-19']],
  [
    [0, 6],
    ['2026-12-05', '2026-12-06', '2026-12-12', '2026-12-13', '2026-12-19'],
  ],
])('weekdays %j within some days', (weekdays, expected) => {
  expect(weekdaysWithin('2026-12-03', '2026-12-19', weekdays)).toEqual(expected);
});

test('without weekdays every day counts', () => {
  expect(weekdaysWithin('2026-12-30', '2027-01-02', [])).toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['PageDown', '2026-12-15', '2027-01-15'],
  ['PageUp', '2026-12-15', '2026-11-15'],
  ['Home', '2026-12-09', '2026-12-06'],
  ['End', '2026-12-09', '2026-12-12'],
  ['a', '2026-12-09', undefined],
])('%s from %s is %s', (key, day, expected) => {
  expect(movedDay(key, day)).toBe(expected);
});
