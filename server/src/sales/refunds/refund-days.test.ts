import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteOrderRefund, type RefundFacts } from '@portal/shared/rules';

const stay = {
  kind: 'hotel',
  checkIn: '2028-02-29',
  cancellation: { free: true, daysBefore: 1, hour: 18 },
  nights: [{ day: '2028-02-29', price: 1 }],
} as const;

const kinds: Readonly<Record<string, RefundFacts['details']>> = {
  tour: { kind: 'tour' },
  hotel: { ...stay, nights: [...stay.nights, { day: '2028-03-01', price: 1 }] },
  ticket: { kind: 'ticket', day: '2028-02-29', count: 2, refund: 'dayBefore' },
};

const sold = (details: RefundFacts['details']): RefundFacts => ({
  state: 'PAID',
  fulfilment: '',
  travelDay: '2028-02-29',
  amount: 10_000,
  refunded: 0,
  refundTiers: [
    { daysBefore: 1, feePercent: 0 },
    { daysBefore: 0, feePercent: 60 },
  ],
  details,
  usedTickets: 0,
  receivedAt: null,
});

const moments = [
  '02-28T17:59:59',
  '02-28T18:00:00',
  '02-28T23:59:59',
  '02-29T00:00:00',
  '02-29T23:59:59',
  '03-01T00:00:00',
];

const expected = {
  tour: [10_000, 10_000, 10_000, 4000, 4000, 0],
  hotel: [10_000, 5000, 5000, 5000, 5000, 0],
  ticket: [10_000, 10_000, 10_000, 0, 0, 0],
};

for (const [zone, offset] of [
  ['UTC', 0],
  ['Etc/GMT+8', 480],
  ['Asia/Shanghai', -480],
] as const)
  test(`with the host in ${zone}, days of a leap year end at midnight in Shanghai`, (t) => {
    const before = process.env.TZ;
    t.after(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    process.env.TZ = zone;
    assert.equal(new Date('2028-02-29T00:00:00Z').getTimezoneOffset(), offset, 'the host is there');
    for (const [kind, amounts] of Object.entries(expected)) {
      const details = kinds[kind];
      assert.ok(details);
      const back = moments.map((at) => quoteOrderRefund(sold(details), new Date(`2028-${at}+08:00`)).refund);
      assert.deepEqual(back, amounts, kind);
    }
  });
