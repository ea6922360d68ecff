import { quoteOrderRefund, type RefundDetails, type RefundFacts } from '@portal/shared/rules';

// Prints refund quotes at the first and last second of days around their limits, leap day included, as JSON:
// the output must be the same under any TZ.
const travelDays = ['2026-12-24', '2027-01-01', '2028-02-29', '2028-03-01'];
const around = [-31, -30, -8, -7, -6, -4, -3, -2, -1, 0, 1];
const times = ['00:00:00', '17:59:59', '18:00:00', '23:59:59'];

const detailsOn = (day: string): readonly RefundDetails[] => [
  { kind: 'tour' },
  {
    kind: 'hotel',
    checkIn: day,
    cancellation: { free: true, daysBefore: 1, hour: 18 },
    nights: [
      { day, price: 33_333 },
      { day, price: 66_667 },
    ],
  },
  { kind: 'ticket', day, count: 3, refund: 'dayBefore' },
];

const factsOf = (details: RefundDetails, travelDay: string): RefundFacts => ({
  state: 'PAID',
  fulfilment: 'CONFIRMED',
  travelDay,
  amount: 100_000,
  refunded: 0,
  refundTiers: [
    { daysBefore: 7, feePercent: 0 },
    { daysBefore: 4, feePercent: 20 },
    { daysBefore: 1, feePercent: 40 },
    { daysBefore: 0, feePercent: 60 },
  ],
  details,
  usedTickets: 0,
  receivedAt: null,
});

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

const rows = travelDays.flatMap((travelDay) =>
  detailsOn(travelDay).flatMap((details) =>
    around.flatMap((by) =>
      times.map((time) => {
        const at = `${shifted(travelDay, by)}T${time}+08:00`;
        const { fee, refund, why } = quoteOrderRefund(factsOf(details, travelDay), new Date(at));
        return { kind: details.kind, travelDay, by, at, fee, refund, why };
      }),
    ),
  ),
);
console.log(JSON.stringify(rows));
