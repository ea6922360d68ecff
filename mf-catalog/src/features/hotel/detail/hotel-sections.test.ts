import { distanceOf } from './hotel-sections.tsx';

test.each([
  [0, 'metres', '10'],
  [4, 'metres', '10'],
  [346, 'metres', '350'],
  [994, 'metres', '990'],
  [995, 'kilometres', '1'],
  [1_049, 'kilometres', '1'],
  [1_250, 'kilometres', '1.3'],
  [12_400, 'kilometres', '12.4'],
])('%i m are %s: %s', (metres, unit, count) => {
  expect(distanceOf(metres)).toEqual({ unit, count });
});
