import { createHash } from 'node:crypto';
import type { TourBooking, TourSelection } from '@portal/shared/contract';
import {
  checkTourBooking,
  checkTourSelection,
  type TourLineCode,
  tourPriceLines,
} from '@portal/shared/rules';
import type { FrozenTraveller } from '../../db/schema/order-documents.ts';
import { refuseFaults } from '../../http/field-faults.ts';
import type { TravellerDeps } from '../traveller/traveller-service.ts';
import type { PreparedBooking, PricedBooking } from './order-kind.ts';
import type { StockRow } from './stock-repository.ts';
import { type BookableTour, getBookableTour } from './tour-offer.ts';
import { freezeTravellers } from './tour-travellers.ts';

const lineNames: Readonly<Record<TourLineCode, string>> = { adult: '成人', child: '儿童', single: '单房差' };

/** A selection's price lines at a departure, with their names. */
export const namedTourLines = (departure: StockRow, selection: TourSelection): PricedBooking['lines'] =>
  tourPriceLines(departure, selection).map((line) => ({ ...line, name: lineNames[line.code] }));

const fingerprintOf = (selection: TourSelection, travellers: readonly FrozenTraveller[]): string => {
  const { skuId, day, adults, children, singleRooms } = selection;
  const people = travellers.map(({ documentHash }) => documentHash).sort();
  const same = JSON.stringify(['tour', skuId, day, adults, children, singleRooms, ...people]);
  return createHash('sha256').update(same).digest('base64url');
};

const pricing =
  (booking: TourBooking, { product }: BookableTour) =>
  ([departure]: readonly StockRow[]): PricedBooking => {
    if (!departure) throw new Error('a tour is priced at its departure');
    const { price, childPrice, singleSupplement } = departure;
    refuseFaults(checkTourSelection(booking, { maxPeople: product.content.maxPeople, singleSupplement }));
    const { skuId, day, adults, children, singleRooms } = booking;
    const chosen = { skuId, day, adults, children, singleRooms };
    return {
      lines: namedTourLines(departure, booking),
      details: { ...chosen, days: product.days, price, childPrice, singleSupplement },
    };
  };

const refuseNamelessContacts = ({ contact, emergencyContact }: TourBooking): void => {
  for (const [field, { name }] of Object.entries({ contact, emergencyContact }))
    if (name.trim() === '') refuseFaults([{ field: `${field}/name`, code: 'required' }]);
};

const formOf = (
  { contact, emergencyContact, remark = '' }: TourBooking,
  travellers: readonly FrozenTraveller[],
): PreparedBooking['form'] => ({ travellers, contact, emergencyContact, remark });

const checkPeople = (
  booking: TourBooking,
  tour: BookableTour,
  travellers: readonly FrozenTraveller[],
): void => {
  const limits = {
    maxPeople: tour.product.content.maxPeople,
    singleSupplement: tour.departure.singleSupplement,
  };
  const people = travellers.map(({ birthDate, documentHash }) => ({ birthDate, identity: documentHash }));
  refuseFaults(checkTourBooking(booking, limits, people));
};

/** Checks a tour booking and makes it ready to be placed. Throws the first field fault. */
export const prepareTour = async (
  deps: TravellerDeps,
  userId: number,
  booking: TourBooking,
): Promise<PreparedBooking> => {
  const tour = await getBookableTour(deps.db, booking, deps.now());
  const travellers = await freezeTravellers(deps, userId, booking);
  checkPeople(booking, tour, travellers);
  refuseNamelessContacts(booking);
  const { id, title, picture, content } = tour.product;
  const people = booking.adults + booking.children;
  return {
    kind: 'tour',
    snapshot: { productId: id, title, picture, people, refundTiers: content.refundTiers },
    form: formOf(booking, travellers),
    travelDay: booking.day,
    wants: [{ skuId: booking.skuId, day: booking.day, quantity: people }],
    expectedAmount: booking.expectedAmount,
    fingerprint: fingerprintOf(booking, travellers),
    price: pricing(booking, tour),
  };
};
