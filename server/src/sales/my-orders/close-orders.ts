import { nextOrderState } from '@portal/shared/rules';
import type { Actor } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { releaseCoupons } from '#src/sales/coupons/index.ts';
import { freeHolds } from '#src/sales/inventory/index.ts';
import { closeUnpaidOrders, type OrderRecord, recordOrderEvents } from '#src/sales/orders/index.ts';

interface Closing {
  readonly event: 'cancel' | 'expire';
  readonly actor: Actor;
  readonly now: Date;
  /** Derived from the event by default. */
  readonly closedReason?: 'user' | 'staff';
}

/** Closes locked unpaid orders and releases their stock and coupons. Throws when one is not unpaid. */
export const closeOrders = async (
  tx: Db,
  locked: readonly OrderRecord[],
  { event, actor, now, closedReason = 'user' }: Closing,
): Promise<void> => {
  if (locked.some(({ state }) => nextOrderState(state, event) !== 'CLOSED'))
    throw new Error(`an order cannot ${event} any more`);
  const ids = locked.map(({ id }) => id);
  await closeUnpaidOrders(tx, ids, event === 'cancel' ? closedReason : 'timeout', now);
  await releaseCoupons(tx, ids);
  await freeHolds(tx, ids);
  await recordOrderEvents(
    tx,
    locked.map(({ orderNo, state }) => ({
      orderNo,
      event,
      actor,
      before: state,
      after: { state: 'CLOSED' },
    })),
  );
};
