import { shortPrice } from './day-cell.tsx';

test.each([
  [128_800, '¥1288'],
  [33_50, '¥33.50'],
  [999_900, '¥9999'],
  [1_288_000, '12880'],
  [1_680_000, '16800'],
  [16_800_000, '168000'],
])('%i fen are exact in a narrow cell: %s', (fen, shown) => {
  expect(shortPrice(fen)).toBe(shown);
});
