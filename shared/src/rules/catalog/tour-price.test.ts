import { amountOf, sharesWithStranger, tourPriceLines } from './tour-price.ts';

const departure = { price: 128_000, childPrice: 88_000, singleSupplement: 20_000 };

test.each([
  [departure, { adults: 2, children: 1, singleRooms: 1 }, 364_000, ['adult', 'child', 'single']],
  [departure, { adults: 1, children: 0, singleRooms: 0 }, 128_000, ['adult']],
  [
    { ...departure, childPrice: null },
    { adults: 1, children: 2, singleRooms: 0 },
    384_000,
    ['adult', 'child'],
  ],
  [{ ...departure, childPrice: 0 }, { adults: 1, children: 2, singleRooms: 0 }, 128_000, ['adult', 'child']],
])('%p for %p costs %i', (price, people, amount, codes) => {
  const lines = tourPriceLines(price, people);
  expect(amountOf(lines)).toBe(amount);
  expect(lines.map(({ code }) => code)).toEqual(codes);
});

test.each([
  [1, 0, 0, true],
  [1, 0, 1, false],
  [1, 1, 0, false],
  [2, 0, 0, false],
  [2, 0, 1, true],
  [3, 0, 0, true],
  [3, 0, 1, false],
])(
  '%i adults, %i children and %i single rooms share with a stranger: %s',
  (adults, children, singleRooms, shares) => {
    expect(sharesWithStranger({ adults, children, singleRooms })).toBe(shares);
  },
);
