export { HotelBookingScreen as default } from '#src/features/hotel-booking/hotel-booking-screen.tsx';
