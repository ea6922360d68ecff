export { registerCoupons } from './coupon-routes.ts';
export { giveBackCoupons, isCouponUsed, priceCoupon, useCoupon } from './coupon-service.ts';
