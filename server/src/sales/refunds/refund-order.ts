import { nextFulfilment, nextOrderState } from '@portal/shared/rules';
import type { Actor } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import {
  type OrderRecord,
  recordOrderEvents,
  transitionFulfilment,
  updateOrder,
} from '#src/sales/orders/index.ts';
import { insertRefund, type RefundRecord, sumRefunded, updateRefund } from '#src/sales/payments/index.ts';
import { findKeptPayment } from './refund-facts-repository.ts';

/** Who releases a refund, why, and when. */
export interface RefundContext {
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

/** What is refunded, and on whose proposal. */
export interface RefundAmounts {
  readonly scope: 'whole' | 'part';
  /** Fen. */
  readonly amount: number;
  readonly fee: number;
  /** The member of staff who proposes it, and whether somebody else has to approve it. */
  readonly proposedBy?: number;
  readonly secondPerson?: boolean;
}

/** A requested refund and its updated order, both locked. */
export interface RequestedRefund {
  readonly order: OrderRecord;
  readonly refund: RefundRecord;
}

interface OrderTransition extends Pick<RefundContext, 'actor' | 'now'> {
  readonly event: 'requestRefund' | 'approveRefund' | 'rejectRefund' | 'rejectFurtherRefund';
  readonly after: Readonly<Record<string, unknown>>;
}

/** Transitions a locked order and writes its audit entry. Returns the updated order. */
export const transitionOrder = async (
  tx: Db,
  order: OrderRecord,
  { event, actor, now, after }: OrderTransition,
): Promise<OrderRecord> => {
  const { orderNo, state: before } = order;
  const state = nextOrderState(before, event);
  if (!state) throw new Error(`an order ${before} cannot ${event}`);
  if (!(await updateOrder(tx, order, { state }, now))) throw new Error('a locked order changed its state');
  const told = event === 'rejectFurtherRefund' ? 'rejectRefund' : event;
  await recordOrderEvents(tx, [{ orderNo, event: told, actor, before, after: { state, ...after } }]);
  return { ...order, state };
};

/** Transitions a return of goods; does nothing for other kinds. */
export const transitionReturn = async (
  tx: Db,
  order: OrderRecord,
  event: 'requestReturn' | 'acceptReturn' | 'refuseReturn',
  { actor, now }: Pick<RefundContext, 'actor' | 'now'>,
): Promise<OrderRecord> =>
  nextFulfilment(order.kind, order.fulfilment, event)
    ? transitionFulfilment(tx, order, { event, by: 'refund', actor, now })
    : order;

/** Records a refund request for a locked order; no money moves yet. Throws A0513 beyond what was paid. */
export const requestRefund = async (
  tx: Db,
  order: OrderRecord,
  { scope, amount, fee, proposedBy, secondPerson }: RefundAmounts,
  { actor, reason, now }: RefundContext,
): Promise<RequestedRefund> => {
  const payment = await findKeptPayment(tx, order.id);
  if (!payment) throw new Error(`order ${order.orderNo} was never paid`);
  const refund = await insertRefund(tx, {
    refundNo: newNumber('R', now),
    orderId: order.id,
    paymentId: payment.id,
    state: 'REQUESTED',
    orderState: order.state,
    ...{ scope, amount, fee, proposedBy, secondPerson, reason, createdAt: now, updatedAt: now },
  });
  const after = { refundNo: refund.refundNo, amount };
  const asked = await transitionOrder(tx, order, { event: 'requestRefund', actor, now, after });
  const returned =
    scope === 'whole' ? await transitionReturn(tx, asked, 'requestReturn', { actor, now }) : asked;
  return { order: returned, refund };
};

/** Releases a requested refund: the job sends it. `decidedBy` is null when no decision was needed. */
export const releaseRefund = async (
  tx: Db,
  { order, refund }: RequestedRefund,
  { actor, now, decidedBy }: Pick<RefundContext, 'actor' | 'now'> & { readonly decidedBy: number | null },
): Promise<RefundRecord> => {
  const change = { state: 'APPROVED', nextTryAt: now, decidedBy, decidedAt: now } as const;
  const by = decidedBy === null ? undefined : ({ deed: 'approve', actor: decidedBy } as const);
  if (!(await updateRefund(tx, refund, change, now, by)))
    throw new Error('a locked refund changed its state');
  const after = { refundNo: refund.refundNo, amount: refund.amount };
  const turned = await transitionOrder(tx, order, { event: 'approveRefund', actor, now, after });
  if (refund.scope === 'whole') await transitionReturn(tx, turned, 'acceptReturn', { actor, now });
  return { ...refund, ...change };
};

/** Refunds part of a locked, paid order, which stays active. Throws A0513 beyond what is left, in fen. */
export const refundPart = async (
  tx: Db,
  order: OrderRecord,
  amount: number,
  giving: RefundContext,
): Promise<RefundRecord> => {
  const asked = await requestRefund(tx, order, { scope: 'part', amount, fee: 0 }, giving);
  return releaseRefund(tx, asked, { ...giving, actor: 'system', decidedBy: null });
};

/**
 * Refunds all that is left of a locked order in state PAID or PARTIALLY_REFUNDED, for when the agency cannot
 * fulfil it. The order becomes REFUNDING; undefined when nothing was left.
 */
export const refundWhole = async (
  tx: Db,
  order: OrderRecord,
  giving: RefundContext,
): Promise<RefundRecord | undefined> => {
  const amount = order.amount - (await sumRefunded(tx, order.id));
  if (amount === 0) return undefined;
  const asked = await requestRefund(tx, order, { scope: 'whole', amount, fee: 0 }, giving);
  return releaseRefund(tx, asked, { ...giving, actor: 'system', decidedBy: null });
};
