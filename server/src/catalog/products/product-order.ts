import type { ProductSort } from '@portal/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { datedPrice } from './days/dated-price.ts';
import type { Dated } from './product-filter.ts';

/** Each has an index on the same columns; the id makes the order stable for pagination. */
export const productOrders: Readonly<Record<ProductSort, SQL>> = {
  recommended: sql`${products.onSale} desc nulls last, ${products.soldCount} desc nulls last, ${products.id}`,
  priceUp: sql`${products.fromPrice} asc nulls last, ${products.id}`,
  priceDown: sql`${products.fromPrice} desc nulls last, ${products.id}`,
  sold: sql`${products.soldCount} desc nulls last, ${products.id}`,
  rating: sql`${products.rating} desc nulls last, ${products.reviewCount} desc nulls last, ${products.id}`,
};

const directions = { priceUp: sql.raw('asc'), priceDown: sql.raw('desc') } as const;

/** The two orders by price. */
export type PriceSort = keyof typeof directions;

export const isPriceSort = (sort: ProductSort): sort is PriceSort => Object.hasOwn(directions, sort);

/** The order by the price of the days asked for. No index has it: for a few products only. */
export const datedOrder = (sort: PriceSort, { days, moment }: Dated): SQL =>
  sql`${datedPrice(days, moment)} ${directions[sort]} nulls last, ${products.id}`;
