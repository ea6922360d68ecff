import type { StockDays } from '../stock/stock-days.ts';
import { bestByDay, cheapestMonths, firstBookable, monthsOf } from './bookable-days.ts';

const offer = (day: string, price: number, left: number) => ({ day, price, left });
const daysOf = (...offers: readonly ReturnType<typeof offer>[]): StockDays => bestByDay(offers);

test.each([
  ['the cheaper of two', [offer('2026-12-24', 900, 5), offer('2026-12-24', 800, 5)], 800],
  [
    'the dearer when the cheaper is sold out',
    [offer('2026-12-24', 800, 0), offer('2026-12-24', 900, 1)],
    900,
  ],
  ['the cheaper when both are sold out', [offer('2026-12-24', 900, 0), offer('2026-12-24', 800, 0)], 800],
])('a day shows %s', (_, offers, price) => {
  expect(bestByDay(offers).get('2026-12-24')?.price).toBe(price);
});

test('the calendar spans the months that have days', () => {
  const days = daysOf(offer('2027-02-03', 1, 1), offer('2026-11-28', 1, 1));
  expect(monthsOf(days)).toEqual({ first: '2026-11', last: '2027-02' });
  expect(monthsOf(daysOf())).toBeUndefined();
});

test('the first bookable day is not sold out, and not before the day asked for', () => {
  const days = daysOf(offer('2026-12-05', 7, 3), offer('2026-12-01', 7, 0), offer('2026-12-03', 7, 1));
  expect(firstBookable(days)).toBe('2026-12-03');
  expect(firstBookable(days, '2026-12-04')).toBe('2026-12-05');
  expect(firstBookable(daysOf(offer('2026-12-01', 7, 0)))).toBeUndefined();
});

test.each([
  ['one month', [offer('2026-12-05', 7, 3), offer('2027-01-02', 5, 3)], ['2027-01']],
  [
    'several months, in order',
    [
      offer('2027-03-05', 5, 1),
      offer('2026-12-05', 5, 3),
      offer('2026-12-12', 5, 3),
      offer('2027-01-02', 7, 3),
    ],
    ['2026-12', '2027-03'],
  ],
  [
    'no sold-out day',
    [offer('2026-12-05', 5, 0), offer('2027-01-02', 7, 3), offer('2027-02-06', 8, 3)],
    ['2027-01'],
  ],
  ['no month where all have it', [offer('2026-12-05', 5, 2), offer('2027-01-02', 5, 3)], []],
  ['nothing without days', [offer('2026-12-05', 5, 0)], []],
])('the lowest price is found in %s', (_, offers, months) => {
  expect(cheapestMonths(daysOf(...offers))).toEqual(months);
});
