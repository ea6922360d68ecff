import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import type { OrderRecord } from './order-repository.ts';

/** Counts a paid order in what its product shows as sold, by people. Last in a transaction: many wait for this row. */
export const addSold = async (tx: Db, { snapshot }: Pick<OrderRecord, 'snapshot'>): Promise<void> => {
  await tx
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${snapshot.people}` })
    .where(eq(products.id, snapshot.productId));
};
