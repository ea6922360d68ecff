import { sharesWithStranger } from './twin-share.ts';

test.each([
  [1, 0, 0, true],
  [1, 0, 1, false],
  [1, 1, 0, false],
  [2, 0, 0, false],
  [2, 0, 1, true],
  [3, 0, 0, true],
  [3, 0, 1, false],
])(
  '%i adults, %i children and %i single rooms share with a stranger: %s',
  (adults, children, singleRooms, shares) => {
    expect(sharesWithStranger({ adults, children, singleRooms })).toBe(shares);
  },
);
