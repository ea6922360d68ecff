import type { CouponTerms } from '@portal/shared/contract';
import { changePrice } from './change-price.ts';

const coupon: CouponTerms = {
  kinds: ['tour'],
  audience: 'all',
  minAmount: 100_000,
  discount: { type: 'percent', percent: 10, most: 15_000 },
  from: '2028-01-01T00:00:00.000Z',
  to: '2028-02-01T00:00:00.000Z',
};

const orderedAt = new Date('2028-01-15T00:00:00.000Z');
const inTime = new Date('2028-01-20T00:00:00.000Z');
const later = new Date('2028-02-20T00:00:00.000Z');

const price = (discount: number, amount: number, difference: number, kept: string | null) => ({
  ...{ discount, amount, difference, coupon: kept },
});

test.each([
  ['dearer, without a coupon', null, 100_000, 130_000, later, price(0, 130_000, 30_000, null)],
  ['cheaper, without a coupon', null, 100_000, 80_000, later, price(0, 80_000, -20_000, null)],
  ['equal', null, 100_000, 100_000, later, price(0, 100_000, 0, null)],
  ['with a coupon', coupon, 90_000, 120_000, inTime, price(12_000, 108_000, 18_000, 'kept')],
  ['with a coupon up to its most', coupon, 90_000, 200_000, inTime, price(15_000, 185_000, 95_000, 'kept')],
  ['with a coupon that has expired', coupon, 90_000, 120_000, later, price(12_000, 108_000, 18_000, 'kept')],
  ['below its minimum', coupon, 90_000, 99_999, inTime, price(0, 99_999, 9999, 'returned')],
  ['below its minimum, expired', coupon, 90_000, 80_000, later, price(0, 80_000, -10_000, 'expired')],
] as const)('a departure %s', (_case, used, before, full, now, expected) => {
  expect(changePrice({ kind: 'tour', before, coupon: used, orderedAt }, full, now)).toEqual(expected);
});

test('extras count neither for the minimum of a coupon nor for its discount', () => {
  const facts = { kind: 'tour', before: 110_000, coupon, orderedAt, extras: 20_000 } as const;
  expect(changePrice(facts, 130_000, inTime)).toEqual(price(11_000, 119_000, 9000, 'kept'));
  expect(changePrice(facts, 119_999, inTime)).toEqual(price(0, 119_999, 9999, 'returned'));
});
