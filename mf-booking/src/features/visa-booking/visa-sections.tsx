import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { BookingSheet } from '#src/booking/booking-sheet.tsx';
import { ContactSection } from '#src/booking/parts/contact-section.tsx';
import { ExtrasSection } from '#src/booking/parts/extras-section.tsx';
import { TermsSection } from '#src/booking/parts/terms-section.tsx';
import { useBooking } from '#src/booking/use-booking.ts';
import { useUploads } from '../../booking/uploads/use-uploads.ts';
import { ApplicantsSection } from './applicants-section.tsx';
import { ReturnSection } from './return-section.tsx';
import { TravelSection } from './travel-section.tsx';
import { visaBookingMessages } from './visa-booking-messages.ts';
import { VisaCard } from './visa-card.tsx';
import { withCount } from './visa-form.ts';
import { useVisaKind, type VisaOffer } from './visa-kind.ts';

/** The form of a visa: when, who with which documents, contact, where originals go back to, terms. */
export const VisaSections = (offer: VisaOffer) => {
  const { visa, type, saved } = offer;
  const t = useMessages(visaBookingMessages);
  const uploads = useUploads();
  const waiting = uploads.list.filter(({ fault }) => !fault).map(({ owner }) => owner);
  const { documents, electronic } = visa.content;
  const { workingDays } = type;
  const terms = { today: dayOf(new Date()), saved, documents, workingDays, waiting, electronic };
  const booking = useBooking(useVisaKind(offer, terms));
  const { state, quote } = booking;
  const resize = (count: number): void => {
    const next = withCount(state.values, count);
    state.change(() => next);
    for (const { id, owner } of uploads.list)
      if (!next.applicants.some((one) => one.id === owner)) uploads.remove(id);
  };
  return (
    <BookingSheet booking={booking}>
      <VisaCard {...{ visa, type }} price={quote.data?.lines[0]?.unitPrice} />
      <TravelSection {...{ state, terms }} left={quote.data?.left} onCount={resize} />
      <ApplicantsSection {...{ state, terms, uploads }} />
      <ContactSection state={state} />
      {!electronic && <ReturnSection state={state} book={offer.book} />}
      <ExtrasSection state={state} label={t('remark.label')} hint={t('remark.hint')} />
      <TermsSection terms={quote.data?.terms} />
    </BookingSheet>
  );
};
