import type { CallData, CallInput, DeskFilters, DeskOrderDetail } from '@portal/shared/contract';
import { orderStateNames } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField, notFound } from '#src/platform/errors/index.ts';
import { readInvoice } from '#src/sales/invoices/index.ts';
import { shownDetail } from '#src/sales/my-orders/index.ts';
import { findFulfilment, findOrderByNumber, listLines } from '#src/sales/orders/index.ts';
import { shownRefund } from '#src/sales/refunds/index.ts';
import { listTickets } from '#src/sales/tickets/index.ts';
import { passing } from './desk-filter.ts';
import { countRows, countStates, listRows, mostCounted } from './desk-queries.ts';
import { shownNote, shownPayment, shownRow } from './desk-view.ts';
import { getBuyer, listDeeds, listPaymentsOf, listRefundsOf } from './detail-queries.ts';
import { listNotes } from './note-repository.ts';

type Needs = Pick<Deps, 'database'>;

/** Refuses ends that come before their beginnings. */
export const checkFilters = ({ from, to, travelFrom, travelTo, minAmount, maxAmount }: DeskFilters): void => {
  if (from && to && to < from)
    throw invalidField('to', '结束日期不能早于开始日期', 'The last day must not come before the first');
  if (travelFrom && travelTo && travelTo < travelFrom)
    throw invalidField('travelTo', '结束日期不能早于开始日期', 'The last day must not come before the first');
  if (minAmount !== undefined && maxAmount !== undefined && maxAmount < minAmount)
    throw invalidField(
      'maxAmount',
      '最高金额不能低于最低金额',
      'The highest amount must not be below the lowest',
    );
};

/** The orders of everybody within the filters, contacts masked. Throws 400 on the end of a span that is reversed. */
export const listDeskOrders = async (
  { database: { db } }: Needs,
  query: CallInput<'GET /api/v1/staff/orders'>['query'],
): Promise<CallData<'GET /api/v1/staff/orders'>> => {
  checkFilters(query);
  const { pageNum = 1, pageSize = 10, sort = 'newest' } = query;
  const which = await passing(db, query);
  const offset = (pageNum - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, mostCounted - offset));
  const rows = limit === 0 ? [] : await listRows(db, which, { sort, limit, offset });
  return { list: rows.map(shownRow), total: await countRows(db, which) };
};

/** How many orders of each state are within the filters; states without any are left out. */
export const countDeskOrders = async (
  { database: { db } }: Needs,
  filters: DeskFilters,
): Promise<CallData<'GET /api/v1/staff/orders/counts'>> => {
  checkFilters(filters);
  return countStates(db, await passing(db, filters), orderStateNames);
};

/** Any order whole, as staff see it. Throws 404. */
export const getDeskOrder = async (
  { database: { db } }: Needs,
  orderNo: string,
): Promise<DeskOrderDetail> => {
  const order = await findOrderByNumber(db, orderNo);
  if (!order) throw notFound();
  const [lines, deeds, invoice, fulfilment, member] = await Promise.all([
    listLines(db, order.id),
    listDeeds(db, orderNo),
    readInvoice(db, order.id),
    findFulfilment(db, order.id),
    getBuyer(db, order.userId),
  ]);
  const [payments, refunds, tickets, notes] = await Promise.all([
    listPaymentsOf(db, order.id),
    listRefundsOf(db, order.id),
    listTickets(db, order.id),
    listNotes(db, order.id),
  ]);
  return {
    ...shownDetail(order, { lines, happenings: deeds, invoice, fulfilment, reviewUntil: undefined }),
    member,
    timeline: deeds.map(({ at, event, actor, reason }) => ({ at: at.toISOString(), event, actor, reason })),
    payments: payments.map(shownPayment),
    refunds: refunds.map((refund) => ({ ...shownRefund(refund, order), scope: refund.scope })),
    tickets: tickets.map(({ ticketNo, visitor, state, usedAt }) => ({
      ...{ ticketNo, visitor, state },
      usedAt: usedAt?.toISOString() ?? null,
    })),
    notes: notes.map(shownNote),
  };
};
