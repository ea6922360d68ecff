import type { Departure } from '@portal/shared/contract';
import { departureDays, firstBookable, monthsOf } from './departure-days.ts';

const departure = (day: string, price: number, seats: number): Departure => ({
  skuId: price,
  day,
  price,
  childPrice: null,
  singleSupplement: null,
  seats,
});

test.each([
  ['the cheaper of two', [departure('2026-12-24', 900, 5), departure('2026-12-24', 800, 5)], 800],
  [
    'the dearer when the cheaper is sold out',
    [departure('2026-12-24', 800, 0), departure('2026-12-24', 900, 1)],
    900,
  ],
  [
    'the cheaper when both are sold out',
    [departure('2026-12-24', 900, 0), departure('2026-12-24', 800, 0)],
    800,
  ],
])('a day shows %s', (_, departures, price) => {
  expect(departureDays(departures).get('2026-12-24')?.price).toBe(price);
});

test('the calendar spans the months that have departures', () => {
  const days = departureDays([departure('2027-02-03', 1, 1), departure('2026-11-28', 1, 1)]);
  expect(monthsOf(days)).toEqual({ first: '2026-11', last: '2027-02' });
  expect(monthsOf(departureDays([]))).toBeUndefined();
});

test('the first bookable day is not sold out', () => {
  const days = departureDays([
    departure('2026-12-05', 7, 3),
    departure('2026-12-01', 7, 0),
    departure('2026-12-03', 7, 1),
  ]);
  expect(firstBookable(days)?.day).toBe('2026-12-03');
  expect(firstBookable(departureDays([departure('2026-12-01', 7, 0)]))).toBeUndefined();
});
