import { nextFulfilment, nextOrderState, openBalance } from '@portal/shared/rules';
import { onBehalfOf } from '#src/platform/approvals/index.ts';
import type { Actor } from '#src/platform/audit/index.ts';
import type { Principal } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { closePendingChange } from '#src/sales/changes/index.ts';
import {
  type OrderRecord,
  recordOrderEvents,
  transitionFulfilment,
  updateOrder,
} from '#src/sales/orders/index.ts';
import {
  insertRefund,
  type RefundRecord,
  splitRefund,
  sumRefunded,
  updateRefund,
} from '#src/sales/payments/index.ts';
import { balanceOpen } from './refund-errors.ts';

/** Who releases a refund, why, and when. */
export interface RefundContext {
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

/** What is refunded, and on whose proposal. */
export interface RefundAmounts {
  readonly scope: 'whole' | 'part' | 'traveller';
  /** Fen. */
  readonly amount: number;
  readonly fee: number;
  /** The member of staff who proposes it, and whether somebody else has to approve it. */
  readonly proposedBy?: number;
  readonly secondPerson?: boolean;
}

/** The refunds of a request, one per payment of the order, and its updated order, all locked. */
export interface RequestedRefund {
  readonly order: OrderRecord;
  readonly refunds: readonly [RefundRecord, ...RefundRecord[]];
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

/**
 * Records a refund request for a locked order, split over its payments; no money moves yet. A change of the order that
 * is not paid yet is closed. Throws A0513 beyond what was paid, or for a part while the balance is open.
 */
export const requestRefund = async (
  tx: Db,
  order: OrderRecord,
  { scope, amount, fee, proposedBy, secondPerson }: RefundAmounts,
  { actor, reason, now }: RefundContext,
): Promise<RequestedRefund> => {
  if (scope === 'part' && openBalance(order) > 0) throw balanceOpen();
  await closePendingChange(tx, order, { actor, now });
  const refunds: RefundRecord[] = [];
  for (const share of await splitRefund(tx, order.id, amount))
    refunds.push(
      await insertRefund(tx, {
        refundNo: newNumber('R', now),
        orderId: order.id,
        paymentId: share.payment.id,
        state: 'REQUESTED',
        orderState: order.state,
        amount: share.amount,
        fee: refunds.length === 0 ? fee : 0,
        ...{ scope, proposedBy, secondPerson, reason, createdAt: now, updatedAt: now },
      }),
    );
  const [first, ...others] = refunds;
  if (!first) throw new Error(`order ${order.orderNo} was never paid`);
  const after = { refundNo: first.refundNo, amount };
  const asked = await transitionOrder(tx, order, { event: 'requestRefund', actor, now, after });
  const returned =
    scope === 'whole' ? await transitionReturn(tx, asked, 'requestReturn', { actor, now }) : asked;
  return { order: returned, refunds: [first, ...others] };
};

/** What refunds come to together, in fen. */
export const sumOf = (refunds: readonly RefundRecord[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

interface Release extends Pick<RefundContext, 'actor' | 'now'> {
  /** Null when no decision was needed. */
  readonly decidedBy: number | null;
  /** In whose place it was decided, by a deputy. */
  readonly principal?: Principal | null;
}

/** Releases a requested refund: the job sends it. */
export const releaseRefund = async (
  tx: Db,
  { order, refunds }: RequestedRefund,
  { actor, now, decidedBy, principal = null }: Release,
): Promise<RefundRecord> => {
  const decided = { decidedBy, decidedFor: principal?.userId, decidedAt: now };
  const change = { state: 'APPROVED', nextTryAt: now, ...decided } as const;
  const by = decidedBy === null ? undefined : ({ deed: 'approve', actor: decidedBy } as const);
  for (const refund of refunds)
    if (!(await updateRefund(tx, refund, change, now, by)))
      throw new Error('a locked refund changed its state');
  const [first] = refunds;
  const after = { refundNo: first.refundNo, amount: sumOf(refunds), ...onBehalfOf(principal) };
  const turned = await transitionOrder(tx, order, { event: 'approveRefund', actor, now, after });
  if (first.scope === 'whole') await transitionReturn(tx, turned, 'acceptReturn', { actor, now });
  return { ...first, ...change, decidedFor: principal?.userId ?? null };
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

/** What was paid of an order and not refunded, in fen. */
export const sumLeft = async (tx: Db, order: OrderRecord): Promise<number> =>
  order.amount - openBalance(order) - (await sumRefunded(tx, order.id));

/**
 * Refunds all that is left of a locked order in state PAID or PARTIALLY_REFUNDED, for when the agency cannot
 * fulfil it. The order becomes REFUNDING; undefined when nothing was left.
 */
export const refundWhole = async (
  tx: Db,
  order: OrderRecord,
  giving: RefundContext,
): Promise<RefundRecord | undefined> => {
  const amount = await sumLeft(tx, order);
  if (amount === 0) return undefined;
  const asked = await requestRefund(tx, order, { scope: 'whole', amount, fee: 0 }, giving);
  return releaseRefund(tx, asked, { ...giving, actor: 'system', decidedBy: null });
};
