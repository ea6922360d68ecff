import { countPieces, withCount, without, withRestored } from './cart-rules.ts';

const line = (skuId: number, count = 1) => ({ skuId, count });

test.each([
  [5, 5],
  [0, 1],
  [-3, 1],
  [100, 99],
])('a count set to %d is %d', (count, expected) => {
  expect(withCount([line(1), line(2)], 2, count)).toEqual([line(1), line(2, expected)]);
});

test.each([
  ['where they stood', [line(1), line(3)], [2], [line(1), line(2, 4), line(3)]],
  ['before what came later', [line(1), line(3), line(9)], [2], [line(1), line(2, 4), line(3), line(9)]],
  ['once', [line(1), line(2, 7), line(3)], [2], [line(1), line(2, 7), line(3)]],
  ['without others that went meanwhile', [line(1)], [2], [line(1), line(2, 4)]],
])('removed lines are restored %s', (_, now, skuIds, expected) => {
  expect(withRestored(now, [line(1), line(2, 4), line(3)], skuIds)).toEqual(expected);
});

test('lines are removed and pieces counted', () => {
  const left = without([line(1, 2), line(2, 3), line(3, 4)], [2]);
  expect(left).toEqual([line(1, 2), line(3, 4)]);
  expect(countPieces(left)).toBe(6);
});
