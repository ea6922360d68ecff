import { type DateRange, dayFrom, isReversed, nameOfRange, rangeNames, rangeOf } from './date-range.ts';

const today = '2026-11-20';

test.each(rangeNames)('the range %s is recognised by its days', (name) => {
  expect(nameOfRange(rangeOf(name, today), today)).toBe(name);
});

test.each<[string, DateRange]>([
  ['month', { from: '2026-10-22' }],
  ['year', { from: '2025-11-21' }],
])('the last %s counts today', (name, range) => {
  expect(rangeOf(name as 'month' | 'year', today)).toEqual(range);
});

test.each<[DateRange, boolean]>([
  [{}, false],
  [{ from: today }, false],
  [{ from: today, to: today }, false],
  [{ from: today, to: '2026-11-19' }, true],
])('%p reversed: %s', (range, reversed) => {
  expect(isReversed(range)).toBe(reversed);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-02-29', undefined],
  ['0001-01-01', undefined],
  ['x', undefined],
  [undefined, undefined],
])('the URL has %s', (text, day) => {
  expect(dayFrom(text)).toBe(day);
});
