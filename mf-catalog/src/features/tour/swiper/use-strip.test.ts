import { pictureAfter } from './use-strip.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 1, undefined],
  ['constructor', 1, undefined],
])('%s on picture %i of four leads to %p', (key, index, expected) => {
  expect(pictureAfter(key, index, 4)).toBe(expected);
});
