import type { OrderedExtra, TourBooking, TourQuote, TourSelection } from '@portal/shared/contract';
import {
  amountOf,
  changeTermsOf,
  checkTourBooking,
  checkTourSelection,
  checkTravelDocument,
  dayOf,
  depositOffer,
  depositTermsOf,
  extraLines,
  orderedExtras,
  type TourLineCode,
  tourPriceLines,
} from '@portal/shared/rules';
import type { FrozenTraveller } from '#src/platform/database/index.ts';
import { throwFieldError } from '#src/platform/errors/index.ts';
import { claimTrip, type RequestedExtra, readExtrasLeft, type StockRow } from '#src/sales/inventory/index.ts';
import { consentTo } from '#src/sales/travel-contracts/index.ts';
import { fingerprintOf, formOf } from './booking-form.ts';
import type { BookingDeps, PreparedBooking, PricedBooking } from './order-kind.ts';
import { snapshotTravellers } from './snapshot-travellers.ts';
import { type BookableTour, getBookableTour } from './tour-offer.ts';

const lineNames: Readonly<Record<TourLineCode, string>> = { adult: '成人', child: '儿童', single: '单房差' };

/** Named price lines of a selection at a departure, and of its extras, in fen. */
export const namedTourLines = (
  departure: StockRow,
  selection: TourSelection,
  extras: readonly OrderedExtra[],
): PricedBooking['lines'] => [
  ...tourPriceLines(departure, selection).map((line) => ({ ...line, name: lineNames[line.code] })),
  ...extraLines(extras),
];

const extrasIn = ({ extras = [] }: TourSelection, { product }: BookableTour): OrderedExtra[] =>
  orderedExtras(extras, product.content.extras);

/** Extras to hold, each with the field of its quantity in the input. */
const requestExtras = (
  { extras: chosen = [] }: TourSelection,
  extras: readonly OrderedExtra[],
): RequestedExtra[] =>
  extras.map(({ code, name, quantity }) => {
    const place = chosen.findIndex((one) => one.code === code && one.quantity > 0);
    return { code, name, quantity, field: `extras/${place}/quantity` };
  });

/** The current price of a selection in fen, line by line, and the seats left. Throws like booking. */
export const quoteTour = async ({ db, now }: BookingDeps, selection: TourSelection): Promise<TourQuote> => {
  const tour = await getBookableTour(db, selection, now());
  const { product, departure } = tour;
  const extras = extrasIn(selection, tour);
  const lines = namedTourLines(departure, selection, extras);
  const terms = depositTermsOf(product.content);
  const { refundTiers } = product.content;
  const priced = { amount: amountOf(lines), departure: departure.day, refundTiers, extras };
  return {
    lines: [...lines],
    amount: priced.amount,
    deposit: terms && depositOffer({ ...priced, terms }, dayOf(now())),
    seats: departure.total - departure.held - departure.sold,
    refundTiers,
    ...(product.content.extras.length > 0 ? { extras: await readExtrasLeft(db, selection) } : {}),
  };
};

const pricing =
  (booking: TourBooking, { product }: BookableTour, extras: readonly OrderedExtra[]) =>
  ([departure]: readonly StockRow[]): PricedBooking => {
    if (!departure) throw new Error('a tour is priced at its departure');
    const { price, childPrice, singleSupplement } = departure;
    throwFieldError(checkTourSelection(booking, { maxPeople: product.content.maxPeople, singleSupplement }));
    const { skuId, day, adults, children, singleRooms } = booking;
    const chosen = { skuId, day, adults, children, singleRooms };
    const sold = { ...chosen, days: product.days ?? 1, price, childPrice, singleSupplement };
    return {
      lines: namedTourLines(departure, booking, extras),
      details: { kind: 'tour', ...sold, ...(extras.length > 0 ? { extras: [...extras] } : {}) },
    };
  };

/** Throws an HttpError naming the field for people who do not fit a selection, or whose documents do not fit its trip. */
export const requireTourPeople = (
  booking: TourSelection,
  { product: { content, days }, departure: { singleSupplement } }: BookableTour,
  travellers: readonly FrozenTraveller[],
): void => {
  const trip = { day: booking.day, days: days ?? 1 };
  for (const [place, traveller] of travellers.entries())
    throwFieldError(checkTravelDocument(content.travelDocuments, traveller, trip), `travellers/${place}/`);
  const limits = { maxPeople: content.maxPeople, singleSupplement };
  const people = travellers.map(({ birthDate, documentHash }) => ({ birthDate, identity: documentHash }));
  throwFieldError(checkTourBooking(booking, limits, people));
};

/**
 * Validates a tour booking and prepares it for `placeOrder`. Throws an HttpError for the first invalid field.
 */
export const prepareTour = async (
  deps: BookingDeps,
  userId: number,
  booking: TourBooking,
): Promise<PreparedBooking> => {
  const tour = await getBookableTour(deps.db, booking, deps.now());
  const consent = consentTo(booking.termsVersion, deps.now());
  const { skuId, day, adults, children, singleRooms } = booking;
  const at = (place: number) => `travellers/${place}`;
  const travellers = await snapshotTravellers(deps, userId, booking.travellers, { day, at });
  requireTourPeople(booking, tour, travellers);
  const { id, title, picture, content, days } = tour.product;
  const people = adults + children;
  const extras = extrasIn(booking, tour);
  return {
    kind: 'tour',
    snapshot: {
      ...{ productId: id, title, picture, people, terms: [] },
      refundTiers: content.refundTiers,
      changeTerms: changeTermsOf(content),
      depositTerms: depositTermsOf(content) ?? undefined,
    },
    form: { ...formOf(booking, { travellers }), consent },
    travelDay: day,
    wants: [{ skuId, day, quantity: people, field: 'adults', extras: requestExtras(booking, extras) }],
    expectedAmount: booking.expectedAmount,
    fingerprint: fingerprintOf(
      [
        'tour',
        skuId,
        day,
        adults,
        children,
        singleRooms,
        ...extras.map(({ code, quantity }) => [code, quantity]),
      ],
      travellers,
    ),
    price: pricing(booking, tour, extras),
    claim: (tx, orderId) => claimTrip(tx, { orderId, day, days: days ?? 1 }, travellers),
  };
};
