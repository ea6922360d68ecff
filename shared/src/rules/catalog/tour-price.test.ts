import { amountOf, tourPriceLines } from './tour-price.ts';

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
