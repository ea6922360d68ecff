import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { over } from './standing.ts';

/** An order's days away: so many from `day` on, the first counted. */
export interface Trip {
  readonly orderId: number;
  readonly day: string;
  readonly days: number;
}

/**
 * Takes the days of a trip for its travellers, as far as no other order has them that is not over; gives how many of
 * each traveller's days it has then. Two orders for the same day wait for one another, always in the same order; an
 * order that this cannot see yet keeps what it took.
 * What is counted off is selected, so that it is planned once instead of for each list.
 */
export const takeDays = async (
  tx: Db,
  { orderId, day, days }: Trip,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    insert into trips (document_hash, day, order_id)
    select hash, ${day}::date + passed, ${orderId}::bigint
    from unnest((select ${sql.param([...hashes])}::text[])) as hash,
      generate_series(0, (select ${days}::integer) - 1) as passed
    order by hash, passed
    on conflict (document_hash, day) do update set order_id = excluded.order_id
    where trips.order_id = excluded.order_id
      or exists (select 1 from orders where orders.id = trips.order_id and ${over})
    returning document_hash as hash`);
  const taken = new Map<string, number>();
  for (const { hash } of rows) taken.set(hash, (taken.get(hash) ?? 0) + 1);
  return taken;
};
