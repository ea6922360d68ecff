export { pageCoupons } from './coupon-record-service.ts';
export { registerCoupons } from './coupon-routes.ts';
export {
  findTermsOfOrder,
  isCouponUsed,
  priceCoupon,
  redeemCoupon,
  releaseCoupons,
} from './coupon-service.ts';
