import { mostPeople } from './people.ts';

test.each([
  [9, undefined, 9],
  [9, 40, 9],
  [9, 3, 3],
  [9, 0, 1],
])('a tour for %i with %p seats left takes %i', (maxPeople, seats, most) => {
  expect(mostPeople({ maxPeople }, seats === undefined ? undefined : { seats })).toBe(most);
});
