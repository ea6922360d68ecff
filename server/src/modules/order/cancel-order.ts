import { errorCodes, nextOrderState } from '@portal/shared/rules';
import { notFound, refused } from '../../http/fault.ts';
import type { Member } from '../../http/member.ts';
import { askProvider } from '../payment/ask-provider.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { listOpenPayments } from '../payment/payment-repository.ts';
import { closeOrders } from './close-orders.ts';
import { findOwnOrder, lockOwnOrder, type OrderRecord } from './order-repository.ts';

const tooLate = () =>
  refused(errorCodes.wrongState, '订单当前状态不能取消', 'This order cannot be cancelled any more', 409);

const isCancelled = ({ state, closedReason }: OrderRecord): boolean =>
  state === 'CLOSED' && closedReason === 'user';

const endPayments = async (deps: PaymentDeps, { id }: OrderRecord): Promise<void> => {
  for (const payment of await listOpenPayments(deps.database.db, id))
    await askProvider(deps, payment, { ending: true });
};

/**
 * Closes an own unpaid order, ends its payments at the provider and frees its stock; done again it changes nothing.
 * Throws 404, and A0513 when it is not unpaid (also when it turns out to have been paid just now).
 */
export const cancelOrder = async (deps: PaymentDeps, member: Member, orderNo: string): Promise<void> => {
  const { db } = deps.database;
  const found = await findOwnOrder(db, member.userId, orderNo);
  if (!found) throw notFound();
  if (nextOrderState(found.state, 'cancel')) await endPayments(deps, found);
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, member.userId, orderNo);
    if (!order) throw notFound();
    if (isCancelled(order)) return;
    if (!nextOrderState(order.state, 'cancel')) throw tooLate();
    await closeOrders(tx, [order], { event: 'cancel', actor: member, now: deps.now() });
  });
};
