import type { ProductKind } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import {
  type BookingDeps,
  type PreparedBooking,
  prepareGoods,
  prepareHotel,
  prepareTicket,
  prepareTour,
  prepareVisa,
  quoteGoods,
  quoteHotel,
  quoteTicket,
  quoteTour,
  quoteVisa,
} from '#src/sales/checkout/index.ts';
import type { Offer } from './get-offer.ts';
import { addressOf, passportHoldersOf, peopleOf } from './made-up-people.ts';

/** A booking; `order` makes the invented people differ between orders. */
interface Booking {
  readonly userId: number;
  readonly contact: { readonly name: string; readonly mobile: string };
  readonly offer: Offer;
  readonly count: number;
  readonly order: number;
}

type Book = (deps: BookingDeps, booking: Booking) => Promise<PreparedBooking>;

const tour: Book = async (deps, { userId, contact, offer, count, order }) => {
  const { productId: tourId, skuId, day, abroad } = offer;
  const selection = { tourId, skuId, day, adults: count, children: 0, singleRooms: 0 };
  const { amount } = await quoteTour(deps, selection);
  return prepareTour(deps, userId, {
    ...selection,
    travellers: abroad ? passportHoldersOf(order, count, day) : peopleOf(order, count),
    contact,
    emergencyContact: { name: '陈海山', mobile: '13802880011' },
    contractAccepted: true,
    expectedAmount: amount,
  });
};

const hotel: Book = async (deps, { userId, contact, offer, count, order }) => {
  const { productId: hotelId, skuId, day: checkIn } = offer;
  const selection = { hotelId, skuId, checkIn, checkOut: addDays(checkIn, 2), rooms: count };
  const { amount } = await quoteHotel(deps, selection);
  const guests = peopleOf(order, count).map(({ name }) => name);
  return prepareHotel(deps, userId, {
    ...selection,
    ...{ guests, arrivalTime: '18:00', contact, expectedAmount: amount },
  });
};

const ticket: Book = async (deps, { userId, contact, offer, count, order }) => {
  const { productId: ticketId, skuId, day } = offer;
  const selection = { ticketId, skuId, day, count };
  const { amount } = await quoteTicket(deps, selection);
  const visitors = offer.realName ? peopleOf(order, count) : [];
  return prepareTicket(deps, userId, { ...selection, visitors, contact, expectedAmount: amount });
};

const goods: Book = async (deps, { userId, contact, offer, count }) => {
  const lines = [{ skuId: offer.skuId, count }];
  const address = addressOf(contact.name, contact.mobile);
  const { amount } = await quoteGoods(deps, { lines, province: address.province });
  return prepareGoods(deps, userId, { lines, address, expectedAmount: amount });
};

/** Papers come some weeks before the journey. */
const visaLeadDays = 90;

const visa: Book = async (deps, { userId, contact, offer, count, order }) => {
  const { productId: visaId, skuId } = offer;
  const { amount } = await quoteVisa(deps, { visaId, skuId, applicants: count });
  return prepareVisa(deps, userId, {
    visaId,
    skuId,
    travelDay: addDays(dayOf(deps.now()), visaLeadDays),
    applicants: peopleOf(order, count).map((person) => ({ person, applicant: 'employed', files: [] })),
    contact,
    returnAddress: addressOf(contact.name, contact.mobile),
    expectedAmount: amount,
  });
};

/** Books an offer as its buyer would: quoted, checked and ready to be placed. */
export const bookings: Readonly<Record<ProductKind, Book>> = { tour, hotel, ticket, goods, visa };
