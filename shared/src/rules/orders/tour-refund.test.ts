import type { OrderedExtra } from '@portal/shared/contract';
import { tourRefundParts } from './tour-refund.ts';

const extra = (refund: OrderedExtra['refund'], refundDays: number | null = null): OrderedExtra => ({
  ...{ code: refund, name: { zh: refund }, kind: 'OTHER', price: 500, quantity: 2, refund, refundDays },
});

const refundTiers = [
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 1, feePercent: 33 },
];
const extras = [extra('tiers'), extra('daysBefore', 3), extra('never')];

test.each([
  ['2028-02-22', [0, 0, 0, 1000]],
  ['2028-02-23', [2310, 330, 0, 1000]],
  ['2028-02-26', [2310, 330, 0, 1000]],
  ['2028-02-27', [2310, 330, 1000, 1000]],
  ['2028-02-29', [7000, 1000, 1000, 1000]],
])('refunded on %s, a tour of 2028-02-29 and its extras keep their own fees', (today, fees) => {
  const parts = tourRefundParts({ amount: 10_000, refundTiers }, { extras }, [today, '2028-02-29']);
  expect(parts.map(({ fee }) => fee)).toEqual(fees);
  expect(parts.map(({ paid }) => paid)).toEqual([7000, 1000, 1000, 1000]);
});

test('an extra that is free until the day of departure is free on it', () => {
  const free = { extras: [extra('daysBefore', 0)] };
  const fees = ['2028-02-29', '2028-03-01'].map(
    (today) => tourRefundParts({ amount: 5000, refundTiers }, free, [today, '2028-02-29'])[1]?.fee,
  );
  expect(fees).toEqual([0, 1000]);
});

test('a tour without extras is one part', () => {
  expect(tourRefundParts({ amount: 5000, refundTiers }, {}, ['2028-02-01', '2028-02-29'])).toEqual([
    { extra: undefined, paid: 5000, fee: 0 },
  ]);
});
