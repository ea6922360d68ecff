import { boatType, ticketStock, ticketType } from '../ticket.fixture.ts';
import { priceOfAllDays, priceOfDay } from './type-price.ts';

const offer = (price: number, left: number) => ({ skuId: 1, from: '09:00', to: '11:30', price, left });

test.each([
  ['nothing is on sale', [], undefined],
  ['the lowest of several', [offer(80, 1), offer(60, 2)], { price: 60, from: true }],
  ['all cost the same', [offer(60, 1), offer(60, 2)], { price: 60, from: false }],
  ['the lowest is sold out', [offer(80, 1), offer(60, 0)], { price: 80, from: false }],
  ['all are sold out', [offer(80, 0), offer(60, 0)], { price: 60, from: true }],
])('price of a day: %s', (_, offers, expected) => {
  expect(priceOfDay(offers)).toEqual(expected);
});

const stock = [
  ticketStock(81, '2026-12-01', 9_000, 4),
  ticketStock(81, '2026-12-02', 8_000, 0),
  ticketStock(82, '2026-12-01', 5_000, 1),
  ticketStock(83, '2026-12-01', 4_000, 1),
];

test.each([
  ['its own days, not those sold out', ticketType(), { price: 9_000, from: false }],
  ['the lowest of all its slots', boatType, { price: 4_000, from: true }],
  ['none', ticketType({ slots: [] }), undefined],
])('price over all days: %s', (_, type, expected) => {
  expect(priceOfAllDays(type, stock)).toEqual(expected);
});
