import { GoodsBookingScreen } from '#src/features/goods-booking/goods-booking-screen.tsx';

export default function GoodsConfirmOrder() {
  return <GoodsBookingScreen />;
}
