import { findTyped, moveIn } from './select-options.ts';

const options = ['Beijing', 'Guangzhou', 'Guilin', 'Haikou', 'Zhanjiang'].map((label) => ({
  label,
  disabled: label === 'Beijing' || label === 'Haikou',
}));

test.each([
  ['ArrowDown', -1, 1],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 1, 1],
  ['ArrowUp', -1, 4],
  ['Home', 4, 1],
  ['End', 1, 4],
  ['PageDown', 1, 4],
  ['PageUp', 4, 1],
  ['Enter', 1, undefined],
])('%s moves from option %i to %s, past those that are disabled', (key, from, to) => {
  expect(moveIn(options, key, from)).toBe(to);
});

test.each([
  ['g', -1, 1],
  ['g', 1, 2],
  ['g', 2, 1],
  ['GUI', 1, 2],
  ['gua', 1, 1],
  ['h', 1, undefined],
  ['x', 1, undefined],
])('typing %j at option %i finds option %s', (typed, from, to) => {
  expect(findTyped(options, typed, from)).toBe(to);
});

test('a list without options has nothing to move to', () => {
  expect(moveIn([], 'ArrowDown', -1)).toBe(-1);
  expect(findTyped([], 'a', -1)).toBeUndefined();
});
