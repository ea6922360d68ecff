import { maxNights, nightsOf } from '@portal/shared/rules';
import type { StockDays } from '../stock/stock-days.ts';
import { lastCheckOut, mayCheckOut, type Stay, stayAfter } from './stay.ts';

/** Free from the 1st to the 4th and from the 6th on; the 5th is taken. */
const days: StockDays = new Map(
  Array.from({ length: 60 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10);
    return [day, { price: 30_000, left: day === '2026-12-05' ? 0 : 4 }];
  }),
);

test.each<[string, Stay, string, Stay | undefined]>([
  ['a free day begins a stay', {}, '2026-12-02', { checkIn: '2026-12-02' }],
  ['a taken day begins none', {}, '2026-12-05', undefined],
  ['a day outside the calendar begins none', {}, '2027-06-01', undefined],
  [
    'a later day ends it',
    { checkIn: '2026-12-02' },
    '2026-12-04',
    { checkIn: '2026-12-02', checkOut: '2026-12-04' },
  ],
  [
    'a taken night can still be the check-out',
    { checkIn: '2026-12-02' },
    '2026-12-05',
    { checkIn: '2026-12-02', checkOut: '2026-12-05' },
  ],
  [
    'beyond a taken night a new stay begins',
    { checkIn: '2026-12-02' },
    '2026-12-06',
    { checkIn: '2026-12-06' },
  ],
  ['the same day again begins anew', { checkIn: '2026-12-02' }, '2026-12-02', { checkIn: '2026-12-02' }],
  ['an earlier day begins anew', { checkIn: '2026-12-03' }, '2026-12-01', { checkIn: '2026-12-01' }],
  [
    'after a whole stay the next day begins another',
    { checkIn: '2026-12-01', checkOut: '2026-12-03' },
    '2026-12-07',
    { checkIn: '2026-12-07' },
  ],
])('%s', (_, stay, day, expected) => {
  expect(stayAfter(days, stay, day)).toEqual(expected);
});

test('a stay has at most 28 nights, and none where the first is sold out', () => {
  expect(lastCheckOut(days, '2026-12-06')).toBe('2027-01-03');
  expect(nightsOf({ checkIn: '2026-12-06', checkOut: '2027-01-03' })).toHaveLength(maxNights);
  expect(mayCheckOut(days, { checkIn: '2026-12-06' }, '2027-01-04')).toBe(false);
  expect(lastCheckOut(days, '2026-12-05')).toBe('2026-12-05');
});
