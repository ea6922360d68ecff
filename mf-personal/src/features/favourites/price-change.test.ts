import { priceChangeOf } from './price-change.ts';

test.each([
  ['open', 9_900, 8_800, { way: 'fell', amount: 1_100 }],
  ['open', 8_800, 9_900, { way: 'rose', amount: 1_100 }],
  ['open', 9_900, 9_900, undefined],
  ['open', null, 9_900, undefined],
  ['open', 9_900, null, undefined],
  ['soldOut', 9_900, 8_800, undefined],
  ['down', 9_900, 8_800, undefined],
] as const)('%s, %s then and %s now', (state, collectedPrice, price, change) => {
  expect(priceChangeOf({ state, collectedPrice, price })).toEqual(change);
});
