import type { HotelBooking, HotelSelection, Quote } from '@portal/shared/contract';
import { checkHotelBooking, dayOf, nightsOf, stayPriceLines } from '@portal/shared/rules';
import { throwFieldError } from '#src/platform/errors/index.ts';
import type { StockRow } from '#src/sales/inventory/index.ts';
import { fingerprintOf, formOf } from './booking-form.ts';
import { type BookableStay, getBookableStay } from './hotel-offer.ts';
import { hotelTerms } from './hotel-terms.ts';
import { type BookingDeps, type PreparedBooking, type PricedBooking, quoteOf } from './order-kind.ts';

const nightLines = (nights: readonly StockRow[], rooms: number): PricedBooking['lines'] =>
  stayPriceLines(nights, rooms).map((line, place) => ({ ...line, name: nights[place]?.day ?? '' }));

/** The price of a stay night by night, and the rooms left on the fullest night. Throws like booking. */
export const quoteHotel = async ({ db, now }: BookingDeps, selection: HotelSelection): Promise<Quote> => {
  const { room, nights } = await getBookableStay(db, selection, now());
  const terms = hotelTerms(room.cancellation, selection.checkIn, now());
  return quoteOf(nightLines(nights, selection.rooms), nights, terms);
};

const pricing =
  ({ skuId, checkIn, checkOut, rooms }: HotelBooking, { room }: BookableStay) =>
  (nights: readonly StockRow[]): PricedBooking => ({
    lines: nightLines(nights, rooms),
    details: {
      kind: 'hotel',
      skuId,
      room: room.name,
      checkIn,
      checkOut,
      rooms,
      cancellation: room.cancellation,
      nights: nights.map(({ day, price }) => ({ day, price })),
    },
  });

const filledIn = ({ guests, arrivalTime }: HotelBooking) => ({
  guests: guests.map((name) => name.trim()),
  arrivalTime,
});

/**
 * Validates a hotel booking and prepares it for `placeOrder`. Throws an HttpError for the first invalid
 * field.
 */
export const prepareHotel = async (
  { db, now }: BookingDeps,
  _userId: number,
  booking: HotelBooking,
): Promise<PreparedBooking> => {
  throwFieldError(checkHotelBooking(booking, dayOf(now())));
  const stay = await getBookableStay(db, booking, now());
  const { skuId, checkIn, checkOut, rooms } = booking;
  const { id, title, picture } = stay.product;
  const terms = hotelTerms(stay.room.cancellation, checkIn, now());
  return {
    kind: 'hotel',
    snapshot: { productId: id, title, picture, people: rooms, refundTiers: [], terms },
    form: formOf(booking, { details: filledIn(booking) }),
    travelDay: checkIn,
    wants: nightsOf(booking).map((day) => ({ skuId, day, quantity: rooms, field: 'rooms' })),
    expectedAmount: booking.expectedAmount,
    fingerprint: fingerprintOf(['hotel', skuId, checkIn, checkOut, rooms]),
    price: pricing(booking, stay),
  };
};
