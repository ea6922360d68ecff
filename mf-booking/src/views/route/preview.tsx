export { TourBookingScreen as default } from '#src/features/tour-booking/tour-booking-screen.tsx';
