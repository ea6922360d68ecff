import { eq, sql } from 'drizzle-orm';
import { type Db, products, reviews } from '#src/platform/database/index.ts';

const ofProduct = sql`from ${reviews} where ${reviews.productId} = ${products.id} and ${reviews.hiddenAt} is null`;

/**
 * Recomputes a product's rating (in tenths: 47 = 4.7; null without reviews) and number of reviews, without
 * hidden reviews. Call it in the transaction that writes or hides reviews, after writing them.
 */
export const refreshRating = async (tx: Db, productId: number): Promise<void> => {
  // Lock before reading the reviews, so that of concurrent writers the second counts both.
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
  await tx
    .update(products)
    .set({
      rating: sql`(select round(avg(${reviews.rating}) * 10) ${ofProduct})`,
      reviewCount: sql`(select count(*) ${ofProduct})`,
    })
    .where(eq(products.id, productId));
};
