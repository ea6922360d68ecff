import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Tag } from '@portal/shared/ui';
import { ChosenCard } from '#src/booking/parts/chosen-card.tsx';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import type { TicketOffer } from './ticket-kind.ts';

/** What is being booked: the kind of ticket, the day, and the time of entry where it has one. */
export const VisitCard = ({ sight, type, slot, visit }: Omit<TicketOffer, 'saved'>) => {
  const t = useMessages(ticketBookingMessages);
  const text = useText();
  const language = useLanguage();
  const marks = (
    <>
      <Tag>{text(type.audience)}</Tag>
      {type.realName && <Tag tone="sand">{t('visit.realName')}</Tag>}
    </>
  );
  return (
    <ChosenCard
      picture={sight.picture}
      title={text(sight.title)}
      part={text(type.name)}
      marks={marks}
      other={{ to: paths.ticket(sight.id, visit.day), label: t('visit.change') }}
    >
      <span>{t('visit.label')}</span>{' '}
      <strong>
        {formatDay(visit.day, language, { year: true })}
        {slot.from && ` ${slot.from}–${slot.to}`}
      </strong>
    </ChosenCard>
  );
};
