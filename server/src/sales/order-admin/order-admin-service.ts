import type { AdminOrderDetail, AdminOrderFilters, CallData, CallInput } from '@portal/shared/contract';
import { orderStateNames } from '@portal/shared/rules';
import { and } from 'drizzle-orm';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { invalidField, type Member, notFound, requireDayOrder } from '#src/platform/errors/index.ts';
import { readSettings } from '#src/platform/settings/index.ts';
import { readGroup } from '#src/sales/fulfilment/index.ts';
import { readInvoice } from '#src/sales/invoices/index.ts';
import { toOrderDetail } from '#src/sales/my-orders/index.ts';
import { findFulfilment, findOrderByNumber, listLines } from '#src/sales/orders/index.ts';
import { leftAlone, toRefundRow } from '#src/sales/refunds/index.ts';
import { listTickets } from '#src/sales/tickets/index.ts';
import { listContracts } from '#src/sales/travel-contracts/index.ts';
import { listNotes } from './note-repository.ts';
import { isToConfirm, matchFilters } from './order-admin-filter.ts';
import {
  countRows,
  countStates,
  listNumbers,
  listRows,
  maxCounted,
  maxCountedPerState,
} from './order-admin-repository.ts';
import { toAdminOrder, toOrderNote, toOrderPayment } from './order-admin-view.ts';
import { getBuyer, listAuditEvents, listPaymentsOf, listRefundsOf } from './order-detail-repository.ts';

type Needs = Pick<Deps, 'db'>;

/** Throws HttpError for reversed ranges. */
export const checkFilters = ({
  from,
  to,
  travelFrom,
  travelTo,
  minAmount,
  maxAmount,
}: AdminOrderFilters): void => {
  requireDayOrder(from, to);
  requireDayOrder(travelFrom, travelTo, 'travelTo');
  if (minAmount !== undefined && maxAmount !== undefined && maxAmount < minAmount)
    throw invalidField(
      'maxAmount',
      '最高金额不能低于最低金额',
      'The highest amount must not be below the lowest',
    );
};

/** The filtered orders in the data scope, contacts masked. Throws 400 on the end of a reversed range. */
export const listAdminOrders = async (
  { db }: Needs,
  query: CallInput<'GET /api/v1/staff/orders'>['query'],
  scope: DataScope,
): Promise<CallData<'GET /api/v1/staff/orders'>> => {
  checkFilters(query);
  const { pageNum = 1, pageSize = 10, sort = 'newest' } = query;
  const which = await matchFilters(db, query, scope);
  const offset = (pageNum - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, maxCounted - offset));
  const rows = limit === 0 ? [] : await listRows(db, which, { sort, limit, offset });
  return { list: rows.map(toAdminOrder), total: await countRows(db, which) };
};

/** The numbers of the filtered orders in the data scope, the newest first; at most `limit`. Throws like {@link listAdminOrders}. */
export const listOrderNumbers = async (
  { db }: Needs,
  filters: AdminOrderFilters,
  scope: DataScope,
  limit: number,
): Promise<string[]> => {
  checkFilters(filters);
  return listNumbers(db, await matchFilters(db, filters, scope), limit);
};

/** Number of filtered orders per state and to confirm; states without any are left out. */
export const countAdminOrders = async (
  { db }: Needs,
  filters: AdminOrderFilters,
  scope: DataScope,
): Promise<CallData<'GET /api/v1/staff/orders/counts'>> => {
  checkFilters(filters);
  const which = await matchFilters(db, filters, scope);
  const [states, toConfirm] = await Promise.all([
    countStates(db, which, orderStateNames),
    countRows(db, and(which, isToConfirm), maxCountedPerState),
  ]);
  return toConfirm > 0 ? { ...states, TO_CONFIRM: toConfirm } : states;
};

/** Any order with all details for staff. Throws 404. */
export const getAdminOrder = async (
  { db, env, now }: Needs & Pick<Deps, 'env' | 'now'>,
  reader: Member,
  orderNo: string,
): Promise<AdminOrderDetail> => {
  const order = await findOrderByNumber(db, orderNo);
  if (!order) throw notFound();
  const [lines, deeds, invoice, fulfilment, group, contracts, member] = await Promise.all([
    listLines(db, order.id),
    listAuditEvents(db, orderNo),
    readInvoice(db, order.id),
    findFulfilment(db, order.id),
    readGroup(db, order),
    listContracts(db, order),
    getBuyer(db, order.userId),
  ]);
  const [payments, refunds, tickets, notes, refundAlone] = await Promise.all([
    listPaymentsOf(db, order.id),
    listRefundsOf(db, order.id),
    listTickets(db, order.id),
    listNotes(db, order.id),
    readSettings(db, env).then(({ refundLimit }) => leftAlone(db, reader.userId, now(), refundLimit)),
  ]);
  return {
    ...toOrderDetail(order, {
      ...{ lines, happenings: deeds, invoice, fulfilment, group, contracts },
      reviewUntil: undefined,
    }),
    member,
    isOwn: order.userId === reader.userId,
    refundAlone,
    timeline: deeds.map(({ at, event, actor, reason }) => ({ at: at.toISOString(), event, actor, reason })),
    payments: payments.map(toOrderPayment),
    refunds: refunds.map((refund) => ({ ...toRefundRow(refund, order), scope: refund.scope })),
    tickets: tickets.map(({ ticketNo, visitor, state, usedAt }) => ({
      ...{ ticketNo, visitor, state },
      usedAt: usedAt?.toISOString() ?? null,
    })),
    notes: notes.map(toOrderNote),
  };
};
