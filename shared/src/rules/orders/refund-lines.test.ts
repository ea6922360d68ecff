import { refundLines } from './refund-lines.ts';

const domestic = [
  { daysBefore: 0, feePercent: 60 },
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 1, feePercent: 40 },
];

test('the tiers have dates for the travel day, the earliest first', () => {
  expect(refundLines(domestic, '2026-12-25', '2026-11-20')).toEqual([
    { from: undefined, to: '2026-12-18', feePercent: 0 },
    { from: '2026-12-19', to: '2026-12-24', feePercent: 40 },
    { from: '2026-12-25', to: '2026-12-25', feePercent: 60 },
  ]);
});

test.each([
  ['2026-12-18', 0],
  ['2026-12-19', 40],
  ['2026-12-25', 60],
  ['2026-12-26', 100],
])('on %s the cancellation fee is %i%%', (today, feePercent) => {
  expect(refundLines(domestic, '2026-12-25', today)[0]).toMatchObject({ from: undefined, feePercent });
});

test('where the tiers end before the travel day, the rest is not refunded', () => {
  expect(refundLines([{ daysBefore: 30, feePercent: 0 }], '2027-03-15', '2026-11-20')).toEqual([
    { from: undefined, to: '2027-02-13', feePercent: 0 },
    { from: '2027-02-14', to: undefined, feePercent: 100 },
  ]);
});
