import { maxTickets } from './use-visit.ts';

test.each([
  [5, undefined, 5],
  [5, 3, 3],
  [5, 80, 5],
  [50, 80, 10],
  [5, 0, 1],
])('of at most %i an order, with %s left, %i can be booked', (maxPerOrder, left, expected) => {
  expect(maxTickets({ maxPerOrder }, left)).toBe(expected);
});
