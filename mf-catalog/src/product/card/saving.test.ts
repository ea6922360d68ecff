import { savingOf } from './saving.ts';

test.each([
  [80_000, 100_000, true, { amount: 20_000, percent: 20 }],
  [66_700, 100_000, true, { amount: 33_300, percent: 33 }],
  [99_999, 100_000, true, undefined],
  [80_000, 100_000, false, undefined],
  [100_000, 80_000, true, undefined],
  [80_000, null, true, undefined],
  [null, 100_000, true, undefined],
])('from %p instead of %p, on sale %p, saves %j', (fromPrice, marketPrice, onSale, saving) => {
  expect(savingOf({ fromPrice, marketPrice, onSale })).toEqual(saving);
});
