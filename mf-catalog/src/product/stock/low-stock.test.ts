import { isLowStock } from './low-stock.ts';

test.each([
  [0, false],
  [1, true],
  [9, true],
  [10, false],
])('%i left are counted down: %s', (left, expected) => {
  expect(isLowStock(left)).toBe(expected);
});
