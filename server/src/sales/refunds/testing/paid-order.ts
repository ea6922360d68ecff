import assert from 'node:assert/strict';
import type { CallData, MemberRefundQuote, OrderDetail, RefundRow } from '@portal/shared/contract';
import { addDays, dayOf, type FulfilmentEvent, type StepTaker } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { openSession } from '#src/identity/authentication/index.ts';
import { orders } from '#src/platform/database/index.ts';
import { detailOf } from '#src/sales/checkout/testing/cashier.ts';
import { type Buyer, newKey, type Reply, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { transitionFulfilment } from '#src/sales/orders/index.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';

/** A paid order of a shop with its buyer, and helpers to refund it. */
export interface PaidOrder {
  readonly buyer: Buyer;
  readonly orderNo: string;
  readonly paymentNo: string;
  quote(): Promise<MemberRefundQuote>;
  ask(expectedRefund: number, key?: string): Promise<Reply<RefundRow>>;
  refunds(): Promise<RefundRow[]>;
  detail(): Promise<OrderDetail>;
}

/** Pays an order and returns helpers to refund it. */
export const payOrder = async (shop: Shop, buyer: Buyer, orderNo: string): Promise<PaidOrder> => {
  const paymentNo = await shop.startPaying(buyer, orderNo);
  assert.equal((await shop.notify(shop.provider.pay(paymentNo))).text, 'success');
  return ownOrder(shop, { buyer, orderNo, paymentNo });
};

/** Helpers for an order that is already paid. */
export const ownOrder = (
  shop: Shop,
  { buyer, orderNo, paymentNo }: Pick<PaidOrder, 'buyer' | 'orderNo' | 'paymentNo'>,
): PaidOrder => {
  const url = `/api/v1/orders/${orderNo}`;
  return {
    buyer,
    orderNo,
    paymentNo,
    quote: async () => (await shop.call<MemberRefundQuote>(buyer, 'GET', `${url}/refund-quote`)).body.data,
    ask: (expectedRefund, key = newKey()) =>
      shop.call(buyer, 'POST', `${url}/refund`, { payload: { reason: '行程有变', expectedRefund }, key }),
    refunds: async () => (await shop.call<RefundRow[]>(buyer, 'GET', `${url}/refunds`)).body.data,
    detail: () => detailOf(shop, buyer, orderNo),
  };
};

/** A paid order of the shop's tour, 1000 yuan. */
export const paidOrder = async (shop: Shop): Promise<PaidOrder> => {
  const buyer = await shop.buyer();
  return payOrder(shop, buyer, await shop.order(buyer));
};

/** Advances the clock to an instant and signs the buyer in again, since sessions expire meanwhile. */
export const advanceTo = async (shop: Shop, order: PaidOrder, moment: string): Promise<PaidOrder> => {
  shop.clock.set(moment);
  const { userId } = order.buyer;
  const [address, agent, now] = ['127.0.0.1', 'test', shop.clock.now()];
  const token = await openSession(shop.deps.database.db, { userId, address, agent, now });
  return ownOrder(shop, { ...order, buyer: { userId, headers: { authorization: `Bearer ${token}` } } });
};

/** Applies an event to an order with a permitted actor. */
export const transition = async (
  shop: Shop,
  { orderNo }: PaidOrder,
  event: FulfilmentEvent,
  by: StepTaker = 'staff',
): Promise<void> => {
  const { db } = shop.deps.database;
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.ok(order);
  await transitionFulfilment(db, order, { event, by, actor: 'system', now: shop.clock.now() });
};

/** Signs in a member of finance. */
export const signInFinance = (shop: Shop): Promise<Buyer> =>
  shop.signIn('FINANCE', { perms: ['trade:refund:approve'] });

/** Sets the fulfilment state of the order. */
export const setFulfilment = async (shop: Shop, orderNo: string, fulfilment: string): Promise<void> => {
  await shop.deps.database.db.update(orders).set({ fulfilment }).where(eq(orders.orderNo, orderNo));
};

/** Sets the travel day relative to now; advancing the clock instead would expire the sessions. */
export const setDaysUntilTravel = async (shop: Shop, { orderNo }: PaidOrder, days: number): Promise<void> => {
  const travelDay = addDays(dayOf(shop.clock.now()), days);
  await shop.deps.database.db.update(orders).set({ travelDay }).where(eq(orders.orderNo, orderNo));
};

/** Sends the due refunds. */
export const sendRefunds = (shop: Shop): Promise<number> => sendDueRefunds(shop.payment);

/** The refunds as finance sees them. */
export const refundsOf = async (
  shop: Shop,
  who: Buyer,
  query = '',
): Promise<CallData<'GET /api/v1/refunds'>> =>
  (await shop.call<CallData<'GET /api/v1/refunds'>>(who, 'GET', `/api/v1/refunds${query}`)).body.data;
