import assert from 'node:assert/strict';
import { UNDATED } from '#src/catalog/products/index.ts';
import { inventory, products, skus } from '#src/platform/database/index.ts';
import type { CheckoutFixture } from './checkout-fixture.ts';

interface Offered {
  readonly name?: string;
  readonly attributes: NonNullable<(typeof skus.$inferInsert)['attributes']>;
  /** In fen. */
  readonly price: number;
  readonly total?: number;
  /** The days it is sold on; every day by default. */
  readonly days?: readonly string[];
}

type Product = Pick<typeof products.$inferInsert, 'kind' | 'title' | 'content' | 'destination'>;

/** Creates a live product, dated or undated; returns its id and its SKU ids, in order. */
export const putOnSale = async (
  { deps: { database } }: CheckoutFixture,
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
  await db
    .insert(inventory)
    .values(
      offered.flatMap(({ price, total = 10, days = [UNDATED] }, place) =>
        days.map((day) => ({ skuId: skuIds[place] ?? 0, day, price, total })),
      ),
    );
  return { productId: row.id, skuIds };
};
