import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { BookingSheet } from '#src/booking/booking-sheet.tsx';
import { ContactSection } from '#src/booking/parts/contact-section.tsx';
import { ExtrasSection } from '#src/booking/parts/extras-section.tsx';
import { TermsSection } from '#src/booking/parts/terms-section.tsx';
import { PeopleCards } from '#src/booking/people/people-cards.tsx';
import { useBooking } from '#src/booking/use-booking.ts';
import { CountSection } from './count-section.tsx';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import { type TicketOffer, useTicketKind } from './ticket-kind.ts';
import { VisitCard } from './visit-card.tsx';

/** The form of tickets: how many, visitors where real names are asked for, contact, terms. */
export const TicketSections = (offer: TicketOffer) => {
  const { type, visit, saved } = offer;
  const t = useMessages(ticketBookingMessages);
  const terms = { day: visit.day, today: dayOf(new Date()), limits: type, saved };
  const booking = useBooking(useTicketKind(offer, terms));
  const { state, quote } = booking;
  return (
    <BookingSheet booking={booking}>
      <VisitCard {...offer} />
      <CountSection state={state} type={type} left={quote.data?.left} />
      {type.realName && (
        <PeopleCards
          title={t('visitors.title')}
          lead={t('visitors.lead')}
          people={{
            at: 'visitors',
            slots: state.values.visitors,
            terms,
            day: visit.day,
            errorOf: state.errorOf,
            nameOf: (place) => t('visitors.person', { number: place + 1 }),
            onChange: (next) => state.change((form) => ({ ...form, visitors: next(form.visitors) })),
          }}
        />
      )}
      <ContactSection state={state} />
      <ExtrasSection state={state} label={t('remark.label')} hint={t('remark.hint')} />
      <TermsSection terms={quote.data?.terms} />
    </BookingSheet>
  );
};
