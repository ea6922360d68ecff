import { refundSteps } from './refund-steps.ts';

const domestic = [
  { daysBefore: 0, feePercent: 60 },
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 1, feePercent: 40 },
  { daysBefore: 4, feePercent: 20 },
];

test('the tiers count in days, the furthest first', () => {
  expect(refundSteps(domestic)).toEqual([
    { least: 7, most: undefined, feePercent: 0 },
    { least: 4, most: 6, feePercent: 20 },
    { least: 1, most: 3, feePercent: 40 },
    { least: 0, most: 0, feePercent: 60 },
  ]);
});

test('where the tiers end before the departure, the rest is not refunded', () => {
  expect(refundSteps([{ daysBefore: 30, feePercent: 0 }])).toEqual([
    { least: 30, most: undefined, feePercent: 0 },
    { least: 0, most: 29, feePercent: 100 },
  ]);
});

test('without tiers nothing is refunded', () => {
  expect(refundSteps([])).toEqual([{ least: 0, most: undefined, feePercent: 100 }]);
});
