import { errorCodes, nextOrderState } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type Member, notFound } from '#src/platform/errors/index.ts';
import {
  findOrderByNumber,
  findOwnOrder,
  lockOrderByNumber,
  lockOwnOrder,
  type OrderRecord,
} from '#src/sales/orders/index.ts';
import { listOpenPayments, type PaymentDeps, pollPayment } from '#src/sales/payments/index.ts';
import { closeOrders } from './close-orders.ts';

const tooLate = () =>
  conflict(errorCodes.wrongState, '订单当前状态不能取消', 'This order can no longer be cancelled');

const isCancelled = ({ state, closedReason }: OrderRecord): boolean =>
  state === 'CLOSED' && (closedReason === 'user' || closedReason === 'staff');

const endPayments = async (deps: PaymentDeps, { id }: OrderRecord): Promise<void> => {
  for (const payment of await listOpenPayments(deps.db, id))
    await pollPayment(deps, payment, { ending: true });
};

/** Access to an order: the member's own, or any. */
interface OrderAccess {
  readonly find: (db: Db) => Promise<OrderRecord | undefined>;
  readonly lock: (tx: Db) => Promise<OrderRecord | undefined>;
  readonly by: 'user' | 'staff';
}

const cancel = async (deps: PaymentDeps, actor: Member, { find, lock, by }: OrderAccess): Promise<void> => {
  const { db } = deps;
  const found = await find(db);
  if (!found) throw notFound();
  if (nextOrderState(found.state, 'cancel')) await endPayments(deps, found);
  await db.transaction(async (tx) => {
    const order = await lock(tx);
    if (!order) throw notFound();
    if (isCancelled(order)) return;
    if (!nextOrderState(order.state, 'cancel')) throw tooLate();
    await closeOrders(tx, [order], { event: 'cancel', actor, now: deps.now(), closedReason: by });
  });
};

/**
 * Cancels an unpaid order of the member, closes its payments at the provider and releases its stock;
 * idempotent. Throws 404, and A0513 when it is not unpaid (also when it turns out to have just been paid).
 */
export const cancelOrder = (deps: PaymentDeps, member: Member, orderNo: string): Promise<void> =>
  cancel(deps, member, {
    find: (db) => findOwnOrder(db, member.userId, orderNo),
    lock: (tx) => lockOwnOrder(tx, member.userId, orderNo),
    by: 'user',
  });

/** {@link cancelOrder} for any order, by staff on the buyer's request. */
export const cancelForBuyer = (deps: PaymentDeps, staff: Member, orderNo: string): Promise<void> =>
  cancel(deps, staff, {
    find: (db) => findOrderByNumber(db, orderNo),
    lock: (tx) => lockOrderByNumber(tx, orderNo),
    by: 'staff',
  });
