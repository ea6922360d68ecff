import { cheapest, skuAfter, stateOf, stocksOf } from './sku-rules.ts';

const sku = (skuId: number, ...values: number[]) => ({ skuId, values, weight: 500 });
const stock = (skuId: number, price: number, left: number) => ({ skuId, day: null, price, left });

// Taste: original, spicy; size: small, large, gift box. There is no spicy gift box, and no large original left.
const skus = [sku(1, 0, 0), sku(2, 0, 1), sku(3, 0, 2), sku(4, 1, 0), sku(5, 1, 1)];
const stocks = stocksOf([
  stock(1, 3_000, 5),
  stock(2, 5_000, 0),
  stock(3, 9_000, 2),
  stock(4, 2_800, 1),
  stock(5, 5_200, 9),
]);
const gone = stocksOf(skus.map(({ skuId }) => stock(skuId, 1_000, 0)));
const [original, , giftBox, spicy] = skus;

test.each([
  ['original beside spicy', spicy, 0, 0, 'free'],
  ['large with original', original, 1, 1, 'soldOut'],
  ['large with spicy', spicy, 1, 1, 'free'],
  ['a gift box with spicy', spicy, 1, 2, 'none'],
  ['spicy although the gift box is chosen', giftBox, 0, 1, 'free'],
  ['anything before there is a choice', undefined, 1, 2, 'free'],
])('%s', (_, current, option, value, state) => {
  expect(stateOf(skus, stocks, current, option, value)).toBe(state);
});

test('with everything sold out nothing is available or chosen', () => {
  expect(stateOf(skus, gone, undefined, 0, 0)).toBe('soldOut');
  expect(cheapest(skus, gone)).toBeUndefined();
  expect(skuAfter(skus, gone, original, 0, 1)).toBeUndefined();
});

test('the default choice is the cheapest available SKU', () => {
  expect(cheapest(skus, stocks)?.skuId).toBe(4);
});

test.each([
  ['keeps the size where there is one', original, 0, 1, 4],
  ['moves on where the size is not made', giftBox, 0, 1, 4],
  ['changes only the size', spicy, 1, 1, 5],
  ['skips what is sold out', skus[4], 0, 0, 1],
])('a choice %s', (_, current, option, value, skuId) => {
  expect(skuAfter(skus, stocks, current, option, value)?.skuId).toBe(skuId);
});

test('goods without options have one choice', () => {
  expect(cheapest([sku(9)], stocksOf([stock(9, 100, 1)]))?.skuId).toBe(9);
});
