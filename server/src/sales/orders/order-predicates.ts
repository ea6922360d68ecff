import { sql } from 'drizzle-orm';
import { orders } from '#src/platform/database/index.ts';

/** Of `orders` those that are paid for and still to be fulfilled: in SQL what `isStanding` says. */
export const activeOrders = sql`(${orders.state} in ('PAID', 'PARTIALLY_REFUNDED') and ${orders.closedReason} is null)`;

/** Of `orders` those that bind nobody any more: closed, given back, or certain to be. */
export const finalOrders = sql`(${orders.state} in ('CLOSED', 'REFUNDED') or ${orders.closedReason} is not distinct from 'refunded'
  or (${orders.state} = 'REFUNDING' and exists (select 1 from refunds where refunds.order_id = ${orders.id}
    and refunds.scope = 'whole' and refunds.state in ('APPROVED', 'PROCESSING', 'FAILED'))))`;
