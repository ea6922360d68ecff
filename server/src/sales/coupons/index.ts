export { registerCoupons } from './coupon-routes.ts';
export { isCouponUsed, priceCoupon, releaseCoupons, useCoupon } from './coupon-service.ts';
