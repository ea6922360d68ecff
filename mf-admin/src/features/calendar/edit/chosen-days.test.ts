import { stretchesOf } from './chosen-days.tsx';

test.each([
  [[], []],
  [['2026-12-05'], [['2026-12-05', '2026-12-05']]],
  [
    ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'],
    [
      ['2026-12-30', '2027-01-01'],
      ['2027-01-03', '2027-01-03'],
    ],
  ],
])('%j stretch as %j', (days, expected) => {
  expect(stretchesOf(days)).toEqual(expected);
});
