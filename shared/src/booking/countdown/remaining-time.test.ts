import { remainingTime } from './remaining-time.ts';

test.each([
  [-5, 0, '00:00'],
  [0, 0, '00:00'],
  [1, 0, '00:01'],
  [59_000, 0, '00:59'],
  [249_000, 0, '04:09'],
  [3_600_000, 0, '01:00:00'],
  [90_000_000, 1, '01:00:00'],
  [86_400_000, 1, '00:00:00'],
])('%i ms are %i days and %s', (ms, days, clock) => {
  expect(remainingTime(ms)).toEqual({ days, clock });
});
