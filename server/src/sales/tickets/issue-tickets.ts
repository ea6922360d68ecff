import { recordChanges } from '#src/platform/audit/index.ts';
import type { TextCipher } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { endUnused, insertTickets } from './e-ticket-repository.ts';
import { hashOfCode, newTicketCode } from './ticket-code.ts';

/** The cipher for the codes, and the clock. */
export interface Issuing {
  readonly cipher: TextCipher;
  readonly now: Date;
}

const newTicket = (order: OrderRecord, place: number, { cipher, now }: Issuing) => {
  if (!order.travelDay) throw new Error(`ticket order ${order.orderNo} has no day`);
  const code = newTicketCode();
  return {
    ticketNo: newNumber('E', now),
    orderId: order.id,
    place,
    visitor: order.form.travellers[place - 1]?.name ?? null,
    day: order.travelDay,
    tokenCipher: cipher.encrypt(code),
    tokenHash: hashOfCode(code),
  };
};

/** Inserts an e-ticket per visitor of an order, in the transaction that pays it. */
export const issueTickets = async (tx: Db, order: OrderRecord, issuing: Issuing): Promise<void> => {
  const places = Array.from({ length: order.snapshot.people }, (_, index) => index + 1);
  const tickets = places.map((place) => newTicket(order, place, issuing));
  await insertTickets(tx, tickets);
  await recordChanges(
    tx,
    tickets.map(({ ticketNo, place, day }) => ({
      actor: 'system',
      action: 'issue',
      subject: 'e-ticket',
      subjectId: ticketNo,
      after: { orderNo: order.orderNo, place, day, state: 'ISSUED' },
    })),
  );
};

const end = async (tx: Db, orderId: number, state: 'VOID' | 'EXPIRED'): Promise<number> => {
  const ended = await endUnused(tx, orderId, state);
  await recordChanges(
    tx,
    ended.map(({ ticketNo }) => ({
      actor: 'system',
      action: state === 'VOID' ? 'void' : 'expire',
      subject: 'e-ticket',
      subjectId: ticketNo,
      before: { state: 'ISSUED' },
      after: { state },
    })),
  );
  return ended.length;
};

/** Voids the unused tickets of a refunded order, in the caller's transaction; returns how many. */
export const voidTickets = (tx: Db, orderId: number): Promise<number> => end(tx, orderId, 'VOID');

/** Expires the unused tickets of an order whose day is over, in the transaction; returns how many. */
export const expireTickets = (tx: Db, orderId: number): Promise<number> => end(tx, orderId, 'EXPIRED');
