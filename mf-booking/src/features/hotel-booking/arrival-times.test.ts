import { arrivalTimes } from './arrival-times.ts';

test.each([
  ['21:30', ['21:30', '22:00', '23:00']],
  ['22:00', ['22:00', '23:00']],
  ['23:00', ['23:00']],
])('from %s on', (checkIn, times) => {
  expect(arrivalTimes(checkIn)).toEqual(times);
});
