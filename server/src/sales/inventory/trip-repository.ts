import { sql } from 'drizzle-orm';
import { type Db, trips } from '#src/platform/database/index.ts';
import { finalOrders } from '#src/sales/orders/index.ts';

/** An order's days away: so many from `day` on, the first counted. */
export interface Trip {
  readonly orderId: number;
  readonly day: string;
  readonly days: number;
}

/**
 * Takes the days of a trip for its travellers, as far as no other order has them that is not over; returns how many of
 * each traveller's days it has then. Two orders for the same day wait for one another, always in the same order; an
 * order that this cannot see yet keeps what it took.
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
