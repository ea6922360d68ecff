import type { CouponForm } from '@portal/shared/contract';
import { bodyOf, newCoupon, valuesOf } from './coupon-form.ts';

const coupon: CouponForm = {
  title: { zh: '满 1000 减 120', en: '¥120 off' },
  kinds: ['tour'],
  minAmount: 100_000,
  discount: { type: 'amount', amount: 12_050 },
  from: '2026-11-30T16:00:00.000Z',
  to: '2026-12-31T16:00:00.000Z',
  claimFrom: null,
  claimTo: '2026-12-10T16:00:00.000Z',
  total: 100,
  status: 1,
  version: '17',
};

test.each([
  ['an amount', {}],
  ['a percentage', { discount: { type: 'percent', percent: 8, most: 8_000 } }],
  ['no English and no end of giving', { title: { zh: '券' }, claimTo: null }],
] as const)('a stored coupon with %s is sent back unchanged', (_, change) => {
  const form: CouponForm = { ...coupon, ...change, kinds: ['tour'] };
  expect(bodyOf(valuesOf(form))).toEqual(form);
});

test('days are the first and the last day of use', () => {
  const { from, to, claimTo } = valuesOf(coupon);
  expect([from, to, claimTo]).toEqual(['2026-12-01', '2026-12-31', '2026-12-10']);
});

test('yuan are sent as whole fen', () => {
  const values = { ...newCoupon('2026-12-01'), 'title/zh': ' 券 ', 'discount/amount': 19.9, total: 5 };
  expect(bodyOf(values)).toMatchObject({
    title: { zh: '券' },
    discount: { type: 'amount', amount: 1990 },
    minAmount: 0,
    from: '2026-11-30T16:00:00.000Z',
    to: '2026-12-31T16:00:00.000Z',
  });
});
