import type { TourSelection } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { inventory, products, skus } from '../../db/schema/index.ts';
import type { StockRow } from './stock-repository.ts';

export type ProductRecord = typeof products.$inferSelect;

/** Whether the tour has the plan, and it is on sale. */
export const hasPlan = async (db: Db, { tourId, skuId }: TourSelection): Promise<boolean> => {
  const wanted = and(eq(skus.id, skuId), eq(skus.productId, tourId), eq(skus.status, 1));
  return (await db.select({ id: skus.id }).from(skus).where(wanted)).length > 0;
};

export const findDeparture = async (db: Db, { skuId, day }: TourSelection): Promise<StockRow | undefined> =>
  (
    await db
      .select()
      .from(inventory)
      .where(and(eq(inventory.skuId, skuId), eq(inventory.day, day)))
  )[0];

export const findLiveTour = async (db: Db, id: number): Promise<ProductRecord | undefined> => {
  const live = and(eq(products.id, id), eq(products.kind, 'tour'), eq(products.status, 'live'));
  return (await db.select().from(products).where(live))[0];
};
