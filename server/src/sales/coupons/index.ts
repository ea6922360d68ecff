export { registerCoupons } from './coupon-routes.ts';
export {
  findTermsOfOrder,
  isCouponUsed,
  priceCoupon,
  redeemCoupon,
  releaseCoupons,
} from './coupon-service.ts';
