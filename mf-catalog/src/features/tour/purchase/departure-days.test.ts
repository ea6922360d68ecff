import { departure } from '../tour.fixture.ts';
import { departureDays, withBookablePrice } from './departure-days.ts';

test('a day shows the departure that still has seats, and how many', () => {
  const days = departureDays([
    departure('2026-12-24', { price: 800, seats: 0 }),
    departure('2026-12-24', { price: 900, seats: 1 }),
  ]);
  expect(days.get('2026-12-24')).toMatchObject({ price: 900, left: 1 });
});

test.each([
  ['as the list said until departures are known', undefined, 500],
  ['the lowest with seats, not the lowest', [{ price: 400, seats: 0 }, { price: 600 }, { price: 900 }], 600],
  ['nothing when all is sold out', [{ price: 400, seats: 0 }], null],
  ['nothing without departures', [], null],
])('a tour is priced from %s', (_, changes, price) => {
  const departures = changes?.map((change) => departure('2026-12-24', change));
  expect(withBookablePrice({ fromPrice: 500 }, departures).fromPrice).toBe(price);
});
