export { VisaBookingScreen as default } from '#src/features/visa-booking/visa-booking-screen.tsx';
