import { sql } from 'drizzle-orm';
import { type Db, prepared, trips } from '#src/platform/database/index.ts';
import { over } from '#src/sales/orders/index.ts';

/** An order's days away: so many from `day` on, the first counted. */
export interface Trip {
  readonly orderId: number;
  readonly day: string;
  readonly days: number;
}

const { placeholder } = sql;

// What is counted off is selected, so that it is planned once instead of for each list.
const wanted = sql`
  select hash, ${placeholder('day')}::date + passed, ${placeholder('orderId')}::bigint
  from unnest((select ${placeholder('hashes')}::text[])) as hash,
    generate_series(0, (select ${placeholder('days')}::integer) - 1) as passed
  order by hash, passed`;

const take = prepared((tx) =>
  tx
    .insert(trips)
    .select(wanted)
    .onConflictDoUpdate({
      target: [trips.documentHash, trips.day],
      set: { orderId: sql`excluded.order_id` },
      setWhere: sql`${trips.orderId} = excluded.order_id
        or exists (select 1 from orders where orders.id = ${trips.orderId} and ${over})`,
    })
    .returning({ hash: trips.documentHash })
    .prepare('take-days'),
);

/**
 * Takes the days of a trip for its travellers, as far as no other order has them that is not over; gives how many of
 * each traveller's days it has then. Two orders for the same day wait for one another, always in the same order; an
 * order that this cannot see yet keeps what it took.
 */
export const takeDays = async (
  tx: Db,
  trip: Trip,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const taken = new Map<string, number>();
  for (const { hash } of await take(tx).execute({ ...trip, hashes }))
    taken.set(hash, (taken.get(hash) ?? 0) + 1);
  return taken;
};
