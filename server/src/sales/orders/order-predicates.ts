import { sql } from 'drizzle-orm';
import { orders } from '#src/platform/database/index.ts';

/** SQL condition on `orders`: paid and still to be fulfilled. The same as `isActiveOrder`. */
export const activeOrders = sql`(${orders.state} in ('PAID', 'PARTIALLY_REFUNDED') and ${orders.closedReason} is null)`;

/** SQL condition on `orders`: closed, refunded, or certain to be refunded. */
export const finalOrders = sql`(${orders.state} in ('CLOSED', 'REFUNDED') or ${orders.closedReason} is not distinct from 'refunded'
  or (${orders.state} = 'REFUNDING' and exists (select 1 from refunds where refunds.order_id = ${orders.id}
    and refunds.scope = 'whole' and refunds.state in ('APPROVED', 'PROCESSING', 'FAILED'))))`;
