import { addDays } from '@portal/shared/rules';
import { and, between, eq, inArray, not, sql } from 'drizzle-orm';
import { type Db, prepared, trips } from '#src/platform/database/index.ts';
import { finalOrders } from '#src/sales/orders/index.ts';

/** The days of an order's trip: a number of days starting with `day`. */
export interface Trip {
  readonly orderId: number;
  readonly day: string;
  readonly days: number;
}

const { placeholder } = sql;

// Lists in a subquery: PostgreSQL plans the statement once, and not again for each number of elements.
const wanted = sql`
  select hash, ${placeholder('day')}::date + passed, ${placeholder('orderId')}::bigint
  from unnest((select ${placeholder('hashes')}::text[])) as hash,
    generate_series(0, (select ${placeholder('days')}::integer) - 1) as passed
  order by hash, passed`;

const takenDays = prepared((tx) =>
  tx
    .insert(trips)
    .select(wanted)
    .onConflictDoUpdate({
      target: [trips.documentHash, trips.day],
      set: { orderId: sql`excluded.order_id` },
      setWhere: sql`${trips.orderId} = excluded.order_id
        or exists (select 1 from orders where orders.id = ${trips.orderId} and ${finalOrders})`,
    })
    .returning({ hash: trips.documentHash }),
);

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
  const rows = await takenDays(tx, { orderId, day, days, hashes: [...hashes] });
  const taken = new Map<string, number>();
  for (const { hash } of rows) taken.set(hash, (taken.get(hash) ?? 0) + 1);
  return taken;
};

/** Releases the days of an order's travellers apart from those of its trip. */
export const keepTrip = async (
  tx: Db,
  { orderId, day, days }: Trip,
  hashes: readonly string[],
): Promise<void> => {
  const last = addDays(day, days - 1);
  const kept = and(inArray(trips.documentHash, [...hashes]), between(trips.day, day, last));
  await tx.delete(trips).where(and(eq(trips.orderId, orderId), not(kept ?? sql`false`)));
};
