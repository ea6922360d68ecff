import type { ETicket } from '@portal/shared/contract';
import { isActiveOrder } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import { type ETicketRecord, listTickets } from './e-ticket-repository.ts';

/** Dependencies of e-tickets. */
export interface ETicketDeps extends Pick<Deps, 'db' | 'now'> {
  readonly cipher: DocumentCipher;
}

/** The details of a ticket order. Throws for an order of another kind. */
export const detailsOf = ({ orderNo, snapshot: { details } }: OrderRecord) => {
  if (details.kind !== 'ticket') throw new Error(`order ${orderNo} is not for tickets`);
  return details;
};

const isWorth = (order: OrderRecord, ticket: ETicketRecord): boolean =>
  ticket.state === 'ISSUED' && isActiveOrder(order);

const shown = (order: OrderRecord, ticket: ETicketRecord, cipher?: DocumentCipher): ETicket => {
  const { type, from, to } = detailsOf(order);
  const { ticketNo, visitor, day, state, usedAt, tokenCipher } = ticket;
  return {
    ticketNo,
    title: order.snapshot.title,
    type,
    visitor,
    day,
    from,
    to,
    code: cipher && isWorth(order, ticket) ? cipher.decrypt(tokenCipher) : null,
    state,
    usedAt: usedAt?.toISOString() ?? null,
  };
};

/**
 * The e-tickets of the member's order, one per visitor; empty before payment and for other kinds. A code is
 * included while its ticket is valid. Throws 404, also for an order of another member.
 */
export const getETickets = async (
  { db, cipher }: ETicketDeps,
  userId: number,
  orderNo: string,
): Promise<ETicket[]> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const tickets = await listTickets(db, order.id);
  return tickets.map((ticket) => shown(order, ticket, cipher));
};
