import { moveActive, nothing } from './use-combobox.ts';

test.each([
  ['ArrowDown', nothing, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', nothing, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 1, 3, nothing],
  ['ArrowLeft', 1, 3, nothing],
  ['ArrowDown', nothing, 0, undefined],
  ['a', 1, 3, undefined],
  ['constructor', 1, 3, undefined],
])('%s at %p of %p leads to %p', (key, active, count, next) => {
  expect(moveActive(key, active, count)).toBe(next);
});
