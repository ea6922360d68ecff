import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { CallData, MemberRefundQuote, OrderDetail, RefundRow } from '@portal/shared/contract';
import { addDays, dayOf, type FulfilmentEvent, type StepTaker } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { openSession } from '#src/identity/authentication/index.ts';
import { orders } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  newKey,
  openCheckout,
  type Reply,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf } from '#src/sales/checkout/testing/started-payment.ts';
import { transitionFulfilment } from '#src/sales/orders/index.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { refundPart, refundWhole } from '../refund-order.ts';

/** A paid order of a portal with its buyer, and helpers to refund it. */
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
export const payOrder = async (
  checkout: CheckoutFixture,
  buyer: Buyer,
  orderNo: string,
): Promise<PaidOrder> => {
  const paymentNo = await checkout.startPaying(buyer, orderNo);
  assert.equal((await checkout.notify(checkout.provider.pay(paymentNo))).text, 'success');
  return ownOrder(checkout, { buyer, orderNo, paymentNo });
};

/** Helpers for an order that is already paid. */
export const ownOrder = (
  checkout: CheckoutFixture,
  { buyer, orderNo, paymentNo }: Pick<PaidOrder, 'buyer' | 'orderNo' | 'paymentNo'>,
): PaidOrder => {
  const url = `/api/v1/orders/${orderNo}`;
  return {
    buyer,
    orderNo,
    paymentNo,
    quote: async () =>
      (await checkout.call<MemberRefundQuote>(buyer, 'GET', `${url}/refund-quote`)).body.data,
    ask: (expectedRefund, key = newKey()) =>
      checkout.call(buyer, 'POST', `${url}/refund`, { payload: { reason: '行程有变', expectedRefund }, key }),
    refunds: async () => (await checkout.call<RefundRow[]>(buyer, 'GET', `${url}/refunds`)).body.data,
    detail: () => detailOf(checkout, buyer, orderNo),
  };
};

/** A paid order of the portal's tour, 1000 yuan. */
export const paidOrder = async (checkout: CheckoutFixture): Promise<PaidOrder> => {
  const buyer = await checkout.buyer();
  return payOrder(checkout, buyer, await checkout.order(buyer));
};

/** A portal with an order paid by `pay`, and the buyer's calls about it. */
export const openPaid = async <Calls extends object>(
  t: TestContext,
  pay: (checkout: CheckoutFixture) => Promise<PaidOrder>,
  callsOf: (checkout: CheckoutFixture, order: PaidOrder) => Calls,
  options: Parameters<typeof openCheckout>[1] = {},
) => {
  const checkout = await openCheckout(t, options);
  const order = await pay(checkout);
  return { checkout, order, ...callsOf(checkout, order) };
};

/** Advances the clock to an instant and signs the buyer in again, since sessions expire meanwhile. */
export const advanceTo = async (
  checkout: CheckoutFixture,
  order: PaidOrder,
  moment: string,
): Promise<PaidOrder> => {
  checkout.clock.set(moment);
  const { userId } = order.buyer;
  const [address, agent, now] = ['127.0.0.1', 'test', checkout.clock.now()];
  const token = await openSession(checkout.deps, { userId, address, agent, now });
  return ownOrder(checkout, { ...order, buyer: { userId, headers: { authorization: `Bearer ${token}` } } });
};

/** Applies an event to an order with a permitted actor. */
export const transition = async (
  checkout: CheckoutFixture,
  { orderNo }: PaidOrder,
  event: FulfilmentEvent,
  by: StepTaker = 'staff',
): Promise<void> => {
  const { db } = checkout.deps.database;
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.ok(order);
  await transitionFulfilment(db, order, { event, by, actor: 'system', now: checkout.clock.now() });
};

/** Signs in a member of finance. */
export const signInFinance = (checkout: CheckoutFixture): Promise<Buyer> =>
  checkout.signIn('FINANCE', { perms: ['trade:refund:approve'] });

/** Rejects a refund that its terms grant: one member of finance proposes it, another confirms. */
export const rejectRefund = async (
  checkout: CheckoutFixture,
  refundNo: string,
  reason: string,
): Promise<void> => {
  const [proposer, colleague] = [
    await signInFinance(checkout),
    await checkout.signIn('FINANCE', { perms: [] }),
  ];
  const url = `/api/v1/refunds/${refundNo}`;
  const proposed = await checkout.call(proposer, 'POST', `${url}/reject`, { payload: { reason } });
  assert.equal(proposed.status, 200, proposed.body.msg);
  const confirmed = await checkout.call(colleague, 'POST', `${url}/rejection/confirm`);
  assert.equal(confirmed.status, 200, confirmed.body.msg);
};

/** Sets the fulfilment state of the order. */
export const setFulfilment = async (
  checkout: CheckoutFixture,
  orderNo: string,
  fulfilment: string,
): Promise<void> => {
  await checkout.deps.db.update(orders).set({ fulfilment }).where(eq(orders.orderNo, orderNo));
};

/** Sets the travel day relative to now; advancing the clock instead would expire the sessions. */
export const setDaysUntilTravel = async (
  checkout: CheckoutFixture,
  { orderNo }: PaidOrder,
  days: number,
): Promise<void> => {
  const travelDay = addDays(dayOf(checkout.clock.now()), days);
  await checkout.deps.db.update(orders).set({ travelDay }).where(eq(orders.orderNo, orderNo));
};

/** Sends the due refunds. */
export const sendRefunds = (checkout: CheckoutFixture): Promise<number> => sendDueRefunds(checkout.payment);

/** The refunds as finance sees them. */
export const refundsOf = async (
  checkout: CheckoutFixture,
  who: Buyer,
  query = '',
): Promise<CallData<'GET /api/v1/refunds'>> =>
  (await checkout.call<CallData<'GET /api/v1/refunds'>>(who, 'GET', `/api/v1/refunds${query}`)).body.data;

/** Refunds a part of a paid order in fen, or all of it, as the agency does. */
export const giveRefund = (checkout: CheckoutFixture, orderNo: string, amount?: number) =>
  checkout.deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
    assert.ok(order);
    const giving = { actor: 'system', reason: '补偿', now: checkout.clock.now() } as const;
    return amount === undefined ? refundWhole(tx, order, giving) : refundPart(tx, order, amount, giving);
  });
