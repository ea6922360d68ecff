import { between, rowAfter } from './row-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 24, 24],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 20, 10],
  ['PageUp', 3, 0],
  ['Home', 7, 0],
  ['End', 7, 24],
  ['x', 7, undefined],
  ['constructor', 7, undefined],
])('%s in row %d of 25 leads to %s', (key, place, expected) => {
  expect(rowAfter(key, place, 25)).toBe(expected);
});

test.each([
  [1, 3, ['b', 'c', 'd']],
  [3, 1, ['b', 'c', 'd']],
  [2, 2, ['c']],
])('from %d to %d', (one, other, expected) => {
  expect(between(['a', 'b', 'c', 'd', 'e'], one, other)).toEqual(expected);
});
