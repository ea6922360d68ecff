import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, fulfilments, orders, orderVisaDocuments } from '#src/platform/database/index.ts';
import { activeOrders, orderInScope } from '#src/sales/orders/index.ts';

/** The step of visa orders in a data scope. */
interface Step {
  readonly fulfilment: string;
  readonly scope: DataScope;
}

const at = ({ fulfilment, scope }: Step) =>
  and(eq(orders.kind, 'visa'), activeOrders, eq(orders.fulfilment, fulfilment), orderInScope(scope));

/** Without a fulfilment row, the order has been in its first step since it was paid. */
const since = sql<string>`coalesce(${fulfilments.since}, ${orders.paidAt}, ${orders.createdAt})`;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The visa orders in a step, longest waiting first. */
export const listCases = (db: Db, step: Step, { limit, offset }: Page) =>
  db
    .select({ order: orders, since })
    .from(orders)
    .leftJoin(fulfilments, eq(fulfilments.orderId, orders.id))
    .where(at(step))
    .orderBy(asc(since), asc(orders.id))
    .limit(limit)
    .offset(offset);

export const countCases = (db: Db, step: Step): Promise<number> => db.$count(orders, at(step));

/** Number of files per order and state. */
export const countFiles = (db: Db, orderIds: readonly number[]) =>
  db
    .select({ orderId: orderVisaDocuments.orderId, state: orderVisaDocuments.state, total: count() })
    .from(orderVisaDocuments)
    .where(inArray(orderVisaDocuments.orderId, [...orderIds]))
    .groupBy(orderVisaDocuments.orderId, orderVisaDocuments.state);
