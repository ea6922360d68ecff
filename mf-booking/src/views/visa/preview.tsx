import { VisaBookingScreen } from '#src/features/visa-booking/visa-booking-screen.tsx';

export default function VisaPreview() {
  return <VisaBookingScreen />;
}
