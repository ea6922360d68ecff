import { ticketStock, ticketType } from '../ticket.fixture.ts';
import { visitDays } from './visit-calendar.tsx';

const day = '2026-12-24';
const adult = ticketType({ slots: [{ skuId: 1, from: null, to: null }] });
const child = ticketType({ code: 'child', concession: true, slots: [{ skuId: 2, from: null, to: null }] });

test.each([
  ['that of adults', 5, 5, { price: 6_000, left: 10 }],
  ['that of concessions where adults are sold out', 0, 5, { price: 3_000, left: 5 }],
  ['that of adults where concessions are sold out', 5, 0, { price: 6_000, left: 5 }],
])('the price of a day is %s', (_, adults, children, expected) => {
  const stock = [ticketStock(1, day, 6_000, adults), ticketStock(2, day, 3_000, children)];
  expect(visitDays([adult, child], stock).get(day)).toEqual(expected);
});
