import type { CheckInTicket } from '@portal/shared/contract';
import { dayOf, errorCodes, maskName, startOfDay } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type HttpError, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { findOrder, lockOrder, type OrderRecord, transitionFulfilment } from '#src/sales/orders/index.ts';
import { findUsername, isTicketInScope, listCheckedInBy } from './check-in-repository.ts';
import { verdictOf, verdictText } from './check-in-rules.ts';
import { countUnused, type ETicketRecord, findByHash, useTicket } from './e-ticket-repository.ts';
import { detailsOf } from './e-ticket-service.ts';
import { hashOfCode, readTicketCode } from './ticket-code.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

interface CheckInView {
  readonly now: Date;
  readonly usedBy: string | null;
}

const toCheckInTicket = (order: OrderRecord, ticket: ETicketRecord, { now, usedBy }: CheckInView) => {
  const { type, from, to } = detailsOf(order);
  const { ticketNo, visitor, day, usedAt } = ticket;
  return {
    orderNo: order.orderNo,
    ticketNo,
    title: order.snapshot.title,
    type,
    visitor: visitor && maskName(visitor),
    ...{ day, from, to, usedBy },
    verdict: verdictOf(order, ticket, now),
    usedAt: usedAt?.toISOString() ?? null,
  };
};

const findTicket = async (db: Db, text: string, scope: DataScope): Promise<ETicketRecord> => {
  const code = readTicketCode(text);
  if (!code)
    throw invalidField('code', '票码有误，请重新扫描或输入', 'The code was misread: scan or type it again');
  const ticket = await findByHash(db, hashOfCode(code));
  const isReached = ticket && (scope === 'all' || (await isTicketInScope(db, ticket.id, scope)));
  if (!isReached) throw notFound('没有这张门票', 'There is no such ticket');
  return ticket;
};

const notAdmitted = (verdict: Parameters<typeof verdictText>[0], day: string): HttpError => {
  const { zh, en = zh } = verdictText(verdict, day);
  return conflict(errorCodes.wrongState, zh, en);
};

/**
 * Redeems a ticket code: of concurrent check-ins, one succeeds. The last ticket of an order completes it.
 * Throws 400 for a misread code, 404 for an unknown one, A0513 (409) with the reason for an invalid one.
 */
export const checkInTicket = (
  { db, now }: Needs,
  gate: Member,
  text: string,
  scope: DataScope,
): Promise<CheckInTicket> =>
  db.transaction(async (tx) => {
    const { orderId, tokenHash } = await findTicket(tx, text, scope);
    const at = now();
    const order = await lockOrder(tx, orderId);
    const ticket = await findByHash(tx, tokenHash);
    if (!order || !ticket) throw new Error('a ticket lost its order');
    const verdict = verdictOf(order, ticket, at);
    if (verdict !== 'valid') throw notAdmitted(verdict, ticket.day);
    if (!(await useTicket(tx, ticket.id, gate.userId, at))) throw notAdmitted('used', ticket.day);
    const event = (await countUnused(tx, orderId)) === 0 ? 'redeemLast' : 'redeemSome';
    await transitionFulfilment(tx, order, { event, by: 'gate', actor: gate, now: at });
    await recordChange(tx, {
      actor: gate,
      action: 'redeem',
      subject: 'e-ticket',
      subjectId: ticket.ticketNo,
      before: { state: 'ISSUED' },
      after: { state: 'USED' },
    });
    const used = { ...ticket, state: 'USED', usedAt: at } as const;
    return toCheckInTicket(order, used, { now: at, usedBy: gate.username });
  });

/** The verdict of a code without redeeming it. Throws 400 for a misread code, 404 for an unknown one. */
export const previewCheckIn = async (
  { db, now }: Needs,
  text: string,
  scope: DataScope,
): Promise<CheckInTicket> => {
  const ticket = await findTicket(db, text, scope);
  const order = await findOrder(db, ticket.orderId);
  if (!order) throw new Error('a ticket lost its order');
  const usedBy = ticket.usedBy === null ? null : await findUsername(db, ticket.usedBy);
  return toCheckInTicket(order, ticket, { now: now(), usedBy });
};

/** The last 20 tickets a user redeemed today, latest first. */
export const listCheckIns = async (
  { db, now }: Needs,
  { userId, username }: Member,
): Promise<CheckInTicket[]> => {
  const rows = await listCheckedInBy(db, userId, startOfDay(dayOf(now())));
  return rows.map(({ order, ticket }) => toCheckInTicket(order, ticket, { now: now(), usedBy: username }));
};
