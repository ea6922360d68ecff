import type { Text } from '@portal/shared/contract';
import { decisionTime } from '@portal/shared/rules';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inventory, lockFor, products, skus } from '#src/platform/database/index.ts';
import { closingOf, type StockKey, type StockRow } from '#src/sales/inventory/index.ts';

/** A departure of a tour, with what a waiting list needs of its product. */
export interface WaitlistDeparture {
  readonly stock: StockRow;
  readonly tourId: number;
  readonly title: Text;
  readonly maxPeople: number;
  readonly cutoffDays: number;
  /** Whether the tour and its departure plan are on sale. */
  readonly offered: boolean;
}

/** Lets one transaction at a time add, remove and serve entries of a departure. Taken before any row of them. */
export const lockWaitlist = (tx: Db, { skuId, day }: StockKey): Promise<void> =>
  lockFor(tx, 'waitlist', `${skuId} ${day}`);

/** A departure with its stock row locked until the transaction ends. */
export const lockDeparture = async (
  tx: Db,
  { skuId, day }: StockKey,
): Promise<WaitlistDeparture | undefined> => {
  const [row] = await tx
    .select({
      stock: inventory,
      tourId: products.id,
      title: products.title,
      maxPeople: sql<number>`(${products.content} ->> 'maxPeople')::integer`,
      cutoffDays: sql<number>`coalesce(${products.cutoffDays}, 0)`,
      offered: sql<boolean>`${products.status} = 'live' and ${skus.status} = 1`,
    })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .innerJoin(products, and(eq(products.id, skus.productId), eq(products.kind, 'tour')))
    .where(and(eq(inventory.skuId, skuId), eq(inventory.day, day)))
    .for('update', { of: inventory });
  return row;
};

/** When sales of a departure end: at its own closing or when its group is decided, whichever comes first. */
export const salesEndOf = ({ stock, cutoffDays }: WaitlistDeparture): Date =>
  new Date(Math.min(closingOf(stock).getTime(), decisionTime(stock.day, cutoffDays).getTime()));

/** Departures on sale with seats that were released and not offered yet. */
export const listSetAside = (db: Db, limit: number): Promise<StockKey[]> =>
  db
    .select({ skuId: inventory.skuId, day: inventory.day })
    .from(inventory)
    .innerJoin(skus, and(eq(skus.id, inventory.skuId), eq(skus.status, 1)))
    .innerJoin(products, and(eq(products.id, skus.productId), eq(products.status, 'live')))
    .where(sql`${inventory.setAside} > 0`)
    .orderBy(inventory.day, inventory.skuId)
    .limit(limit);

/** Makes the seats that were set aside free again, in the locked row of a departure. */
export const clearSetAside = async (tx: Db, { skuId, day }: StockKey): Promise<void> => {
  await tx
    .update(inventory)
    .set({ held: sql`${inventory.held} - ${inventory.setAside}`, setAside: 0 })
    .where(and(eq(inventory.skuId, skuId), eq(inventory.day, day)));
};
