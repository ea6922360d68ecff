import { readGoodsLines } from './goods-lines.ts';

test.each([
  [
    '12x2,15x1',
    [
      { skuId: 12, count: 2 },
      { skuId: 15, count: 1 },
    ],
  ],
  ['12x2,12x3', [{ skuId: 12, count: 5 }]],
  [undefined, undefined],
  ['', undefined],
  ['12', undefined],
  ['12x0', undefined],
  ['12x-1', undefined],
  ['12x1.5', undefined],
  ['12x2,', undefined],
  ['12x99,12x1', undefined],
  [Array.from({ length: 51 }, (_, place) => `${place + 1}x1`).join(), undefined],
])('%s', (text, lines) => {
  expect(readGoodsLines(text)).toEqual(lines);
});
