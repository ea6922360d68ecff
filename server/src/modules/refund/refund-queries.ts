import type { CallData, CallInput, RefundRow } from '@portal/shared/contract';
import { count, desc, eq } from 'drizzle-orm';
import { orders, refunds } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/fault.ts';
import { findOwnOrder } from '../order/order-repository.ts';
import { shownRefund } from './refund-view.ts';

type Needs = Pick<Deps, 'database'>;

const mostOfAnOrder = 50;

/** The refunds of a member's own order, the latest first, at most 50. Throws 404, also for somebody else's order. */
export const getOwnRefunds = async (
  { database: { db } }: Needs,
  userId: number,
  orderNo: string,
): Promise<RefundRow[]> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(desc(refunds.id))
    .limit(mostOfAnOrder);
  return rows.map((row) => shownRefund(row, order));
};

/** Refunds for finance, the latest first. */
export const getRefunds = async (
  { database: { db } }: Needs,
  { state, pageNum = 1, pageSize = 10 }: CallInput<'GET /api/v1/refunds'>['query'],
): Promise<CallData<'GET /api/v1/refunds'>> => {
  const which = state && eq(refunds.state, state);
  const rows = await db
    .select({ refund: refunds, order: { orderNo: orders.orderNo, kind: orders.kind, title: orders.title } })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(which)
    .orderBy(desc(refunds.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(refunds).where(which);
  return { list: rows.map(({ refund, order }) => shownRefund(refund, order)), total: all?.total ?? 0 };
};
