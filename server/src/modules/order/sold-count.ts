import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import type { OrderRecord } from './order-repository.ts';

type Sold = Pick<OrderRecord, 'snapshot'>;

const count = async (tx: Db, productId: number, people: number): Promise<void> => {
  await tx
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${people}` })
    .where(eq(products.id, productId));
};

/** Counts a paid order in what its product shows as sold, by people. Last in a transaction: many wait for this row. */
export const addSold = (tx: Db, { snapshot }: Sold): Promise<void> =>
  count(tx, snapshot.productId, snapshot.people);

/** Counts an order that was given back no more. Last in a transaction, too. */
export const takeSoldBack = (tx: Db, { snapshot }: Sold): Promise<void> =>
  count(tx, snapshot.productId, -snapshot.people);
