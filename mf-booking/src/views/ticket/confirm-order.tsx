export { TicketBookingScreen as default } from '#src/features/ticket-booking/ticket-booking-screen.tsx';
