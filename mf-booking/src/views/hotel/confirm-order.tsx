import { HotelBookingScreen } from '#src/features/hotel-booking/hotel-booking-screen.tsx';

export default function HotelConfirmOrder() {
  return <HotelBookingScreen />;
}
