import { sql } from 'drizzle-orm';
import { type Db, trips } from '#src/platform/database/index.ts';
import { finalOrders } from '#src/sales/orders/index.ts';

/** The days of an order's trip: a number of days starting with `day`. */
export interface Trip {
  readonly orderId: number;
  readonly day: string;
  readonly days: number;
}

/**
 * Claims the days of a trip for its travellers unless another active order has them; returns the claimed days
 * per traveller. Concurrent claims of the same day wait for each other in a fixed order; days of an order
 * that is not visible yet are not overwritten.
 */
export const takeDays = async (
  tx: Db,
  { orderId, day, days }: Trip,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const wanted = sql`
    select hash, ${day}::date + passed, ${orderId}::bigint
    from unnest(${sql.param([...hashes])}::text[]) as hash, generate_series(0, ${days}::integer - 1) as passed
    order by hash, passed`;
  const rows = await tx
    .insert(trips)
    .select(wanted)
    .onConflictDoUpdate({
      target: [trips.documentHash, trips.day],
      set: { orderId: sql`excluded.order_id` },
      setWhere: sql`${trips.orderId} = excluded.order_id
        or exists (select 1 from orders where orders.id = ${trips.orderId} and ${finalOrders})`,
    })
    .returning({ hash: trips.documentHash });
  const taken = new Map<string, number>();
  for (const { hash } of rows) taken.set(hash, (taken.get(hash) ?? 0) + 1);
  return taken;
};
