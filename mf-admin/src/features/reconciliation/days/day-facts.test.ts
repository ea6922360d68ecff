import type { Reconciliation } from '@portal/shared/contract';
import { gapOf, idOf, yuanOf } from './day-facts.ts';

const day: Reconciliation = {
  ...{
    day: '2026-11-20',
    provider: 'wechatpay',
    lines: 3,
    differences: 1,
    openDifferences: 1,
    ranAt: '2026-11-21T02:00:00Z',
  },
  ...{ billPayments: 100_005, bookPayments: 100_000, billRefunds: 50, bookRefunds: 0 },
};

test('a gap is the bill minus the database, after refunds', () => {
  expect(gapOf(day)).toBe(-45);
  expect(gapOf({ ...day, billPayments: 100_050 })).toBe(0);
});

test('providers have separate rows per day', () => {
  expect([idOf(day), idOf({ ...day, provider: 'alipay' }), idOf({ ...day, provider: 'stripe' })]).toEqual([
    202611202, 202611201, 202611203,
  ]);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_456_789, '1,234,567.89'],
  [-45, '-0.45'],
])('%i fen is %s', (fen, yuan) => {
  expect(yuanOf(fen)).toBe(yuan);
});
