import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import type { OrderRecord } from './order-repository.ts';

type Sold = Pick<OrderRecord, 'snapshot'>;

/** How many of which product an order is for: goods may be of several, by pieces; all else is one, by people. */
const countsOf = ({
  snapshot: { productId, people, details },
}: Sold): [productId: number, count: number][] => {
  if (details.kind !== 'goods') return [[productId, people]];
  const counts = new Map<number, number>();
  for (const thing of details.things)
    counts.set(thing.productId, (counts.get(thing.productId) ?? 0) + thing.count);
  return [...counts].sort(([a], [b]) => a - b);
};

/** Always in the same order, so that nobody waits in a ring. */
const count = async (tx: Db, sold: Sold, sign: 1 | -1): Promise<void> => {
  for (const [productId, pieces] of countsOf(sold))
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${sign * pieces}` })
      .where(eq(products.id, productId));
};

/** Counts a paid order in what its products show as sold. Last in a transaction: many wait for these rows. */
export const addSold = (tx: Db, sold: Sold): Promise<void> => count(tx, sold, 1);

/** Counts an order that was given back no more. Last in a transaction, too. */
export const takeSoldBack = (tx: Db, sold: Sold): Promise<void> => count(tx, sold, -1);
