import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import { isLive } from '../product-filter.ts';
import type { RequestTime } from '../request-time.ts';
import { openForBooking, seatsLeft } from '../stock/bookable.ts';
import { UNDATED } from '../stock/undated.ts';

/** SKUs of live goods with price and stock, unordered. */
export const listGoodsSkus = (db: Db, skuIds: readonly number[], { now, today }: RequestTime) =>
  db
    .select({
      skuId: skus.id,
      productId: products.id,
      title: products.title,
      picture: products.picture,
      content: products.content,
      attributes: skus.attributes,
      price: inventory.price,
      left: seatsLeft,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(inventory, and(eq(inventory.skuId, skus.id), eq(inventory.day, UNDATED)))
    .where(
      and(inArray(skus.id, [...skuIds]), isLive, eq(products.kind, 'goods'), openForBooking(now, today)),
    );

export type GoodsSkuRow = Awaited<ReturnType<typeof listGoodsSkus>>[number];
