import type { CallData, CallInput, OrderDetail, ProductKind } from '@portal/shared/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/fault.ts';
import { findFulfilment } from '../fulfilment/fulfilment-repository.ts';
import { readInvoice } from '../invoice/invoice-service.ts';
import { listReviewable } from '../review/reviewable.ts';
import { listHappenings } from './order-events.ts';
import { countByState, countOrders, listOrders } from './order-queries.ts';
import { findOwnOrder, listLines } from './order-repository.ts';
import { shownDetail, shownOrder } from './order-view.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

/** The member's own orders, newest first. */
export const getOrders = async (
  { database: { db }, now }: Needs,
  userId: number,
  query: CallInput<'GET /api/v1/orders'>['query'],
): Promise<CallData<'GET /api/v1/orders'>> => {
  const [rows, total] = await Promise.all([listOrders(db, userId, query), countOrders(db, userId, query)]);
  const until = await listReviewable(db, rows, now());
  return { list: rows.map((order) => shownOrder(order, until.get(order.id))), total };
};

/** How many of the member's own orders are in each state; states without any are left out. */
export const countOwnOrders = async (
  { database: { db } }: Needs,
  userId: number,
  kind?: ProductKind,
): Promise<Record<string, number>> => {
  const rows = await countByState(db, userId, kind);
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
};

/** One of the member's own orders, whole. Throws 404, also for somebody else's. */
export const getOrder = async (
  { database: { db }, now }: Needs,
  userId: number,
  orderNo: string,
): Promise<OrderDetail> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const [lines, happenings, invoice, fulfilment, until] = await Promise.all([
    listLines(db, order.id),
    listHappenings(db, orderNo),
    readInvoice(db, order.id),
    findFulfilment(db, order.id),
    listReviewable(db, [order], now()),
  ]);
  return shownDetail(order, { lines, happenings, invoice, fulfilment, reviewUntil: until.get(order.id) });
};
