import { dayOf } from '../base/business-day.ts';
import { quoteRefund } from './refund-fee.ts';

const domestic = [
  { daysBefore: 4, feePercent: 20 },
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 0, feePercent: 60 },
  { daysBefore: 1, feePercent: 40 },
];

test.each([
  ['2026-12-01', 0, 30],
  ['2026-12-24', 0, 7],
  ['2026-12-25', 20, 6],
  ['2026-12-27', 20, 4],
  ['2026-12-28', 40, 3],
  ['2026-12-30', 40, 1],
  ['2026-12-31', 60, 0],
  ['2027-01-01', 100, -1],
  ['2027-02-01', 100, -32],
])('cancelled on %s a tour of 2026-12-31 costs %i %%', (today, percent, days) => {
  const quote = quoteRefund(100_001, domestic, '2026-12-31', today);
  expect([quote.feePercent, quote.daysBefore]).toEqual([percent, days]);
  expect(quote.fee).toBe(Math.floor((100_001 * percent) / 100));
  expect(quote.fee + quote.refund).toBe(100_001);
});

test.each([
  ['2028-02-22T15:59:59.999Z', 7],
  ['2028-02-22T16:00:00.000Z', 6],
])('over a leap day, cancelled at %s, %i days are left', (instant, days) => {
  expect(quoteRefund(1, domestic, '2028-02-29', dayOf(new Date(instant))).daysBefore).toBe(days);
});

test('without tiers nothing is refunded', () => {
  expect(quoteRefund(500, [], '2026-12-31', '2026-12-01').refund).toBe(0);
});
