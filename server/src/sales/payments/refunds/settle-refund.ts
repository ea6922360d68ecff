import { nextOrderState, nextRefundState, openBalance } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { lockOrder, type OrderRecord, recordOrderEvents, updateOrder } from '#src/sales/orders/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import {
  hasOpenRefund,
  lockRefund,
  type RefundRecord,
  sumRefunded,
  updateRefund,
} from './refund-repository.ts';

/**
 * The state of the order after the refund; a refund of an excess payment does not change it, nor one of several that
 * were requested together, before the last.
 */
const stateAfter = async (
  tx: Db,
  order: OrderRecord,
  refund: RefundRecord,
  isLast: boolean,
): Promise<OrderRecord['state']> => {
  if (refund.scope === 'excess' || !isLast) return order.state;
  const all = (await sumRefunded(tx, order.id)) >= order.amount - openBalance(order);
  const state = nextOrderState(order.state, all ? 'refundAll' : 'refundPart');
  if (!state) throw new Error(`an order ${order.state} got refund ${refund.refundNo}`);
  return state;
};

/** Adds a refund to its order. After a whole refund the order is final, even if a fee was kept. */
const applyRefundToOrder = async (
  tx: Db,
  order: OrderRecord,
  refund: RefundRecord,
  { isLast, now }: { readonly isLast: boolean; readonly now: Date },
): Promise<OrderRecord> => {
  const state = await stateAfter(tx, order, refund, isLast);
  const final = isLast && (refund.scope === 'whole' || state === 'REFUNDED');
  const closedReason = final ? 'refunded' : order.closedReason;
  const change = { state, closedReason, refundedAmount: order.refundedAmount + refund.amount };
  if (!(await updateOrder(tx, order, change, now))) throw new Error('a locked order changed its state');
  const { orderNo, state: before } = order;
  const after = { state, refundNo: refund.refundNo, amount: refund.amount };
  await recordOrderEvents(tx, [{ orderNo, event: 'refund', actor: 'system', before, after }]);
  return { ...order, ...change };
};

interface SettleOptions extends Pick<PaymentDeps, 'hooks'> {
  readonly now: Date;
}

/**
 * Records a successful refund once, in the caller's transaction: the refund, the order, its audit entry and
 * the `onRefunded` hook. Locks order, refund, then stock. Returns false for a repeat. Throws when the refund
 * was never released.
 */
export const settleRefund = async (
  tx: Db,
  { orderId, refundNo }: Pick<RefundRecord, 'orderId' | 'refundNo'>,
  { hooks, now }: SettleOptions,
): Promise<boolean> => {
  const order = await lockOrder(tx, orderId);
  const refund = await lockRefund(tx, refundNo);
  if (!order || !refund) throw new Error(`refund ${refundNo} lost its order`);
  if (refund.state === 'SUCCESS') return false;
  if (nextRefundState(refund.state, 'succeed') !== 'SUCCESS')
    throw new Error(`refund ${refundNo} is ${refund.state}, but money came back`);
  const done = {
    state: 'SUCCESS',
    succeededAt: now,
    nextTryAt: null,
    lastError: null,
    failureCode: null,
  } as const;
  if (!(await updateRefund(tx, refund, done, now))) throw new Error('a locked refund changed its state');
  const isLast = !(await hasOpenRefund(tx, refund));
  const after = await applyRefundToOrder(tx, order, refund, { isLast, now });
  if (refund.scope !== 'excess' && isLast) await hooks.onRefunded(tx, after, { scope: refund.scope, now });
  return true;
};
