import { nextOrderState } from '@portal/shared/rules';
import type { Db } from '../../db/connect.ts';
import { recordHappenings } from '../order/order-events.ts';
import { changeOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { orderRefunded } from '../refund/on-refunded.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { changeRefund, type RefundRecord, sumGivenBack } from './refund-repository.ts';

/** Where the order stands once this came back: what was paid in excess of it changes nothing. */
const stateAfter = async (
  tx: Db,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<OrderRecord['state']> => {
  if (refund.scope === 'excess') return order.state;
  const all = (await sumGivenBack(tx, order.id)) >= order.amount;
  const state = nextOrderState(order.state, all ? 'refundAll' : 'refundPart');
  if (!state) throw new Error(`an order ${order.state} got refund ${refund.refundNo}`);
  return state;
};

/**
 * Writes down, once and in one transaction, that money came back: the refund, the order and its audit row, and when the
 * whole order is over with it also what else that means. Order, then refund, then stock are locked.
 */
export const settleRefund = (deps: PaymentDeps, refund: RefundRecord): Promise<void> =>
  deps.database.db.transaction(async (tx) => {
    const now = deps.now();
    const order = await lockOrder(tx, refund.orderId);
    if (!order) throw new Error(`refund ${refund.refundNo} lost its order`);
    const done = { state: 'SUCCESS', succeededAt: now, nextTryAt: null, lastError: null } as const;
    if (!(await changeRefund(tx, refund, done, now))) return;
    const state = await stateAfter(tx, order, refund);
    const refundedAmount = order.refundedAmount + refund.amount;
    await changeOrder(tx, order, { state, refundedAmount }, now);
    const { orderNo, state: before } = order;
    const after = { state, refundNo: refund.refundNo, amount: refund.amount };
    await recordHappenings(tx, [{ orderNo, event: 'refund', actor: 'system', before, after }]);
    if (refund.scope !== 'excess')
      await orderRefunded(tx, { ...order, state, refundedAmount }, { scope: refund.scope, now });
  });
