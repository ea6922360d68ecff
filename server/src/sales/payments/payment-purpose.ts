import type { Db } from '#src/platform/database/index.ts';
import { findPendingChange, type OrderRecord } from '#src/sales/orders/index.ts';

/** What is collected for an order, in fen, and until when: its price, or the difference of a change. */
export interface Collection {
  readonly changeId: number | null;
  readonly amount: number;
  readonly expiresAt: Date;
}

/** What is collected for an order now; undefined when nothing is left to pay. */
export const findCollection = async (db: Db, order: OrderRecord): Promise<Collection | undefined> => {
  const { id, state, amount, expiresAt } = order;
  if (state === 'PENDING_PAYMENT') return { changeId: null, amount, expiresAt };
  const change = state === 'PAID' ? await findPendingChange(db, id) : undefined;
  return change?.expiresAt
    ? { changeId: change.id, amount: change.difference, expiresAt: change.expiresAt }
    : undefined;
};
