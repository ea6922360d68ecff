import type { TicketDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { useToday } from '@portal/shared/ui';
import { Facts } from '#src/product/detail/facts.tsx';
import { hoursOn } from '#src/product/hours-on.ts';
import { ticketMessages } from './ticket-messages.ts';

/** What a sight is, and how much time it takes. */
export const TicketFacts = ({ ticket }: { ticket: TicketDetail }) => {
  const t = useMessages(ticketMessages);
  const text = useText();
  const { visitHours, openingHours } = ticket.content;
  const today = hoursOn(openingHours, useToday());
  return (
    <Facts
      label={t('facts.label')}
      items={[
        {
          term: t('facts.today'),
          value: today && t('facts.hours', { from: today.from, to: today.to }),
        },
        { term: t('facts.visit'), value: t('facts.visitHours', { count: visitHours }) },
        { term: t('facts.type'), value: text(ticket.categoryName) },
        { term: t('facts.area'), value: text(ticket.destination) },
      ]}
    />
  );
};
