import { hoursOn } from './hours-on.ts';

const season = (zh: string, months?: { from: number; to: number }) => ({
  season: { zh },
  ...(months && { months }),
  from: '08:30',
  to: '18:00',
  lastEntry: '17:00',
});
const summer = season('summer', { from: 4, to: 10 });
const winter = season('winter', { from: 11, to: 3 });

test.each([
  ['2026-07-01', [summer, winter], 'summer'],
  ['2026-10-31', [summer, winter], 'summer'],
  ['2026-11-01', [summer, winter], 'winter'],
  ['2027-02-28', [summer, winter], 'winter'],
  ['2027-03-31', [summer, winter], 'winter'],
  ['2027-04-01', [summer, winter], 'summer'],
  ['2026-07-01', [winter], undefined],
  ['2026-07-01', [season('always')], 'always'],
  ['2026-07-01', [season('one'), season('other')], undefined],
  ['2026-07-01', [], undefined],
])('on %s of %j it is %s', (day, seasons, expected) => {
  expect(hoursOn(seasons, day)?.season.zh).toBe(expected);
});
