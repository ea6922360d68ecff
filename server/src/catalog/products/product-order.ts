import type { ProductSort } from '@portal/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';

/** Each has an index on the same columns; the id makes the order stable for pagination. */
export const productOrders: Readonly<Record<ProductSort, SQL>> = {
  recommended: sql`${products.onSale} desc nulls last, ${products.soldCount} desc nulls last, ${products.id}`,
  priceUp: sql`${products.fromPrice} asc nulls last, ${products.id}`,
  priceDown: sql`${products.fromPrice} desc nulls last, ${products.id}`,
  sold: sql`${products.soldCount} desc nulls last, ${products.id}`,
  rating: sql`${products.rating} desc nulls last, ${products.reviewCount} desc nulls last, ${products.id}`,
};
