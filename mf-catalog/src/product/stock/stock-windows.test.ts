import { stockWindows } from './stock-windows.ts';

const second = { from: '2027-05-19', to: '2027-11-14' };
const third = { from: '2027-11-15', to: '2028-05-12' };

test.each([
  ['tonight', '2026-11-21', [{}]],
  ['the last day of the first window', '2027-05-18', [{}]],
  ['the day after', '2027-05-19', [{}, second]],
  ['a stay that begins 365 days ahead', '2027-12-18', [{}, second, third]],
])('until %s', (_, until, expected) => {
  expect(stockWindows('2026-11-20', until)).toEqual(expected);
});
