import type { OrderState } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { type Db, fulfilments, orders } from '#src/platform/database/index.ts';
import type { OrderRecord } from './order-repository.ts';

export type FulfilmentRecord = typeof fulfilments.$inferSelect;

/** What is known of the last step of an order; undefined when there was none since it was paid. */
export const findFulfilment = async (db: Db, orderId: number): Promise<FulfilmentRecord | undefined> =>
  (await db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId)))[0];

/** Records the last step of an order; what a step does not say of it stays. */
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

/** Moves an order that still stands where it was found, and notes when it comes to its end; false when it does not. */
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
