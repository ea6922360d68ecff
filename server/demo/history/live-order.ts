import { createHash } from 'node:crypto';
import { dayOf, type FulfilmentEvent } from '@portal/shared/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { auditLog, type Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { type PreparedBooking, placeOrder } from '#src/sales/checkout/index.ts';
import { closeOrders } from '#src/sales/my-orders/index.ts';
import { lockOrderByNumber, type OrderRecord, transitionFulfilment } from '#src/sales/orders/index.ts';
import {
  claimDueRefunds,
  insertPayment,
  type PaymentHooks,
  settlePayment,
  settleRefund,
} from '#src/sales/payments/index.ts';
import { getRefundQuote, rejectRefund, requestOrderRefund } from '#src/sales/refunds/index.ts';
import type { PastTrade } from './past-trade.ts';

/** An order on its way through what was. Every step is that of the portal, at a moment that has passed. */
export interface Living {
  readonly deps: Pick<Deps, 'database' | 'db' | 'env'>;
  readonly hooks: PaymentHooks;
  readonly tx: Db;
  readonly member: Member;
  readonly orderNo: string;
}

const lock = async ({ tx, orderNo }: Living): Promise<OrderRecord> => {
  const order = await lockOrderByNumber(tx, orderNo);
  if (!order) throw new Error(`order ${orderNo} of the history is gone`);
  return order;
};

/** What was just written down about an order happened then. */
const date = async ({ tx, orderNo }: Living, at: Date): Promise<void> => {
  const ofOrder = and(eq(auditLog.subject, 'order'), eq(auditLog.subjectId, orderNo));
  await tx
    .update(auditLog)
    .set({ createdAt: at })
    .where(and(ofOrder, sql`${auditLog.createdAt} = transaction_timestamp()`));
};

/** Places a booking at a moment. */
export const place = async (
  { deps, hooks, tx, member }: Omit<Living, 'orderNo'>,
  booking: PreparedBooking,
  at: Date,
): Promise<Living> => {
  const then = { ...deps, now: () => at };
  const placing = { member, booking, key: newNumber('H', at), body: null };
  const { orderNo } = await placeOrder(then, placing);
  const living = { deps, hooks, tx, member, orderNo };
  await date(living, at);
  return living;
};

/** Its time went by without a payment. */
export const expire = async (living: Living): Promise<void> => {
  const order = await lock(living);
  await closeOrders(living.tx, [order], { event: 'expire', actor: 'system', now: order.expiresAt });
  await date(living, order.expiresAt);
};

/** 28 digits beginning with the day, as providers number their trades. */
const tradeNoOf = (paymentNo: string, at: Date): string => {
  const digits = BigInt(`0x${createHash('sha256').update(paymentNo).digest('hex').slice(0, 20)}`);
  return dayOf(at).replaceAll('-', '') + digits.toString().padStart(20, '0').slice(-20);
};

/** Pays by code, and gives the trade as the provider keeps it. */
export const pay = async (living: Living, provider: PastTrade['provider'], at: Date): Promise<PastTrade> => {
  const { tx, hooks } = living;
  const { id, amount, title, expiresAt } = await lock(living);
  const paymentNo = newNumber('P', at);
  const payment = { paymentNo, orderId: id, provider, way: 'qr', amount, expiresAt } as const;
  await insertPayment(tx, { ...payment, state: 'WAITING', createdAt: at, updatedAt: at });
  const tradeNo = tradeNoOf(paymentNo, at);
  const proof = { provider, paymentNo, tradeNo, amount };
  const { outcome } = await settlePayment(tx, proof, { hooks, now: () => at });
  if (outcome !== 'paid') throw new Error(`order ${living.orderNo} of the history is ${outcome}`);
  await date(living, at);
  return {
    provider,
    outTradeNo: paymentNo,
    tradeNo,
    subject: title,
    amount,
    paidAt: at.getTime(),
    refunds: [],
  };
};

/** Somebody of the agency, or the buyer, takes the order a step on. */
export const step = async (living: Living, event: FulfilmentEvent, at: Date): Promise<void> => {
  const order = await lock(living);
  const parcel =
    event === 'ship' ? { carrier: '顺丰速运', trackingNo: `SF${order.orderNo.slice(-10)}` } : undefined;
  const by = event === 'receive' ? 'member' : event === 'endAfterSale' ? 'clock' : 'staff';
  const actor = by === 'member' ? living.member : 'system';
  await transitionFulfilment(living.tx, order, { event, by, actor, now: at, ...(parcel ? { parcel } : {}) });
  await date(living, at);
};

/** The buyer asks for the money back. Gives the number of the refund, and its amount in fen. */
export const requestRefund = async (living: Living, reason: string, at: Date) => {
  const { deps, member, orderNo } = living;
  const then = { ...deps, now: () => at };
  const { refund: expectedRefund } = await getRefundQuote(then, member.userId, orderNo);
  const asking = { member, orderNo, key: newNumber('H', at), body: { reason, expectedRefund } };
  const { refundNo, amount } = await requestOrderRefund(then, asking);
  await date(living, at);
  return { refundNo, amount };
};

/** A member of staff proposes to reject the refund. */
export const proposeRejection = async (
  { deps, tx }: Living,
  { member, ...rejection }: { readonly member: Member; readonly refundNo: string; readonly reason: string },
  at: Date,
): Promise<void> => {
  await rejectRefund({ ...deps, db: tx, now: () => at }, member, rejection);
};

/** The money came back. */
export const completeRefund = async (living: Living, refundNo: string, at: Date): Promise<void> => {
  const { id: orderId } = await lock(living);
  await claimDueRefunds(living.tx, at, at, 1);
  await settleRefund(living.tx, { orderId, refundNo }, { hooks: living.hooks, now: at });
  await date(living, at);
};
