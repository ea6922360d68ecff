import type { Stock, TicketDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, QueryView, Section, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { PriceCalendar } from '#src/product/calendar/price-calendar.tsx';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import type { VisitState } from './use-visit.ts';
import { visitDays } from './visit-days.ts';

interface VisitCalendarProps extends Pick<TicketDetail, 'types'> {
  readonly query: UseQueryResult<Stock[]>;
  readonly visit: VisitState;
}

/** The days that have tickets, each with the lowest price for adults. */
export const VisitCalendar = ({ types, query, visit }: VisitCalendarProps) => {
  const t = useMessages(ticketBookingMessages);
  const none = <EmptyState icon="calendar" title={t('calendar.emptyTitle')} body={t('calendar.emptyBody')} />;
  return (
    <Section title={t('calendar.title')} lead={t('calendar.lead')}>
      <QueryView
        query={query}
        skeleton={<Skeleton height={520} radius="var(--radius)" />}
        empty={(stock) => stock.length === 0}
        emptyState={none}
      >
        {(stock) => (
          <PriceCalendar
            days={visitDays(types, stock)}
            chosen={visit.day}
            onChoose={visit.chooseDay}
            none={t('calendar.none')}
          />
        )}
      </QueryView>
    </Section>
  );
};
