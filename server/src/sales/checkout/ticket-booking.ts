import type { Quote, TicketBooking, TicketSelection } from '@portal/shared/contract';
import { checkTicketBooking, dayOf, priceLine } from '@portal/shared/rules';
import type { FrozenTraveller } from '#src/platform/database/index.ts';
import { throwFieldError } from '#src/platform/errors/index.ts';
import { claimVisits, type StockRow } from '#src/sales/inventory/index.ts';
import { fingerprintOf, formOf } from './booking-form.ts';
import { type BookingDeps, type PreparedBooking, type PricedBooking, quoteOf } from './order-kind.ts';
import { snapshotTravellers } from './snapshot-travellers.ts';
import { type BookableVisit, getBookableVisit } from './ticket-offer.ts';
import { ticketTerms } from './ticket-terms.ts';

const ticketLines = (
  { price }: StockRow,
  count: number,
  { name, from, to }: BookableVisit['ticket'],
): PricedBooking['lines'] => [
  { ...priceLine('ticket', price, count), name: from ? `${name.zh} ${from}-${to}` : name.zh },
];

/** The price of tickets and the number left. Throws like booking. */
export const quoteTicket = async ({ db, now }: BookingDeps, selection: TicketSelection): Promise<Quote> => {
  const { ticket, row } = await getBookableVisit(db, selection, now());
  const terms = ticketTerms(ticket.refund, selection.day, now());
  return quoteOf(ticketLines(row, selection.count, ticket), [row], terms);
};

const pricing =
  ({ skuId, day, count }: TicketBooking, { ticket }: BookableVisit) =>
  ([row]: readonly StockRow[]): PricedBooking => {
    if (!row) throw new Error('tickets are priced at their day');
    const { name, from, to, refund, realName } = ticket;
    const sold = { skuId, type: name, day, from, to, count, price: row.price };
    return { lines: ticketLines(row, count, ticket), details: { kind: 'ticket', ...sold, refund, realName } };
  };

const getVisitors = async (
  deps: BookingDeps,
  userId: number,
  booking: TicketBooking,
  { ticket }: BookableVisit,
): Promise<readonly FrozenTraveller[]> => {
  const at = (place: number) => `visitors/${place}`;
  const visitors = await snapshotTravellers(deps, userId, booking.visitors, { day: booking.day, at });
  const identities = visitors.map(({ documentHash }) => documentHash);
  throwFieldError(checkTicketBooking({ ...booking, visitors: identities }, ticket, dayOf(deps.now())));
  return visitors;
};

/**
 * Validates a ticket booking and prepares it for `placeOrder`. Throws an HttpError for the first invalid
 * field.
 */
export const prepareTicket = async (
  deps: BookingDeps,
  userId: number,
  booking: TicketBooking,
): Promise<PreparedBooking> => {
  const visit = await getBookableVisit(deps.db, booking, deps.now());
  const travellers = await getVisitors(deps, userId, booking, visit);
  const { skuId, day, count } = booking;
  const { id, title, picture } = visit.product;
  const terms = ticketTerms(visit.ticket.refund, day, deps.now());
  return {
    kind: 'ticket',
    snapshot: { productId: id, title, picture, people: count, refundTiers: [], terms },
    form: formOf(booking, { travellers }),
    travelDay: day,
    wants: [{ skuId, day, quantity: count, field: 'count' }],
    expectedAmount: booking.expectedAmount,
    fingerprint: fingerprintOf(['ticket', skuId, day, count], travellers),
    price: pricing(booking, visit),
    claim: (tx, orderId) => claimVisits(tx, { orderId, productId: id, day }, travellers),
  };
};
