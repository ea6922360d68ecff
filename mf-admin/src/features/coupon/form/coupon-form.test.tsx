import { type CouponForm, contract } from '@portal/shared/contract';
import { fireEvent, screen } from '@testing-library/react';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import CouponDrawer from './coupon-drawer.tsx';
import { couponForm, monthFrom } from './coupon-form.ts';

const coupon: CouponForm = {
  title: { zh: '满 1000 减 120', en: '¥120 off' },
  kinds: ['tour'],
  audience: 'new',
  minAmount: 100_000,
  discount: { type: 'amount', amount: 12_050 },
  from: '2026-11-30T16:00:00.000Z',
  to: '2026-12-31T16:00:00.000Z',
  claimFrom: null,
  claimTo: '2026-12-10T16:00:00.000Z',
  total: 100,
  status: 1,
  inCentre: 0,
  version: '17',
};

test.each([
  ['an amount', {}],
  ['a percentage', { discount: { type: 'percent', percent: 8, most: 8_000 } }],
  ['no English and no end of giving', { title: { zh: '券' }, claimTo: null }],
] as const)('a stored coupon with %s is sent back unchanged', (_, change) => {
  const form: CouponForm = { ...coupon, ...change, kinds: ['tour'] };
  expect(couponForm.write(couponForm.read(form))).toEqual(form);
});

test('days are the first and the last day of use', () => {
  const { from, to, claimTo } = couponForm.read(coupon);
  expect([from, to, claimTo]).toEqual(['2026-12-01', '2026-12-31', '2026-12-10']);
});

test('of two discounts only the chosen one is sent', () => {
  const values = { ...couponForm.read(coupon), 'discount/percent': 8, 'discount/most': 8_000 };
  expect(couponForm.write(values).discount).toEqual({ type: 'amount', amount: 12_050 });
  expect(couponForm.write({ ...values, 'discount/type': 'percent' }).discount).toEqual({
    type: 'percent',
    percent: 8,
    most: 8_000,
  });
});

test('a new coupon is valid for a month', () => {
  expect(couponForm.write(couponForm.blank(monthFrom('2026-12-01')))).toMatchObject({
    minAmount: 0,
    from: '2026-11-30T16:00:00.000Z',
    to: '2026-12-31T16:00:00.000Z',
    claimFrom: null,
    status: 1,
  });
});

const idle = () => undefined;

describeForm('coupon', {
  definition: couponForm,
  body: contract['POST /api/v1/coupons'].body,
  add: <CouponDrawer onClosed={idle} />,
  edit: <CouponDrawer id={7} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/coupons/:id/form',
    create: 'POST /api/v1/coupons',
    change: 'PUT /api/v1/coupons/:id',
  },
  stored: coupon,
  missing: ['请填写名称'],
  typed: { 名称: ' 券 ' },
  fill: async () => {
    fireEvent.change(screen.getByLabelText('减免金额（元）'), { target: { value: '19.9' } });
    fireEvent.change(screen.getByLabelText('发放总量（张）'), { target: { value: '5' } });
  },
  sent: expect.objectContaining({
    title: { zh: '券' },
    discount: { type: 'amount', amount: 1990 },
    minAmount: 0,
    kinds: [],
    total: 5,
    claimFrom: null,
    claimTo: null,
    status: 1,
  }),
  refused: { field: 'title/zh', label: '名称' },
});
