import type { CallData, ETicket, Text } from '@portal/shared/contract';
import { dayOf, errorCodes, isStanding } from '@portal/shared/rules';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { badField, type Fault, notFound, refused } from '../../http/fault.ts';
import type { Member } from '../../http/member.ts';
import { recordChange } from '../audit/audit-service.ts';
import { takeStep } from '../fulfilment/take-step.ts';
import { findOwnOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import type { DocumentCipher } from '../traveller/document-cipher.ts';
import {
  countUnused,
  type ETicketRecord,
  findByHash,
  listTickets,
  useTicket,
} from './e-ticket-repository.ts';
import { hashOfCode, readTicketCode } from './ticket-code.ts';

/** What e-tickets are shown and redeemed with. */
export interface ETicketDeps extends Pick<Deps, 'database' | 'now'> {
  readonly cipher: DocumentCipher;
}

const detailsOf = ({ orderNo, snapshot: { details } }: OrderRecord) => {
  if (details.kind !== 'ticket') throw new Error(`order ${orderNo} is not for tickets`);
  return details;
};

const isWorth = (order: OrderRecord, ticket: ETicketRecord): boolean =>
  ticket.state === 'ISSUED' && isStanding(order);

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
 * The e-tickets of a member's own order, one a visitor; none before it is paid, and none of another kind. A ticket's
 * code is there as long as it lets somebody in. Throws 404, also for somebody else's order.
 */
export const getETickets = async (
  { database: { db }, cipher }: ETicketDeps,
  userId: number,
  orderNo: string,
): Promise<ETicket[]> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const tickets = await listTickets(db, order.id);
  return tickets.map((ticket) => shown(order, ticket, cipher));
};

const stop = ({ zh, en = zh }: Text): Fault => refused(errorCodes.wrongState, zh, en, 409);

const worthless: Readonly<Record<Exclude<ETicketRecord['state'], 'ISSUED'>, Text>> = {
  USED: { zh: '该门票已使用', en: 'This ticket was used already' },
  EXPIRED: { zh: '该门票已过期', en: 'This ticket has expired' },
  VOID: { zh: '该门票已作废', en: 'This ticket is void' },
};

/** Lets nobody in by a ticket that was used or ended, is for another day, or is being given back. */
const refuseWorthless = (order: OrderRecord, { state, day }: ETicketRecord, now: Date): void => {
  if (state !== 'ISSUED') throw stop(worthless[state]);
  if (!isStanding(order))
    throw stop({ zh: '该订单正在退款或已退款', en: 'The order of this ticket is being given back' });
  if (day !== dayOf(now)) throw stop({ zh: `该门票的使用日期是 ${day}`, en: `This ticket is for ${day}` });
};

const findTicket = async (db: Db, text: string): Promise<ETicketRecord> => {
  const code = readTicketCode(text);
  if (!code)
    throw badField('code', '票码有误，请重新扫描或输入', 'The code was misread: scan or type it again');
  const ticket = await findByHash(db, hashOfCode(code));
  if (!ticket) throw notFound('没有这张门票', 'There is no such ticket');
  return ticket;
};

/**
 * Lets the bearer of a code in: of many gates that read it at once, one accepts. The order's last ticket completes it.
 * Throws 400 for a misread code, 404 for an unknown one, A0513 (409) with the reason for one that is worth nothing.
 */
export const redeemTicket = (
  { database: { db }, now }: ETicketDeps,
  gate: Member,
  text: string,
): Promise<CallData<'POST /api/v1/e-tickets/redeem'>> =>
  db.transaction(async (tx) => {
    const { orderId, tokenHash } = await findTicket(tx, text);
    const at = now();
    const order = await lockOrder(tx, orderId);
    const ticket = await findByHash(tx, tokenHash);
    if (!order || !ticket) throw new Error('a ticket lost its order');
    refuseWorthless(order, ticket, at);
    if (!(await useTicket(tx, ticket.id, at))) throw stop(worthless.USED);
    const event = (await countUnused(tx, orderId)) === 0 ? 'redeemLast' : 'redeemSome';
    await takeStep(tx, order, { event, by: 'gate', actor: gate, now: at });
    await recordChange(tx, {
      actor: gate,
      action: 'redeem',
      subject: 'e-ticket',
      subjectId: ticket.ticketNo,
      before: { state: 'ISSUED' },
      after: { state: 'USED' },
    });
    return { orderNo: order.orderNo, ...shown(order, { ...ticket, state: 'USED', usedAt: at }) };
  });
