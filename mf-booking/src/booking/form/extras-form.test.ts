import { type CouponDraft, extrasIn, extrasOf } from './extras-form.ts';

test.each<[unknown, CouponDraft]>([
  [undefined, 'best'],
  ['best', 'best'],
  [null, null],
  [7, 7],
  [0.5, 'best'],
  [{}, 'best'],
])('a draft with the coupon %p starts with %p', (stored, expected) => {
  expect(extrasIn({ couponId: stored }).couponId).toBe(expected);
});

test.each<[CouponDraft, object]>([
  [7, { couponId: 7 }],
  [null, {}],
  ['best', {}],
])('the coupon %p is sent as %p', (couponId, sent) => {
  expect(extrasOf({ remark: '', couponId, invoice: null })).toEqual(sent);
});
