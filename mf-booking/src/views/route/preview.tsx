import { TourBookingScreen } from '#src/features/tour-booking/tour-booking-screen.tsx';

export default function TourPreview() {
  return <TourBookingScreen />;
}
