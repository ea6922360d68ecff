import { stockWindows } from './stock-windows.ts';

const second = { from: '2027-05-20', to: '2027-11-16' };
const third = { from: '2027-11-17', to: '2028-05-15' };

test.each([
  ['tonight', '2026-11-21', [{}]],
  ['the last day of the first window', '2027-05-19', [{}]],
  ['the day after', '2027-05-20', [{}, second]],
  ['a stay that begins 365 days ahead', '2027-12-18', [{}, second, third]],
])('until %s', (_, until, expected) => {
  expect(stockWindows('2026-11-20', until)).toEqual(expected);
});
