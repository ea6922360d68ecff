import { and, asc, between, eq, inArray, or, sql } from 'drizzle-orm';
import { productInScope, UNDATED } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';

/** Days in Asia/Shanghai, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const least = (column: typeof inventory.price | typeof inventory.childPrice) =>
  sql<number | null>`min(${column})`.mapWith(Number);
const most = (column: typeof inventory.price | typeof inventory.childPrice) =>
  sql<number | null>`max(${column})`.mapWith(Number);

/** Products of a data scope with their lowest and highest prices (fen) in a period, null without any. */
export const listPriceRanges = (db: Db, ids: readonly number[], { from, to }: Period, scope: DataScope) =>
  db
    .select({
      ...{ id: products.id, title: products.title, status: products.status },
      ...{ min: least(inventory.price), max: most(inventory.price) },
      ...{ childMin: least(inventory.childPrice), childMax: most(inventory.childPrice) },
    })
    .from(products)
    .leftJoin(skus, eq(skus.productId, products.id))
    .leftJoin(
      inventory,
      and(eq(inventory.skuId, skus.id), or(eq(inventory.day, UNDATED), between(inventory.day, from, to))),
    )
    .where(and(inArray(products.id, [...ids]), productInScope(scope)))
    .groupBy(products.id);

/** The days of a period on which a product is in the calendar, in order. */
export const listDaysWithPrices = async (
  db: Db,
  productId: number,
  { from, to }: Period,
): Promise<string[]> => {
  const found = await db
    .selectDistinct({ day: inventory.day })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .where(and(eq(skus.productId, productId), between(inventory.day, from, to)))
    .orderBy(asc(inventory.day));
  return found.map(({ day }) => day);
};
