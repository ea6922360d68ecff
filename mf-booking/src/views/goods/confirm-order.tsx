export { GoodsBookingScreen as default } from '#src/features/goods-booking/goods-booking-screen.tsx';
