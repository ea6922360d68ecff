import assert from 'node:assert/strict';
import { inventory, products, skus } from '../../../db/schema/index.ts';
import { everyDay } from '../../catalog/every-day.ts';
import type { Shop } from './shop.ts';

interface Offered {
  readonly name?: string;
  readonly attributes: NonNullable<(typeof skus.$inferInsert)['attributes']>;
  /** In fen. */
  readonly price: number;
  readonly total?: number;
}

type Product = Pick<typeof products.$inferInsert, 'kind' | 'title' | 'content' | 'destination'>;

/** Puts something on sale that is not sold by the day; gives its id and those of its SKUs, in order. */
export const putOnSale = async (
  { deps: { database } }: Shop,
  product: Product,
  offered: readonly Offered[],
): Promise<{ readonly productId: number; readonly skuIds: number[] }> => {
  const { db } = database;
  const [row] = await db
    .insert(products)
    .values({ category: 'x', picture: `/art/${product.kind}.svg`, ...product })
    .returning();
  assert.ok(row);
  const made = await db
    .insert(skus)
    .values(
      offered.map(({ name = '标准', attributes }) => ({ productId: row.id, name: { zh: name }, attributes })),
    )
    .returning({ id: skus.id });
  const skuIds = made.map(({ id }) => id);
  await db.insert(inventory).values(
    offered.map(({ price, total = 10 }, place) => ({
      skuId: skuIds[place] ?? 0,
      day: everyDay,
      price,
      total,
    })),
  );
  return { productId: row.id, skuIds };
};
