import { atMostChoices } from './choice-filters.tsx';

const days = (...values: readonly (readonly [number, number])[]) =>
  values.map(([value, count]) => ({ value: String(value), count }));

test.each([
  [[], []],
  [days([7, 4]), []],
  [
    days([2, 1], [5, 2], [7, 3], [12, 1]),
    [
      { days: 3, count: 1 },
      { days: 5, count: 3 },
      { days: 7, count: 6 },
    ],
  ],
  [days([6, 2], [60, 1]), [{ days: 7, count: 2 }]],
])('of products that need %j, the choices are %j', (facet, choices) => {
  expect(atMostChoices(facet)).toEqual(choices);
});
