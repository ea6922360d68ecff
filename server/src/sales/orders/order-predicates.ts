import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ofProductInScope } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, orderedProduct, orders } from '#src/platform/database/index.ts';

/** SQL condition on `orders`: paid and still to be fulfilled. The same as `isActiveOrder`. */
export const activeOrders = sql`(${orders.state} in ('PAID', 'PARTIALLY_REFUNDED') and ${orders.closedReason} is null)`;

/** SQL condition on `orders`: the deposit is paid, the balance is not. */
export const withOpenBalance = sql`(${orders.state} = 'PAID' and ${orders.deposit} is not null and ${orders.balancePaidAt} is null)`;

/** SQL condition on `orders`: the balance is not paid, and due within seven days, or was. */
export const withDueBalance = sql`(${withOpenBalance}
  and ${orders.balanceDueOn} <= (now() at time zone 'Asia/Shanghai')::date + 7)`;

/** SQL condition on `orders`: closed, refunded, or certain to be refunded. */
export const finalOrders = sql`(${orders.state} in ('CLOSED', 'REFUNDED') or ${orders.closedReason} is not distinct from 'refunded'
  or (${orders.state} = 'REFUNDING' and exists (select 1 from refunds where refunds.order_id = ${orders.id}
    and refunds.scope = 'whole' and refunds.state in ('APPROVED', 'PROCESSING', 'FAILED'))))`;

/** SQL condition on `orders`: its date or a traveller was changed in the last three days. */
export const recentlyChanged = sql`exists (select 1 from order_changes where order_changes.order_id = ${orders.id}
  and order_changes.state = 'DONE' and order_changes.done_at >= now() - interval '3 days')`;

/** SQL condition on `orders`: its product (of several goods the first) is in the scope. */
export const orderInScope = (scope: DataScope): SQL | undefined => ofProductInScope(scope, orderedProduct);

/** Whether an order exists and is in the scope. */
export const isOrderInScope = async (db: Db, orderNo: string, scope: DataScope): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.orderNo, orderNo), orderInScope(scope)))) > 0;
