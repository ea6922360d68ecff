import type { CouponTerms } from '@portal/shared/contract';
import {
  bestCoupon,
  couponAfterRefund,
  couponDiscount,
  isEligibleForCoupon,
  ownCouponDiscount,
} from './coupon.ts';

const now = new Date('2026-11-20T08:00:00Z');

const terms = (change: Partial<CouponTerms> = {}): CouponTerms => ({
  kinds: [],
  audience: 'all',
  minAmount: 10_000,
  discount: { type: 'amount', amount: 3000 },
  from: '2026-11-20T08:00:00Z',
  to: '2026-12-20T08:00:00Z',
  ...change,
});

test.each([
  ['an amount', terms(), 20_000, 3000],
  ['an amount on the least price', terms(), 10_000, 3000],
  ['more than the price, but a fen', terms({ minAmount: 0 }), 2000, 1999],
  ['nothing of a price of one fen', terms({ minAmount: 0 }), 1, 0],
  [
    'a percentage, rounded down',
    terms({ discount: { type: 'percent', percent: 10, most: 9000 } }),
    33_339,
    3333,
  ],
  [
    'a percentage up to its most',
    terms({ discount: { type: 'percent', percent: 10, most: 2000 } }),
    50_000,
    2000,
  ],
  ['on the kind it is for', terms({ kinds: ['hotel', 'tour'] }), 20_000, 3000],
  ['on too low a price', terms(), 9999, 'tooLittle'],
  ['on another kind', terms({ kinds: ['hotel'] }), 20_000, 'otherKind'],
  ['a moment too early', terms({ from: '2026-11-20T08:00:00.001Z' }), 20_000, 'early'],
  ['at the moment it ends', terms({ to: '2026-11-20T08:00:00Z' }), 20_000, 'over'],
] as const)('a coupon takes off %s', (_what, given, amount, expected) => {
  expect(couponDiscount(given, { kind: 'tour', amount }, now)).toBe(expected);
});

test.each([
  ['a full refund', 0, '2026-11-20T08:00:00.001Z', 'returned'],
  ['a full refund at the moment it ends', 0, '2026-11-20T08:00:00Z', 'expired'],
  ['a refund with a fee', 1, '2026-12-20T08:00:00Z', 'lost'],
  ['a refund with a fee after its end', 1, '2026-11-19T08:00:00Z', 'lost'],
] as const)('a coupon after %s', (_what, fee, to, expected) => {
  expect(couponAfterRefund({ fee }, { to }, now)).toBe(expected);
});

test.each([
  ['all', false, true],
  ['all', true, true],
  ['new', false, true],
  ['new', true, false],
] as const)(
  'a coupon for %s members, with a completed order: %s, is allowed: %s',
  (audience, completed, allowed) => {
    expect(isEligibleForCoupon({ audience }, completed)).toBe(allowed);
  },
);

const own = (id: number, amount: number, change: Partial<CouponTerms> = {}, eligible = true) => ({
  ...terms({ discount: { type: 'amount', amount }, ...change }),
  id,
  eligible,
});

const tenPercent = (most: number) => ({ type: 'percent', percent: 10, most }) as const;
const earlierThanNow = '2026-11-20T07:00:00Z';
const earlier = '2026-12-01T00:00:00Z';

test.each([
  ['none', [], undefined],
  ['the highest discount', [own(1, 1000), own(2, 3000), own(3, 2000)], 2],
  ['a percentage that is worth more', [own(1, 3000), own(2, 0, { discount: tenPercent(9000) })], 2],
  [
    'an amount, as a percentage stops at its most',
    [own(1, 3000), own(2, 0, { discount: tenPercent(2000) })],
    1,
  ],
  ['the one that ends first of equal ones', [own(1, 3000), own(2, 3000, { to: earlier })], 2],
  ['the one claimed first of the same', [own(2, 3000), own(1, 3000)], 1],
  ['no coupon of another kind', [own(1, 9000, { kinds: ['hotel'] }), own(2, 1000)], 2],
  ['no coupon below its minimum', [own(1, 9000, { minAmount: 50_001 }), own(2, 1000)], 2],
  [
    'no expired or early coupon',
    [own(1, 9000, { to: earlierThanNow }), own(2, 9000, { from: earlier })],
    undefined,
  ],
  ['no coupon for others', [own(1, 9000, {}, false)], undefined],
] as const)('the best coupon is %s', (_what, coupons, id) => {
  expect(bestCoupon(coupons, { kind: 'tour', amount: 50_000 }, now)?.id).toBe(id);
});

test('no coupon is best on a price that none can reduce', () => {
  const free = own(1, 3000, { minAmount: 0 });
  expect(bestCoupon([free], { kind: 'tour', amount: 1 }, now)).toBeUndefined();
});

test('a coupon for others is refused before its terms', () => {
  const use = { kind: 'tour', amount: 50_000 } as const;
  expect(ownCouponDiscount(own(1, 3000, {}, false), use, now)).toBe('notNew');
  expect(ownCouponDiscount(own(1, 3000), use, now)).toBe(3000);
});
