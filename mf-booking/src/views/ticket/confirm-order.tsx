import { TicketBookingScreen } from '#src/features/ticket-booking/ticket-booking-screen.tsx';

export default function TicketConfirmOrder() {
  return <TicketBookingScreen />;
}
