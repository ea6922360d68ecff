import { cartSku } from '../goods.fixture.ts';
import { contentsOf, sumOf } from './cart-rows.ts';

const line = (skuId: number, count = 1) => ({ skuId, count });
const sku = (skuId: number, left: number) => cartSku({ skuId, left });

test.each([
  ['enough', 30, 2, { count: 2, most: 30, lessened: false }],
  ['just enough', 2, 2, { count: 2, most: 2, lessened: false }],
  ['less than wanted', 3, 5, { count: 3, most: 3, lessened: true }],
  ['more than may be bought at once', 500, 99, { count: 99, most: 99, lessened: false }],
])('with %s in stock', (_, left, wanted, expected) => {
  expect(contentsOf([line(1, wanted)], [sku(1, left)]).rows).toEqual([{ sku: sku(1, left), ...expected }]);
});

test('sold-out and delisted rows are separate, in the order of the cart', () => {
  const { rows, soldOut, gone } = contentsOf(
    [line(4), line(3), line(2), line(1), line(9)],
    [sku(1, 5), sku(2, 0), sku(4, 5)],
  );
  expect(rows.map((row) => row.sku.skuId)).toEqual([4, 1]);
  expect(soldOut.map(({ skuId }) => skuId)).toEqual([2]);
  expect(gone).toEqual([3, 9]);
});

test('goods and delivery are added up, by parcel', () => {
  const cold = { fee: 2_800, freeFrom: null, remote: 3_000 };
  const { rows } = contentsOf(
    [line(1, 2), line(2, 1), line(3, 1)],
    [
      cartSku({ skuId: 1, price: 3_000 }),
      cartSku({ skuId: 2, price: 12_000, freight: cold }),
      cartSku({ skuId: 3, price: 1_000 }),
    ],
  );
  expect(sumOf(rows)).toMatchObject({ pieces: 4, goods: 19_000, freight: 3_800, total: 22_800 });
  expect(sumOf([])).toEqual({ pieces: 0, goods: 0, freight: 0, total: 0, parcels: [] });
});
