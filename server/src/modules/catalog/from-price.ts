import { dayOf } from '@portal/shared/rules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { inventory, products, skus } from '../../db/schema/index.ts';
import { openForBooking, seatsLeft } from './bookable.ts';

const lowestPrices = (db: Db, now: Date, only: SQL | undefined) =>
  db
    .select({ productId: skus.productId, price: sql<number>`min(${inventory.price})`.as('price') })
    .from(skus)
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(and(only, openForBooking(now, dayOf(now)), sql`${seatsLeft} > 0`))
    .groupBy(skus.productId)
    .as('lowest');

const refresh = async (db: Db, now: Date, productId?: number): Promise<number> => {
  const lowest = lowestPrices(db, now, productId === undefined ? undefined : eq(skus.productId, productId));
  const current = db
    .select({ id: products.id, price: lowest.price })
    .from(products)
    .leftJoin(lowest, eq(lowest.productId, products.id))
    .where(productId === undefined ? undefined : eq(products.id, productId))
    .as('current');
  const { rowCount } = await db
    .update(products)
    .set({ fromPrice: sql`${current.price}` })
    .from(current)
    .where(and(eq(current.id, products.id), sql`${products.fromPrice} is distinct from ${current.price}`));
  return rowCount ?? 0;
};

/**
 * Sets a product's "from" price to its lowest price that can be booked now, in fen, null when none can. Call it in the
 * transaction that changes its calendar.
 */
export const refreshFromPrice = async (tx: Db, productId: number, now = new Date()): Promise<void> => {
  await refresh(tx, now, productId);
};

/** Does the same for every product: cut-offs pass and departures sell out without anybody editing. Gives how many changed. */
export const refreshFromPrices = (db: Db, now: Date): Promise<number> => refresh(db, now);
