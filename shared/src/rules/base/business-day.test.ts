import { addDays, dayOf, daysBetween, isDay, startOfDay } from './business-day.ts';

test.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21'],
  ['2028-02-28T16:00:00.000Z', '2028-02-29'],
])('%s is the day %s in Shanghai', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
});

test('every hour of years is in the day that the zone database says', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
  for (let at = Date.UTC(1992, 0, 1); at < Date.UTC(2040, 0, 1); at += 5 * 3_600_000)
    expect(dayOf(new Date(at))).toBe(zone.format(at));
  expect(() => dayOf(new Date('nothing'))).toThrow(RangeError);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['20261201', false],
])('%s is a day: %p', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a day begins at midnight in Shanghai', () => {
  expect(startOfDay('2026-12-24').toISOString()).toBe('2026-12-23T16:00:00.000Z');
});
