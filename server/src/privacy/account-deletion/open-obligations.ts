import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

/** Counts of orders and refunds that block closing an account. */
export interface OpenObligations {
  readonly unpaid: number;
  readonly running: number;
  readonly refunding: number;
}

const openRefund = sql`exists (select 1 from refunds r
  where r.order_id = o.id and r.state in ('REQUESTED', 'APPROVED', 'PROCESSING', 'FAILED'))`;
const unpaid = sql`o.state = 'PENDING_PAYMENT'`;
/** Paid and not yet fulfilled; an order refunded except for a fee is final. */
const running = sql`o.state in ('PAID', 'PARTIALLY_REFUNDED') and o.closed_reason is null`;
/** Open refunds, whatever the state of the order. */
const refunding = sql`(o.state in ('REFUND_REQUESTED', 'REFUNDING') or ${openRefund})`;

/** Counts unpaid orders, paid orders that are not completed, and open refunds of a member. */
export const countOpenObligations = async (db: Db, userId: number): Promise<OpenObligations> => {
  const { rows } = await db.execute<{ [K in keyof OpenObligations]: number }>(sql`
    select count(*) filter (where ${unpaid})::int as unpaid,
      count(*) filter (where ${running} and not ${refunding})::int as running,
      count(*) filter (where ${refunding})::int as refunding
    from orders o where o.user_id = ${userId}`);
  return rows[0] ?? { unpaid: 0, running: 0, refunding: 0 };
};

/** SQL condition: order `o` of the outer query is unpaid, to be fulfilled, or has an open refund. */
export const isOpenOrder = sql`(${unpaid} or ${running} or ${refunding})`;

/** SQL condition: user `u` of the outer query has open obligations. */
export const hasOpenObligations = sql`exists (select 1 from orders o
  where o.user_id = u.id and ${isOpenOrder})`;
