import type { OrderState } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { type Db, fulfilments, orders } from '#src/platform/database/index.ts';
import type { OrderRecord } from './order-repository.ts';

export type FulfilmentRecord = typeof fulfilments.$inferSelect;

/** The last fulfilment step of an order; undefined when there was none since payment. */
export const findFulfilment = async (db: Db, orderId: number): Promise<FulfilmentRecord | undefined> =>
  (await db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId)))[0];

/** Records the last step of an order; properties without a value are not changed. */
export const upsertFulfilment = async (
  tx: Db,
  orderId: number,
  change: Partial<typeof fulfilments.$inferInsert>,
  now: Date,
): Promise<void> => {
  await tx
    .insert(fulfilments)
    .values({ since: now, ...change, orderId })
    .onConflictDoUpdate({ target: fulfilments.orderId, set: change });
};

/**
 * Updates the fulfilment state of an order if it is unchanged (compare and swap), and sets the completion
 * time; false on a conflict.
 */
export const updateFulfilmentState = async (
  tx: Db,
  { id, state, fulfilment }: Pick<OrderRecord, 'id' | 'state' | 'fulfilment'>,
  after: { readonly state: OrderState; readonly fulfilment: string },
  now: Date,
): Promise<boolean> => {
  const completed = after.state === 'COMPLETED' && state !== 'COMPLETED' ? { completedAt: now } : {};
  const { rowCount } = await tx
    .update(orders)
    .set({ ...after, ...completed, updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.state, state), eq(orders.fulfilment, fulfilment)));
  return rowCount === 1;
};
