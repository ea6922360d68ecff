import type { RefundRow } from '@portal/shared/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { refunds } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findOwnOrder } from '#src/sales/orders/index.ts';
import { toRefundRow } from './refund-view.ts';

type Needs = Pick<Deps, 'db'>;

const maxRefunds = 50;

/**
 * The refunds of the member's order, latest first, at most 50, without those replaced by a retry. Throws 404,
 * also for an order of another member.
 */
export const getOwnRefunds = async ({ db }: Needs, userId: number, orderNo: string): Promise<RefundRow[]> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), isNull(refunds.replacedBy)))
    .orderBy(desc(refunds.id))
    .limit(maxRefunds);
  return rows.map((row) => toRefundRow(row, order));
};
