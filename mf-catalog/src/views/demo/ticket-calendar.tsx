export { TicketCalendarScreen as default } from '#src/features/ticket/calendar/ticket-calendar-screen.tsx';
