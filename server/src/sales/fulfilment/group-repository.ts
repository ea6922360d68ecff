import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { queuePriceRefresh } from '#src/catalog/products/index.ts';
import { type Db, holds, inventory, orders } from '#src/platform/database/index.ts';
import type { StockKey } from '#src/sales/inventory/index.ts';
import { activeOrders } from '#src/sales/orders/index.ts';
import type { Departure } from './group-rules.ts';

/** Orders of tours with a pending group. */
export const pendingGroups = and(
  eq(orders.kind, 'tour'),
  activeOrders,
  eq(orders.fulfilment, 'GROUP_PENDING'),
);

/** Seats of a changed order on its former departure, or on one that it has not paid yet, do not count. */
const sold = eq(holds.state, 'sold');

const ofDeparture = ({ skuId, day }: StockKey): SQL | undefined =>
  and(eq(holds.skuId, skuId), eq(holds.day, day), sold);

/** Departures with pending groups in order, after a cursor. */
export const listPendingDepartures = (
  db: Db,
  after: StockKey | undefined,
  limit: number,
): Promise<StockKey[]> =>
  db
    .selectDistinct({ skuId: holds.skuId, day: holds.day })
    .from(orders)
    .innerJoin(holds, eq(holds.orderId, orders.id))
    .where(
      and(
        pendingGroups,
        sold,
        after && sql`(${holds.day}, ${holds.skuId}) > (${after.day}::date, ${after.skuId}::bigint)`,
      ),
    )
    .orderBy(asc(holds.day), asc(holds.skuId))
    .limit(limit);

/** The orders of a departure with a pending group; at most as many as it has seats. */
export const listPendingOrders = async (db: Db, departure: StockKey): Promise<number[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(holds)
    .innerJoin(orders, eq(orders.id, holds.orderId))
    .where(and(ofDeparture(departure), pendingGroups))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
};

interface Row extends Record<string, unknown> {
  readonly cutoff_days: number | null;
  readonly min_group: number | null;
  readonly people: number;
  readonly failed_at: string | null;
}

/**
 * A departure with its stock row locked until the transaction ends: concurrent payments wait, so the count is
 * exact. Throws when it does not exist.
 */
export const lockDeparture = async (tx: Db, { skuId, day }: StockKey): Promise<Departure> => {
  await tx.execute(
    sql`select 1 from inventory where sku_id = ${skuId} and day = ${day}::date order by sku_id for update`,
  );
  const { rows } = await tx.execute<Row>(sql`
    select products.cutoff_days, (products.content ->> 'minGroup')::integer as min_group,
      coalesce(sum(holds.quantity) filter (where ${sold} and ${activeOrders}), 0)::integer as people,
      max(fulfilments.since) filter (where orders.fulfilment = 'FAILED_GROUP'
        and (orders.snapshot #>> '{details,skuId}')::bigint = ${skuId} and orders.travel_day = ${day}::date) as failed_at
    from skus join products on products.id = skus.product_id
      left join holds on holds.sku_id = skus.id and holds.day = ${day}::date
      left join orders on orders.id = holds.order_id
      left join fulfilments on fulfilments.order_id = orders.id
    where skus.id = ${skuId} group by products.id`);
  const [row] = rows;
  if (!row) throw new Error(`there is no departure ${skuId} on ${day}`);
  const { cutoff_days, min_group, people, failed_at } = row;
  const failedAt = failed_at === null ? null : new Date(failed_at);
  return { day, cutoffDays: cutoff_days ?? 0, minGroup: min_group ?? 1, people, failedAt };
};

/** Closes sales of the departure of an order whose group failed. */
export const closeDeparture = async (tx: Db, orderId: number, now: Date): Promise<void> => {
  const open = or(isNull(inventory.closesAt), gt(inventory.closesAt, now));
  const its = sql`(${inventory.skuId}, ${inventory.day}) in (
    select h.sku_id, h.day from holds h where h.order_id = ${orderId} and h.state = 'sold')`;
  const closed = await tx
    .update(inventory)
    .set({ closesAt: now, updatedAt: now })
    .where(and(its, open))
    .returning({ skuId: inventory.skuId });
  if (closed.length > 0)
    await queuePriceRefresh(
      tx,
      closed.map(({ skuId }) => skuId),
    );
};
