import type { Departure } from '@portal/shared/contract';
import { formatMoney, formatMonth, useLanguage, useMessages } from '@portal/shared/i18n';
import { EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { cheapestMonths } from '#src/product/calendar/bookable-days.ts';
import { PriceCalendar } from '#src/product/calendar/price-calendar.tsx';
import { bookingMessages } from '../purchase/booking-messages.ts';
import { departureDays } from '../purchase/departure-days.ts';
import styles from './detail.module.css';

interface DeparturesProps {
  readonly query: UseQueryResult<Departure[]>;
  readonly chosen?: string;
  readonly onChoose: (departure: Departure) => void;
}

/** In which months the tour is cheapest, where they differ; `days` are the departures by day. */
const CheapestMonths = ({ days }: { days: ReturnType<typeof departureDays> }) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const months = cheapestMonths(days);
  if (months.length === 0) return null;
  const names = months.map((month) => formatMonth(`${month}-01`, language));
  const open = [...days.values()].filter(({ left }) => left > 0);
  const price = formatMoney(Math.min(...open.map((day) => day.price)), language);
  return (
    <p className={styles.cheapest}>
      {t('calendar.cheapest', { months: names.join(t('calendar.separator')), price })}
    </p>
  );
};

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
          <>
            <CheapestMonths days={days} />
            <PriceCalendar
              days={days}
              chosen={chosen}
              onChoose={choose}
              none={t('calendar.noDeparture')}
              soldOutHint={t('calendar.waitlist')}
              openNote={t('calendar.seats')}
            />
          </>
        );
      }}
    </QueryView>
  );
};
