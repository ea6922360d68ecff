import { CouponScreen } from '#src/features/coupon/coupon-screen.tsx';

export default function Coupons() {
  return <CouponScreen />;
}
