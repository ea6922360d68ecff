import type { TourContent, TourSelection } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { inventory, products, skus } from '../../db/schema/index.ts';
import type { StockRow } from './stock-repository.ts';

/** A product that is a tour, as it stands in the table. */
export type TourRecord = Omit<typeof products.$inferSelect, 'content'> & { readonly content: TourContent };

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

export const findLiveTour = async (db: Db, id: number): Promise<TourRecord | undefined> => {
  const live = and(eq(products.id, id), eq(products.kind, 'tour'), eq(products.status, 'live'));
  const [row] = await db.select().from(products).where(live);
  return row && { ...row, content: row.content as TourContent };
};
