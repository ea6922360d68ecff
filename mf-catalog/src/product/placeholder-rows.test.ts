import { placeholderRows } from './placeholder-rows.ts';

test.each([
  [undefined, undefined],
  [{ list: [], total: 0 }, undefined],
  [
    { list: [1], total: 1 },
    { list: [1], total: 1 },
  ],
])('of %p the placeholder keeps %p', (previous, kept) => {
  expect(placeholderRows(previous)).toEqual(kept);
});
