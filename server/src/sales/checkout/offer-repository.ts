import type {
  GoodsContent,
  HotelContent,
  ProductKind,
  TicketContent,
  TourContent,
  VisaContent,
} from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { type Db, products, skus } from '#src/platform/database/index.ts';

interface Contents {
  tour: TourContent;
  hotel: HotelContent;
  ticket: TicketContent;
  goods: GoodsContent;
  visa: VisaContent;
}

/** A row of `products` with the content of its kind. */
export type ProductRecord<K extends ProductKind> = Omit<typeof products.$inferSelect, 'content'> & {
  readonly content: Contents[K];
};

export type SkuRecord = typeof skus.$inferSelect;

/** A product of a kind that is on sale. */
export const findLiveProduct = async <K extends ProductKind>(
  db: Db,
  kind: K,
  id: number,
): Promise<ProductRecord<K> | undefined> => {
  const live = and(eq(products.id, id), eq(products.kind, kind), eq(products.status, 'live'));
  const [row] = await db.select().from(products).where(live);
  return row && { ...row, content: row.content as Contents[K] };
};

/** A SKU of a product, if it is on sale. */
export const findOfferedSku = async (
  db: Db,
  productId: number,
  skuId: number,
): Promise<SkuRecord | undefined> => {
  const wanted = and(eq(skus.id, skuId), eq(skus.productId, productId), eq(skus.status, 1));
  return (await db.select().from(skus).where(wanted))[0];
};
