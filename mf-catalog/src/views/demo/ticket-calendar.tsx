import { TicketCalendarScreen } from '#src/features/ticket/calendar/ticket-calendar-screen.tsx';

export default function TicketCalendar() {
  return <TicketCalendarScreen />;
}
