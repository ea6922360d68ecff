import type { Stock, TicketDetail, TicketType } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, QueryView, Section, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { PriceCalendar } from '#src/product/calendar/price-calendar.tsx';
import { type StockDays, stockDays } from '#src/product/stock/stock-days.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import type { VisitState } from './use-visit.ts';

interface VisitCalendarProps extends Pick<TicketDetail, 'types'> {
  readonly query: UseQueryResult<Stock[]>;
  readonly visit: VisitState;
}

/** What each day of a sight has: the lowest price for adults, that of concessions where adults cannot book. */
export const visitDays = (types: readonly TicketType[], stock: readonly Stock[]): StockDays => {
  const concessions = types.filter(({ concession }) => concession).flatMap(({ slots }) => slots);
  const reduced = new Set(concessions.map(({ skuId }) => skuId));
  const adults = stockDays(stock.filter(({ skuId }) => !reduced.has(skuId)));
  const days = [...stockDays(stock)].map(([day, all]) => {
    const adult = adults.get(day);
    return [day, adult && adult.left > 0 ? { ...all, price: adult.price } : all] as const;
  });
  return new Map(days);
};

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
