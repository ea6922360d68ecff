import type { Stock } from '@portal/shared/contract';
import { stockBySku, stockDays } from './stock-days.ts';

const stock = (skuId: number, price: number, left: number, day: string | null = '2026-12-24'): Stock => ({
  skuId,
  day,
  price,
  left,
});

test.each([
  ['the lowest price of all', [stock(1, 900, 5), stock(2, 700, 3)], { price: 700, left: 8 }],
  [
    'the lowest that can be booked, not the lowest sold out',
    [stock(1, 500, 0), stock(2, 900, 2)],
    { price: 900, left: 2 },
  ],
  [
    'the lowest there was when all is sold out',
    [stock(1, 900, 0), stock(2, 700, 0)],
    { price: 700, left: 0 },
  ],
  [
    'the lowest that can be booked of three, wherever the sold out one stands',
    [stock(1, 900, 1), stock(2, 100, 0), stock(3, 800, 1)],
    { price: 800, left: 2 },
  ],
])('a day shows %s', (_, rows, expected) => {
  expect(stockDays(rows).get('2026-12-24')).toEqual(expected);
});

test('a SKU not sold by the day has no days', () => {
  expect(stockDays([stock(1, 900, 5, null)]).size).toBe(0);
});

test('days are stored per SKU', () => {
  const skus = stockBySku([stock(1, 900, 5), stock(1, 950, 4, '2026-12-25'), stock(2, 700, 3)]);
  expect([...(skus.get(1)?.keys() ?? [])]).toEqual(['2026-12-24', '2026-12-25']);
  expect(skus.get(2)?.get('2026-12-24')).toEqual({ price: 700, left: 3 });
  expect(skus.get(3)).toBeUndefined();
});
