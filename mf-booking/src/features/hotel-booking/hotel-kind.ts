import { call, queryOf } from '@portal/shared/api';
import type { HotelBooking, HotelDetail, Quote, RoomType } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { dayOf, maxRooms, orderKinds } from '@portal/shared/rules';
import type { BookingKind, BookingLabels } from '#src/booking/booking-kind.ts';
import { type ErrorTexts, positionIn } from '#src/booking/form/error-text.ts';
import { arrivalTimes } from './arrival-times.ts';
import { hotelBookingMessages } from './hotel-booking-messages.ts';
import { bookingBody, checkHotel, formFrom, type HotelForm, selectionOf } from './hotel-form.ts';
import type { HotelAddress } from './use-hotel-address.ts';

/** What is booked: a room type of a hotel for a stay. */
export interface HotelOffer {
  readonly hotel: HotelDetail;
  readonly room: RoomType;
  readonly stay: HotelAddress;
}

const useErrorTexts = (): ErrorTexts => {
  const t = useMessages(hotelBookingMessages);
  return {
    faults: {
      'rooms.tooMany': t('faults.tooMany', { count: maxRooms }),
      'guests/*.required': t('faults.guest'),
      'guests.countMismatch': t('faults.guests'),
      'arrivalTime.required': t('faults.arrivalTime'),
    },
    owner: (field) => {
      const number = positionIn(field, 'guests');
      return number === undefined ? undefined : t('rooms.room', { number });
    },
  };
};

const useLabels = ({ hotelId, checkIn, checkOut }: HotelAddress): BookingLabels => {
  const t = useMessages(hotelBookingMessages);
  const language = useLanguage();
  return {
    hold: t('hold', { minutes: orderKinds.hotel.holdMinutes }),
    // The name of a night is its day.
    lineName: ({ code, name }) => (code === 'night' ? formatDay(name, language) : name),
    soldOut: { title: t('soldOut.title'), body: t('soldOut.body') },
    closed: t('missing.title'),
    other: { to: paths.hotel(hotelId, { checkIn, checkOut }), label: t('missing.hotel') },
  };
};

/** How a stay is booked. */
export const useHotelKind = ({ hotel, stay }: HotelOffer): BookingKind<HotelForm, Quote, HotelBooking> => {
  const { hotelId, skuId, checkIn, checkOut, rooms } = stay;
  const times = arrivalTimes(hotel.content.checkIn);
  return {
    kind: 'hotel',
    productId: hotelId,
    choice: `${hotelId}:${skuId}:${checkIn}:${checkOut}`,
    chosen: ['hotelId', 'skuId', 'checkIn', 'checkOut'],
    read: (kept) => formFrom(kept, rooms, times),
    keep: (form) => ({ ...form, asked: rooms }),
    check: (form) => checkHotel(form, stay, dayOf(new Date())),
    words: useErrorTexts(),
    quote: (form) =>
      queryOf('POST /api/v1/orders/hotel/quote', { body: selectionOf(form, stay) }, { quiet: true }),
    body: (form, amount) => bookingBody(form, stay, amount),
    send: (body, options) => call('POST /api/v1/orders/hotel', { body }, options),
    labels: useLabels(stay),
  };
};
