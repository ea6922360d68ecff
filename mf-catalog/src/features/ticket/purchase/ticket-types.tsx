import type { Stock, TicketDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { EmptyState, Section } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './booking.module.css';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import { TicketTypeCard } from './ticket-type-card.tsx';
import type { VisitState } from './use-visit.ts';

interface TicketTypesProps {
  readonly ticket: Pick<TicketDetail, 'types'>;
  readonly stock: readonly Stock[] | undefined;
  readonly visit: VisitState;
}

/** The ticket types as choices, as they stand on the chosen day. */
export const TicketTypes = ({ ticket, stock, visit }: TicketTypesProps) => {
  const t = useMessages(ticketBookingMessages);
  const language = useLanguage();
  const group = useId();
  const lead = visit.day ? t('types.forDay', { day: formatDay(visit.day, language) }) : t('types.anyDay');
  return (
    <Section id="tickets" title={t('types.title')} lead={lead}>
      {ticket.types.length === 0 ? (
        <EmptyState icon="ticket" title={t('types.emptyTitle')} body={t('types.emptyBody')} />
      ) : (
        <fieldset className={styles.types}>
          <legend className="visually-hidden">{t('types.legend')}</legend>
          {ticket.types.map((type) => (
            <TicketTypeCard key={type.code} group={group} type={type} stock={stock} visit={visit} />
          ))}
        </fieldset>
      )}
    </Section>
  );
};
