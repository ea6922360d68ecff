import { call, queryOf } from '@portal/shared/api';
import type { Quote, TicketBooking, TicketDetail, TicketType, Traveller } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { orderKinds, ticketsPerOrder } from '@portal/shared/rules';
import type { BookingKind, BookingLabels } from '#src/booking/booking-kind.ts';
import { type ErrorTexts, positionIn } from '#src/booking/form/error-text.ts';
import { dropUnknown } from '#src/booking/people/people-form.ts';
import { savePeople } from '#src/booking/people/save-people.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import {
  bookingBody,
  checkTicket,
  formFrom,
  keptOf,
  selectionOf,
  type TicketForm,
  type TicketTerms,
} from './ticket-form.ts';
import type { TicketAddress } from './use-ticket-address.ts';

/** What is booked: a slot of a ticket type on a day, and who the member may book for. */
export interface TicketOffer {
  readonly sight: TicketDetail;
  readonly type: TicketType;
  readonly slot: TicketType['slots'][number];
  readonly visit: TicketAddress;
  readonly saved: readonly Traveller[];
}

/** How many tickets of a type one order can hold. */
export const maxTickets = ({ maxPerOrder }: Pick<TicketType, 'maxPerOrder'>): number =>
  Math.min(ticketsPerOrder, maxPerOrder);

const useErrorTexts = (type: TicketType): ErrorTexts => {
  const t = useMessages(ticketBookingMessages);
  return {
    faults: {
      'count.tooMany': t('faults.tooMany', { count: maxTickets(type) }),
      'visitors.countMismatch': t('faults.countMismatch'),
      'visitors/*.duplicate': t('faults.duplicate'),
    },
    owner: (field) => {
      const number = positionIn(field, 'visitors');
      return number === undefined ? undefined : t('visitors.person', { number });
    },
  };
};

const useLabels = ({ type, visit: { ticketId, day } }: TicketOffer): BookingLabels => {
  const t = useMessages(ticketBookingMessages);
  const text = useText();
  return {
    hold: t('hold', { minutes: orderKinds.ticket.holdMinutes }),
    lineName: ({ code, name }) => (code === 'ticket' ? text(type.name) : name),
    soldOut: { title: t('soldOut.title'), body: t('soldOut.body') },
    closed: t('missing.title'),
    other: { to: paths.ticket(ticketId, day), label: t('missing.sight') },
  };
};

/** How tickets are booked. */
export const useTicketKind = (
  offer: TicketOffer,
  terms: TicketTerms,
): BookingKind<TicketForm, Quote, TicketBooking> => {
  const { type, visit, saved } = offer;
  return {
    kind: 'ticket',
    productId: visit.ticketId,
    choice: `${visit.ticketId}:${visit.skuId}:${visit.day}`,
    chosen: ['ticketId', 'skuId', 'day'],
    read: (kept) => {
      const form = formFrom(kept, visit.count, type.realName);
      return { ...form, visitors: dropUnknown(form.visitors, saved) };
    },
    keep: (form) => keptOf(form, visit.count),
    check: (form) => checkTicket(form, terms),
    words: useErrorTexts(type),
    quote: (form) =>
      queryOf('POST /api/v1/orders/ticket/quote', { body: selectionOf(form, visit) }, { quiet: true }),
    body: (form, amount) => bookingBody(form, visit, amount),
    send: (body, options) => call('POST /api/v1/orders/ticket', { body }, options),
    after: ({ visitors }) => void savePeople(visitors),
    labels: useLabels(offer),
  };
};
