import { decisionDay, decisionTime, fewestCutoffDays, groupProgress } from './group-rule.ts';

test.each([
  ['2027-03-08', 7, '2027-03-01', '2027-03-01T10:00:00.000Z'],
  ['2028-03-07', 7, '2028-02-29', '2028-02-29T10:00:00.000Z'],
  ['2027-03-08', 30, '2027-02-06', '2027-02-06T10:00:00.000Z'],
  ['2027-03-08', 0, '2027-03-08', '2027-03-08T10:00:00.000Z'],
])('the group of %s is decided %i days before, on %s', (day, cutoffDays, decided, instant) => {
  expect(decisionDay(day, cutoffDays)).toBe(decided);
  expect(decisionTime(day, cutoffDays).toISOString()).toBe(instant);
});

test.each([
  ['domestic', 2, 7],
  ['local', 12, 7],
  ['abroad', 2, 30],
  ['abroad', 1, 0],
  ['domestic', 1, 0],
] as const)('%s, %i people: called off at least %i days before', (category, minGroup, days) => {
  expect(fewestCutoffDays(category, { minGroup })).toBe(days);
});

test('progress names the people, the minimum and the day of the decision', () => {
  expect(groupProgress({ day: '2026-12-19', joined: 8 }, { minGroup: 12, cutoffDays: 7 })).toEqual({
    joined: 8,
    minGroup: 12,
    decidedOn: '2026-12-12',
  });
});
