import { bookablePeople } from './use-selection.ts';

test.each([
  [9, undefined, 9],
  [9, 40, 9],
  [9, 3, 3],
  [9, 0, 1],
])('a tour for %i with %p seats left accepts %i people', (maxPeople, seats, most) => {
  expect(bookablePeople({ maxPeople }, seats === undefined ? undefined : { seats })).toBe(most);
});
