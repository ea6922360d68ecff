import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { BookingSheet } from '#src/booking/booking-sheet.tsx';
import { ExtrasSection } from '#src/booking/parts/extras-section.tsx';
import { useBooking } from '#src/booking/use-booking.ts';
import { ContactSections } from './contact-sections.tsx';
import { DepartureCard } from './departure-card.tsx';
import type { TourOffer } from './offer.ts';
import { PeopleSection } from './people-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { TourExtrasSection } from './tour-extras-section.tsx';
import type { PeopleAsked } from './tour-form.ts';
import { useTourKind } from './tour-kind.ts';
import { TravellersSection } from './travellers-section.tsx';

interface TourSectionsProps {
  readonly offer: TourOffer;
  readonly asked: PeopleAsked;
}

/** The form of a tour: people, travellers, extras, contacts, terms. */
export const TourSections = ({ offer, asked }: TourSectionsProps) => {
  const { tour, departure, saved, heldUntil } = offer;
  const t = useMessages(tourBookingMessages);
  const terms = {
    day: departure.day,
    days: tour.days,
    today: dayOf(new Date()),
    saved,
    documents: tour.content.travelDocuments,
    extras: tour.content.extras ?? [],
    limits: { maxPeople: tour.content.maxPeople, singleSupplement: departure.singleSupplement },
  };
  const booking = useBooking(useTourKind(offer, terms, asked));
  const { state, quote } = booking;
  return (
    <BookingSheet booking={booking}>
      <DepartureCard tour={tour} departure={departure} heldUntil={heldUntil} />
      <PeopleSection offer={offer} state={state} />
      <TravellersSection state={state} terms={terms} />
      <TourExtrasSection state={state} offered={terms.extras} left={quote.data?.extras} day={departure.day} />
      <ContactSections state={state} />
      <ExtrasSection state={state} label={t('remark.label')} hint={t('remark.hint')} />
      <TermsSection
        state={state}
        tiers={quote.data?.refundTiers ?? tour.content.refundTiers}
        day={departure.day}
        content={tour.content}
      />
    </BookingSheet>
  );
};
