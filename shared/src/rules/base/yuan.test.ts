import { fenOfYuan } from './money.ts';

test.each([
  ['0', 0],
  ['33.5', 3350],
  ['19.99', 1999],
  ['10000000', 1_000_000_000],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['99999999', undefined],
  ['', undefined],
])('%p yuan is %p fen', (yuan, fen) => {
  expect(fenOfYuan(yuan)).toBe(fen);
});
