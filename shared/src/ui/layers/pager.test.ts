import { pageWindow } from './pager.tsx';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 20, [1, 2, 3, 4, 5, 0, 20]],
  [10, 20, [1, 0, 9, 10, 11, 0, 20]],
  [20, 20, [1, 0, 19, 20]],
])('page %i of %i', (current, last, pages) => {
  expect(pageWindow(current, last)).toEqual(pages);
});
