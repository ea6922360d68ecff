import { readableId } from './readable-id.ts';

test.each([
  [7, 7],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [undefined, undefined],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
  [Number.NaN, undefined],
  [2 ** 53, undefined],
])('%p of an address is the id %p', (asked, id) => {
  expect(readableId(asked)).toBe(id);
});
