import { CalendarScreen } from '#src/features/calendar/calendar-screen.tsx';

export default function PricesAndStock() {
  return <CalendarScreen />;
}
