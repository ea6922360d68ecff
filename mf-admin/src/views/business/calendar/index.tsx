export { CalendarScreen as default } from '#src/features/calendar/calendar-screen.tsx';
