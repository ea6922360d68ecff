import { partInFen } from './part-dialog.tsx';

test.each([
  ['33.33', 10_000, 3_333],
  [' 100 ', 10_000, 10_000],
  ['100.01', 10_000, undefined],
  ['0', 10_000, undefined],
  ['-1', 10_000, undefined],
  ['1.005', 10_000, undefined],
  ['1e2', 10_000, undefined],
  ['', 10_000, undefined],
])('%s yuan of %s fen is %s', (typed, left, fen) => {
  expect(partInFen(typed, left)).toBe(fen);
});
