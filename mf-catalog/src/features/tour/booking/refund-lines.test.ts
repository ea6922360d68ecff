import { refundLines, refundSteps } from './refund-lines.ts';

const domestic = [
  { daysBefore: 0, feePercent: 60 },
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 1, feePercent: 40 },
  { daysBefore: 4, feePercent: 20 },
];

test('the tiers are written out for the departure day, the furthest first', () => {
  expect(refundLines(domestic, '2026-12-25', '2026-11-20')).toEqual([
    { from: undefined, to: '2026-12-18', feePercent: 0 },
    { from: '2026-12-19', to: '2026-12-21', feePercent: 20 },
    { from: '2026-12-22', to: '2026-12-24', feePercent: 40 },
    { from: '2026-12-25', to: '2026-12-25', feePercent: 60 },
  ]);
});

test.each([
  ['2026-12-18', 0],
  ['2026-12-19', 20],
  ['2026-12-21', 20],
  ['2026-12-22', 40],
  ['2026-12-25', 60],
])('on %s cancelling costs %i%%', (today, feePercent) => {
  expect(refundLines(domestic, '2026-12-25', today)[0]).toMatchObject({ from: undefined, feePercent });
});

test('where the tiers end before the departure, the rest is not refunded', () => {
  expect(refundLines([{ daysBefore: 30, feePercent: 0 }], '2027-03-15', '2026-11-20')).toEqual([
    { from: undefined, to: '2027-02-13', feePercent: 0 },
    { from: '2027-02-14', to: undefined, feePercent: 100 },
  ]);
});

test('without tiers nothing is refunded', () => {
  expect(refundLines([], '2026-12-25', '2026-11-20')).toEqual([{ feePercent: 100 }]);
});

test('before a day is chosen the tiers count in days', () => {
  expect(refundSteps(domestic)).toEqual([
    { least: 7, most: undefined, feePercent: 0 },
    { least: 4, most: 6, feePercent: 20 },
    { least: 1, most: 3, feePercent: 40 },
    { least: 0, most: 0, feePercent: 60 },
  ]);
  expect(refundSteps([{ daysBefore: 30, feePercent: 0 }])).toEqual([
    { least: 30, most: undefined, feePercent: 0 },
    { least: 0, most: 29, feePercent: 100 },
  ]);
  expect(refundSteps([])).toEqual([{ least: 0, most: undefined, feePercent: 100 }]);
});
