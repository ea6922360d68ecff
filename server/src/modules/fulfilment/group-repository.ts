import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { inventory } from '../../db/schema/index.ts';
import { rememberStale } from '../catalog/from-price.ts';
import type { Departure } from './group-rule.ts';

/** A departure of which somebody waits to hear whether it takes place. */
export interface PendingDeparture extends Departure {
  readonly skuId: number;
}

interface Row extends Record<string, unknown> {
  readonly sku_id: number;
  readonly day: string;
  readonly category: string;
  readonly min_group: number | null;
  readonly people: number;
  readonly failed: boolean;
}

const most = 1000;

/** The departures with paid orders whose group is pending, and how many people paid for each. At most 1,000. */
export const listPendingDepartures = async (db: Db): Promise<PendingDeparture[]> => {
  const { rows } = await db.execute<Row>(sql`
    with pending as (
      select distinct h.sku_id, h.day from orders o join holds h on h.order_id = o.id
      where o.kind = 'tour' and o.state = 'PAID' and o.fulfilment = 'GROUP_PENDING'
      order by h.day, h.sku_id limit ${most})
    select d.sku_id, d.day::text as day, p.category, (p.content ->> 'minGroup')::integer as min_group,
      coalesce(sum(h.quantity) filter (where o.state = 'PAID'), 0)::integer as people,
      bool_or(o.fulfilment = 'FAILED_GROUP') as failed
    from pending d join skus s on s.id = d.sku_id join products p on p.id = s.product_id
      join holds h on h.sku_id = d.sku_id and h.day = d.day join orders o on o.id = h.order_id
    group by d.sku_id, d.day, p.id order by d.day, d.sku_id`);
  return rows.map(({ sku_id, day, category, min_group, people, failed }) => ({
    skuId: sku_id,
    day,
    abroad: category === 'abroad',
    minGroup: min_group ?? 1,
    people,
    failed,
  }));
};

/** The orders of a departure whose group is pending. */
export const listPendingOrders = async (
  db: Db,
  { skuId, day }: Pick<PendingDeparture, 'skuId' | 'day'>,
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from holds h join orders o on o.id = h.order_id
    where h.sku_id = ${skuId} and h.day = ${day}::date and o.kind = 'tour' and o.state = 'PAID'
      and o.fulfilment = 'GROUP_PENDING' order by o.id`);
  return rows.map(({ id }) => id);
};

/** Sells nothing more of a departure that does not take place. */
export const closeDeparture = async (
  tx: Db,
  { skuId, day }: Pick<PendingDeparture, 'skuId' | 'day'>,
  now: Date,
): Promise<void> => {
  const open = or(isNull(inventory.closesAt), gt(inventory.closesAt, now));
  const { rowCount } = await tx
    .update(inventory)
    .set({ closesAt: now, updatedAt: now })
    .where(and(eq(inventory.skuId, skuId), eq(inventory.day, day), open));
  if (rowCount) await rememberStale(tx, [skuId]);
};
