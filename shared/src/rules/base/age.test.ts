import { ageGroupOn, ageOn } from './age.ts';

test.each([
  ['1990-03-07', '2026-03-06', 35],
  ['1990-03-07', '2026-03-07', 36],
  ['2020-02-29', '2026-02-28', 5],
  ['2020-02-29', '2026-03-01', 6],
  ['2026-11-20', '2026-11-20', 0],
])('born %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test.each([
  ['2024-12-25', '2026-12-24', 'infant'],
  ['2024-12-24', '2026-12-24', 'child'],
  ['2014-12-25', '2026-12-24', 'child'],
  ['2014-12-24', '2026-12-24', 'adult'],
])('born %s travels on %s as %s', (born, day, group) => {
  expect(ageGroupOn(born, day)).toBe(group);
});
