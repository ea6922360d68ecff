import type { DayStock } from '#src/product/stock/stock-days.ts';
import { offerOf, roomsFor } from './room-offer.ts';

const stay = (rooms = 1) => ({ checkIn: '2026-12-23', checkOut: '2026-12-26', rooms, guests: 2 });
const days = (...lefts: readonly (number | undefined)[]): ReadonlyMap<string, DayStock> =>
  new Map(
    lefts.flatMap((left, index) =>
      left === undefined ? [] : [[`2026-12-${23 + index}`, { price: 40_000 + index * 10_000, left }]],
    ),
  );

test.each([
  ['a room each night', days(5, 2, 8), 1, { state: 'open', amount: 150_000, left: 2 }],
  ['two rooms cost twice as much', days(5, 2, 8), 2, { state: 'open', amount: 300_000, left: 2 }],
  ['the day of leaving does not count', days(5, 5, 5, 0), 1, { state: 'open', amount: 150_000, left: 5 }],
  ['fewer rooms than asked for', days(5, 2, 8), 3, { state: 'tooFew', left: 2 }],
  ['one night without a room', days(5, 0, 8), 1, { state: 'soldOut' }],
  ['one night that is not on sale', days(5, undefined, 8), 1, { state: 'closed' }],
  ['not on sale counts before sold out', days(0, undefined, 8), 1, { state: 'closed' }],
  ['nothing known', undefined, 1, { state: 'closed' }],
])('%s', (_, stock, rooms, expected) => {
  expect(offerOf(stock, stay(rooms))).toMatchObject(expected);
});

test('an offer names the price of each night', () => {
  expect(offerOf(days(5, 2, 8), stay())).toMatchObject({
    nights: [
      { day: '2026-12-23', price: 40_000 },
      { day: '2026-12-24', price: 50_000 },
      { day: '2026-12-25', price: 60_000 },
    ],
  });
});

test.each([
  [2, 2, 1],
  [2, 3, 2],
  [3, 9, 3],
  [4, 1, 1],
])('rooms for %i each hold %i guests in %i', (maxGuests, guests, rooms) => {
  expect(roomsFor({ maxGuests }, guests)).toBe(rooms);
});
