import { priceLine } from '../../catalog/tour-price.ts';
import { couponOfRest, type PartyPrice, tierEnd, travellerRefundPrice } from './traveller-refund-price.ts';

const refundTiers = [
  { daysBefore: 15, feePercent: 0 },
  { daysBefore: 7, feePercent: 30 },
];
const [adult, child] = [{ child: false }, { child: true }];
const [free, dear] = ['2028-02-01', '2028-02-25'];

const party: PartyPrice = {
  lines: [priceLine('adult', 100_000, 2), priceLine('child', 60_000, 1), priceLine('single', 15_000, 1)],
  discount: 0,
  refundTiers,
  travelDay: '2028-03-05',
};

test.each([
  ['an adult', party, { travellers: [adult], singleRooms: 0 }, free, [100_000, 0, 100_000, 175_000]],
  [
    'an adult in a later tier',
    party,
    { travellers: [adult], singleRooms: 0 },
    dear,
    [100_000, 30_000, 70_000, 205_000],
  ],
  [
    'an adult with the single room',
    party,
    { travellers: [adult], singleRooms: 1 },
    dear,
    [115_000, 34_500, 80_500, 194_500],
  ],
  ['a child', party, { travellers: [child], singleRooms: 0 }, dear, [60_000, 18_000, 42_000, 233_000]],
  [
    'an adult and a child',
    party,
    { travellers: [child, adult], singleRooms: 0 },
    free,
    [160_000, 0, 160_000, 115_000],
  ],
  [
    'an adult of an order with a coupon',
    { ...party, discount: 27_500 },
    { travellers: [adult], singleRooms: 0 },
    free,
    [90_000, 0, 90_000, 157_500],
  ],
] as const)('the refund of %s: %#', (_case, price, leaving, today, expected) => {
  const { paid, fee, refund, amount } = travellerRefundPrice(price, leaving, today);
  expect([paid, fee, refund, amount]).toEqual(expected);
});

test('the coupon is split to the fen: the shares of those who leave and of the rest are the whole', () => {
  const price = { ...party, discount: 10_001 };
  const { people, singleRooms, discount } = travellerRefundPrice(
    price,
    { travellers: [adult, child], singleRooms: 1 },
    free,
  );
  const shares = [...people.map((one) => one.discount), singleRooms.discount, discount];
  expect(shares.reduce((total, share) => total + share)).toBe(10_001);
  expect(people.map((one) => one.paid + one.discount)).toEqual([100_000, 60_000]);
});

test('the order keeps the lines of the rest and one line of fees, also after a second refund', () => {
  const first = travellerRefundPrice(party, { travellers: [child], singleRooms: 0 }, dear);
  expect(first.lines).toEqual([
    priceLine('adult', 100_000, 2),
    priceLine('single', 15_000, 1),
    priceLine('cancellation', 18_000, 1),
  ]);
  const second = travellerRefundPrice(
    { ...party, lines: first.lines },
    { travellers: [adult], singleRooms: 1 },
    dear,
  );
  expect(second.lines).toEqual([priceLine('adult', 100_000, 1), priceLine('cancellation', 52_500, 1)]);
  expect([second.feesKept, second.amount]).toEqual([52_500, 152_500]);
});

test('the refund equals the reduction of the price, with any coupon and in any tier', () => {
  for (const discount of [0, 1, 999, 100_000])
    for (const today of [free, dear, '2028-03-04']) {
      const before = 275_000 - discount;
      const { amount, refund } = travellerRefundPrice(
        { ...party, discount },
        { travellers: [adult], singleRooms: 1 },
        today,
      );
      expect(before - amount).toBe(refund);
    }
});

test.each([
  [null, 100, null],
  [{ minAmount: 100 }, 100, 'kept'],
  [{ minAmount: 101 }, 100, 'keptBelowMinimum'],
] as const)('of %o, with fares of %d fen left, the coupon is %s', (coupon, fares, expected) => {
  expect(couponOfRest(coupon, fares)).toBe(expected);
});

test.each([
  ['2028-01-01T12:00:00+08:00', '2028-02-20T00:00:00+08:00'],
  ['2028-02-19T23:59:59+08:00', '2028-02-20T00:00:00+08:00'],
  ['2028-02-20T00:00:00+08:00', '2028-02-28T00:00:00+08:00'],
])('the tier of %s ends at %s', (now, end) => {
  expect(tierEnd(refundTiers, '2028-03-05', new Date(now))).toEqual(new Date(end));
});
