import {
  nextFulfilment,
  nextOrderState,
  nextPaymentState,
  openBalance,
  orderKinds,
} from '@portal/shared/rules';
import { type Db, pipeline } from '#src/platform/database/index.ts';
import { isCouponUsed, redeemCoupon } from '#src/sales/coupons/index.ts';
import { addSold, reclaimStock, sellHolds } from '#src/sales/inventory/index.ts';
import {
  type ChangeRecord,
  findChange,
  type OrderEvent,
  type OrderRecord,
  recordOrderEvents,
  updateOrder,
} from '#src/sales/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderName } from './payment-provider.ts';
import {
  expediteSiblingPayments,
  findByTrade,
  lockWithOrder,
  type PaymentRecord,
  updatePayment,
} from './payment-repository.ts';
import { refundExcess } from './refunds/send-refunds.ts';

/** Proof of a payment: a verified webhook or a query response. Fen. */
export interface PaymentProof {
  readonly provider: ProviderName;
  readonly paymentNo: string;
  readonly tradeNo: string;
  readonly amount: number;
}

/**
 * The outcome of a proof. `paid`: the order is now paid. `repeat`: it already was, by this trade. `revived`:
 * it was closed and got its stock again. `refunding`: there is nothing left to pay, the money is refunded.
 * `anomaly`: it does not match the ledger, for finance. `unknown`: not our payment.
 */
export interface Settlement {
  readonly outcome: 'paid' | 'repeat' | 'revived' | 'refunding' | 'anomaly' | 'unknown';
  readonly detail?: string;
}

interface LockedPayment extends Pick<PaymentDeps, 'hooks'> {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
  readonly now: Date;
}

const anomaly = (detail: string): Settlement => ({ outcome: 'anomaly', detail });

const changedUnderLock = () => new Error('a locked order or payment changed its state');

const recordPayment = async (
  tx: Db,
  { order, payment }: LockedPayment,
  event: OrderEvent['event'],
  updated: OrderRecord,
): Promise<void> => {
  const { state } = updated;
  const after = { state, paymentNo: payment.paymentNo, amount: payment.amount };
  const happened = { orderNo: order.orderNo, event, actor: 'system', before: order.state, after } as const;
  await recordOrderEvents(tx, [happened], [updated]);
};

/** Pays an order in full, or its deposit. */
const markPaid = async (tx: Db, facts: LockedPayment, event: 'pay' | 'revive'): Promise<Settlement> => {
  const { order, payment, hooks, now } = facts;
  const state = nextOrderState(order.state, event);
  if (!state) throw new Error(`an order ${order.state} cannot ${event}`);
  const inFull = payment.amount === order.amount;
  const change = {
    state,
    ...(inFull ? { deposit: null, balanceDueOn: null } : {}),
    fulfilment: orderKinds[order.kind].paidFulfilment,
    closedReason: null,
    paidAmount: order.paidAmount + payment.amount,
    paidAt: now,
  };
  const paid = { ...order, ...change };
  const [updated] = await pipeline([
    updateOrder(tx, order, change, now),
    expediteSiblingPayments(tx, payment, now),
    addSold(tx, order),
    recordPayment(tx, facts, event, paid),
    hooks.onPaid(tx, paid, { now }),
    event === 'pay' ? sellHolds(tx, order.id) : undefined,
  ]);
  if (!updated) throw changedUnderLock();
  return { outcome: event === 'pay' ? 'paid' : 'revived' };
};

const lateReasons = {
  payLate: '订单已关闭，原路退回 Order closed',
  payAgain: '重复支付，原路退回 Paid twice',
  payChangeLate: '改期未完成，原路退回 Change of date closed',
  payBalanceLate: '尾款已失效，原路退回 Balance no longer due',
} as const;

const lateEventOf = ({ order, payment }: LockedPayment): keyof typeof lateReasons => {
  if (payment.changeId !== null) return 'payChangeLate';
  if (payment.balance && order.balancePaidAt === null) return 'payBalanceLate';
  return order.state === 'CLOSED' ? 'payLate' : 'payAgain';
};

const refundLatePayment = async (tx: Db, facts: LockedPayment): Promise<Settlement> => {
  const { order, payment, now } = facts;
  const event = lateEventOf(facts);
  const closed = event === 'payLate';
  const change = {
    paidAmount: order.paidAmount + payment.amount,
    ...(closed ? { closedReason: 'refunded' as const } : {}),
  };
  if (!(await updateOrder(tx, order, change, now))) throw changedUnderLock();
  await recordPayment(tx, facts, event, { ...order, ...change });
  await refundExcess(tx, { order, payment, amount: payment.amount, reason: lateReasons[event], now });
  return { outcome: 'refunding' };
};

/**
 * Reclaims what a closed order needs to be reopened: its stock, and its coupon unless another order has it.
 */
const reclaimOrder = async (tx: Db, { order, now }: LockedPayment): Promise<boolean> => {
  const { couponId } = order.snapshot;
  if (couponId && (await isCouponUsed(tx, couponId))) return false;
  if (!(await reclaimStock(tx, order.id, now))) return false;
  if (couponId) await redeemCoupon(tx, couponId, order.id);
  return true;
};

/** The pending change that a payment is for, if its order can still be changed. */
const findPayableChange = async (
  tx: Db,
  { kind, state, fulfilment }: OrderRecord,
  changeId: number,
): Promise<ChangeRecord | undefined> => {
  if (state !== 'PAID' || !nextFulfilment(kind, fulfilment, 'changeDate')) return undefined;
  const change = await findChange(tx, changeId);
  return change?.state === 'PENDING' ? change : undefined;
};

/** A payment for a change completes it; for one that is not pending any more it is refunded. */
const applyDifference = async (tx: Db, facts: LockedPayment, changeId: number): Promise<Settlement> => {
  const { order, payment, hooks, now } = facts;
  const change = await findPayableChange(tx, order, changeId);
  if (!change) return refundLatePayment(tx, facts);
  const paidAmount = order.paidAmount + payment.amount;
  if (!(await updateOrder(tx, order, { paidAmount }, now))) throw changedUnderLock();
  await recordPayment(tx, facts, 'payDifference', { ...order, paidAmount });
  await expediteSiblingPayments(tx, payment, now);
  await hooks.onChangePaid(tx, { ...order, paidAmount }, { change, now });
  return { outcome: 'paid' };
};

/** A payment of the open balance settles it; one of another amount, or for a balance that is not open, is refunded. */
const applyBalance = async (tx: Db, facts: LockedPayment): Promise<Settlement> => {
  const { order, payment, now } = facts;
  if (order.state !== 'PAID' || openBalance(order) !== payment.amount) return refundLatePayment(tx, facts);
  const change = { paidAmount: order.paidAmount + payment.amount, balancePaidAt: now };
  if (!(await updateOrder(tx, order, change, now))) throw changedUnderLock();
  await recordPayment(tx, facts, 'payBalance', { ...order, ...change });
  await expediteSiblingPayments(tx, payment, now);
  return { outcome: 'paid' };
};

const applyPayment = async (tx: Db, facts: LockedPayment): Promise<Settlement> => {
  const { order, payment } = facts;
  if (payment.changeId !== null) return applyDifference(tx, facts, payment.changeId);
  if (payment.balance) return applyBalance(tx, facts);
  if (nextOrderState(order.state, 'pay')) return markPaid(tx, facts, 'pay');
  if (nextOrderState(order.state, 'revive') && (await reclaimOrder(tx, facts)))
    return markPaid(tx, facts, 'revive');
  return refundLatePayment(tx, facts);
};

const findMismatch = (
  payment: PaymentRecord,
  proof: PaymentProof,
  sameTrade: Pick<PaymentRecord, 'id' | 'paymentNo'> | undefined,
): string | undefined => {
  if (payment.provider !== proof.provider) return `belongs to ${payment.provider}`;
  if (payment.amount !== proof.amount) return `asked for ${payment.amount} fen, paid ${proof.amount}`;
  return sameTrade && sameTrade.id !== payment.id ? `trade already paid ${sameTrade.paymentNo}` : undefined;
};

const flagMismatch = async (
  tx: Db,
  payment: PaymentRecord,
  detail: string,
  now: Date,
): Promise<Settlement> => {
  const state = nextPaymentState(payment.state, 'doubt');
  if (state) await updatePayment(tx, payment, { state, nextQueryAt: null }, now);
  return anomaly(detail);
};

/**
 * Settles a proof of payment in one transaction. Locks order, payment, then stock, so repeats, cancelling,
 * expiry and a second payment are serialized. A payment ends in a paid order with stock or in a refund; one
 * that does not match the ledger never pays.
 */
export const settlePayment = async (
  tx: Db,
  proof: PaymentProof,
  deps: Pick<PaymentDeps, 'hooks' | 'now'>,
): Promise<Settlement> => {
  const now = deps.now();
  const [locked, sameTrade] = await pipeline([
    lockWithOrder(tx, proof.paymentNo),
    findByTrade(tx, proof.provider, proof.tradeNo),
  ]);
  if (!locked) return { outcome: 'unknown' };
  const { payment } = locked;
  if (payment.state === 'SUCCESS')
    return payment.tradeNo === proof.tradeNo && payment.amount === proof.amount
      ? { outcome: 'repeat' }
      : anomaly(`already paid by trade ${payment.tradeNo}`);
  const why = findMismatch(payment, proof, sameTrade);
  if (why) return flagMismatch(tx, payment, why, now);
  const state = nextPaymentState(payment.state, 'pay');
  if (!state) return anomaly(`cannot be paid while ${payment.state}`);
  const change = { state, tradeNo: proof.tradeNo, paidAt: now, nextQueryAt: null };
  const [updated, settlement] = await pipeline([
    updatePayment(tx, payment, change, now),
    applyPayment(tx, { ...locked, hooks: deps.hooks, now }),
  ]);
  if (!updated) throw changedUnderLock();
  return settlement;
};
