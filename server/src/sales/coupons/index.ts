export { registerCoupons } from './coupon-routes.ts';
export {
  findTermsOfOrder,
  isCouponUsed,
  priceCoupon,
  releaseCoupons,
  useCoupon,
} from './coupon-service.ts';
