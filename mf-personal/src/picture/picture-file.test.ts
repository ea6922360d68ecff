import { pictureError, sizeWithin } from './picture-file.ts';

const megabyte = 1024 * 1024;

test.each([
  ['sea.jpg', 5 * megabyte, undefined],
  ['SEA.JPEG', 1, undefined],
  ['sea.png', 40 * megabyte, undefined],
  ['sea.webp', 1, undefined],
  ['sea.heic', 1, 'type'],
  ['sea.svg', 1, 'type'],
  ['sea', 1, 'type'],
  ['sea.jpg.exe', 1, 'type'],
  ['sea.jpg', 0, 'empty'],
  ['sea.jpg', 40 * megabyte + 1, 'size'],
])('%s with %i bytes: %s', (name, size, fault) => {
  expect(pictureError({ name, size })).toBe(fault);
});

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [40, 30, 40, 30],
  [100_000, 10, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, madeWidth, madeHeight) => {
  expect(sizeWithin({ width, height }, 1600)).toEqual({ width: madeWidth, height: madeHeight });
});
