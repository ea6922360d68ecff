import type { Departure } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { bookingMessages } from '../booking/booking-messages.ts';
import { DepartureCalendar } from '../calendar/departure-calendar.tsx';
import { departureDays, monthsOf } from '../calendar/departure-days.ts';

interface DeparturesProps {
  readonly query: UseQueryResult<Departure[]>;
  readonly chosen?: string;
  readonly onChoose: (departure: Departure) => void;
}

/** The departure calendar, as soon as the departures are there. */
export const Departures = ({ query, chosen, onChoose }: DeparturesProps) => {
  const t = useMessages(bookingMessages);
  const none = <EmptyState icon="calendar" title={t('calendar.emptyTitle')} body={t('calendar.emptyBody')} />;
  return (
    <QueryView query={query} skeleton={<Skeleton height={520} radius="var(--radius)" />}>
      {(departures) => {
        const days = departureDays(departures);
        const months = monthsOf(days);
        if (!months) return none;
        return <DepartureCalendar days={days} months={months} chosen={chosen} onChoose={onChoose} />;
      }}
    </QueryView>
  );
};
