import { and, eq } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';

/** Lets through what is on sale. Throws 404 when there is no such product, or it is not offered any more. */
export const requireLive = async (db: Db, productId: number): Promise<void> => {
  const live = await db.$count(products, and(eq(products.id, productId), eq(products.status, 'live')));
  if (live === 0)
    throw notFound('该产品不存在或已下架', 'This product does not exist or is no longer offered');
};
