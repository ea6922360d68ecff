import type { Actor } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { freeHolds, keepTrip } from '#src/sales/inventory/index.ts';
import {
  endChange,
  findPendingChange,
  lockExpiredChanges,
  type OrderRecord,
  recordOrderEvents,
} from '#src/sales/orders/index.ts';
import type { PaymentDeps } from '#src/sales/payments/index.ts';
import { tripOf } from './change-facts.ts';

interface Closing {
  /** Given up, unless its time ran out. */
  readonly event?: 'closeChange' | 'expireChange';
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Closes the change of a locked order that is not paid yet, if there is one: its seats and its travellers' days are
 * released, the order stays as it is. Returns whether there was one.
 */
export const closePendingChange = async (
  tx: Db,
  order: OrderRecord,
  { event = 'closeChange', actor, now }: Closing,
): Promise<boolean> => {
  const change = await findPendingChange(tx, order.id);
  if (!change) return false;
  if (!(await endChange(tx, change, 'CLOSED', now))) throw new Error('a change of a locked order ended');
  const { trip, hashes } = tripOf(order);
  await keepTrip(tx, trip, hashes);
  const { orderNo, state } = order;
  const after = { state, at: now.toISOString() };
  await recordOrderEvents(tx, [{ orderNo, event, actor, before: state, after }], [order]);
  await freeHolds(tx, [order.id]);
  return true;
};

const batchSize = 100;

const closeBatch = ({ db, now }: PaymentDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const at = now();
    const expired = await lockExpiredChanges(tx, at, batchSize);
    const closing = { event: 'expireChange', actor: 'system', now: at } as const;
    for (const order of expired) await closePendingChange(tx, order, closing);
    return expired.length;
  });

/**
 * Closes expired changes without open payments, each once, also with concurrent runs. Their payments are closed before
 * by the job that expires orders. Returns the number of closed changes.
 */
export const expireChanges = async (deps: PaymentDeps): Promise<number> => {
  for (let closed = 0; ; ) {
    const done = await closeBatch(deps);
    closed += done;
    if (done < batchSize) return closed;
  }
};
