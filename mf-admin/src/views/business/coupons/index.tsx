import { couponList } from '#src/features/coupon/coupon-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Coupons() {
  return <ListScreen list={couponList} />;
}
