import { useMessages } from '@portal/shared/i18n';
import { BookingSheet } from '#src/booking/booking-sheet.tsx';
import { ContactSection } from '#src/booking/parts/contact-section.tsx';
import { ExtrasSection } from '#src/booking/parts/extras-section.tsx';
import { TermsSection } from '#src/booking/parts/terms-section.tsx';
import { useBooking } from '#src/booking/use-booking.ts';
import { hotelBookingMessages } from './hotel-booking-messages.ts';
import { type HotelOffer, useHotelKind } from './hotel-kind.ts';
import { RoomsSection } from './rooms-section.tsx';
import { StayCard } from './stay-card.tsx';

/** The form of a stay: rooms and guests, contact, terms. */
export const HotelSections = (offer: HotelOffer) => {
  const t = useMessages(hotelBookingMessages);
  const booking = useBooking(useHotelKind(offer));
  const { state, quote } = booking;
  const { checkIn, checkOut } = offer.hotel.content;
  return (
    <BookingSheet booking={booking}>
      <StayCard {...offer} />
      <RoomsSection state={state} left={quote.data?.left} hours={{ checkIn, checkOut }} />
      <ContactSection state={state} />
      <ExtrasSection state={state} label={t('remark.label')} hint={t('remark.hint')} />
      <TermsSection terms={quote.data?.terms} />
    </BookingSheet>
  );
};
