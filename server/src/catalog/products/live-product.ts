import { and, eq } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';

/** Throws 404 when the product does not exist or is not on sale. */
export const requireLive = async (db: Db, productId: number): Promise<void> => {
  const live = await db.$count(products, and(eq(products.id, productId), eq(products.status, 'live')));
  if (live === 0)
    throw notFound('该产品不存在或已下架', 'This product does not exist or is no longer offered');
};
