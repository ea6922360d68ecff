import type { Departure } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { PriceCalendar } from '#src/product/calendar/price-calendar.tsx';
import { bookingMessages } from '../purchase/booking-messages.ts';
import { departureDays } from '../purchase/departure-days.ts';

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
    <QueryView
      query={query}
      skeleton={<Skeleton height={520} radius="var(--radius)" />}
      empty={(departures) => departures.length === 0}
      emptyState={none}
    >
      {(departures) => {
        const days = departureDays(departures);
        const choose = (day: string) => {
          const departure = days.get(day);
          if (departure) onChoose(departure);
        };
        return (
          <PriceCalendar
            days={days}
            chosen={chosen}
            onChoose={choose}
            none={t('calendar.noDeparture')}
            soldOutHint={t('calendar.waitlist')}
          />
        );
      }}
    </QueryView>
  );
};
