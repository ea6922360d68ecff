import { BookingScreen } from '#src/features/tour-booking/booking-screen.tsx';

export default function TourPreview() {
  return <BookingScreen />;
}
