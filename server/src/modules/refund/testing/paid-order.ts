import assert from 'node:assert/strict';
import type { CallData, MemberRefundQuote, OrderDetail, RefundRow } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/index.ts';
import { atTheCashier, detailOf } from '../../order/testing/cashier.ts';
import { type Buyer, newKey, type Reply, type Shop } from '../../order/testing/shop.ts';
import { runDueRefunds } from '../../payment/refund-service.ts';

/** A paid order of a shop with its buyer, and what is done to give it back. */
export interface PaidOrder {
  readonly buyer: Buyer;
  readonly orderNo: string;
  readonly paymentNo: string;
  quote(): Promise<MemberRefundQuote>;
  ask(expectedRefund: number, key?: string): Promise<Reply<RefundRow>>;
  refunds(): Promise<RefundRow[]>;
  detail(): Promise<OrderDetail>;
}

/** Sells an order of the shop's tour, 1000 yuan, and has it paid. */
export const paidOrder = async (shop: Shop): Promise<PaidOrder> => {
  const { buyer, orderNo, paymentNo } = await atTheCashier(shop);
  assert.equal((await shop.notify(shop.provider.pay(paymentNo))).text, 'success');
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

/** Somebody of finance. */
export const financier = (shop: Shop): Promise<Buyer> =>
  shop.signIn('FINANCE', { perms: ['trade:refund:approve'] });

/** Staff take the order so far. */
export const bringTo = async (shop: Shop, orderNo: string, fulfilment: string): Promise<void> => {
  await shop.deps.database.db.update(orders).set({ fulfilment }).where(eq(orders.orderNo, orderNo));
};

/** The order is for a day so many days from now; sessions do not outlive the journey there. */
export const departsIn = async (shop: Shop, { orderNo }: PaidOrder, days: number): Promise<void> => {
  const travelDay = addDays(dayOf(shop.clock.now()), days);
  await shop.deps.database.db.update(orders).set({ travelDay }).where(eq(orders.orderNo, orderNo));
};

/** Sends what is due to go back. */
export const sendRefunds = (shop: Shop): Promise<number> => runDueRefunds(shop.payment);

/** The refunds finance sees. */
export const refundsOf = async (
  shop: Shop,
  who: Buyer,
  query = '',
): Promise<CallData<'GET /api/v1/refunds'>> =>
  (await shop.call<CallData<'GET /api/v1/refunds'>>(who, 'GET', `/api/v1/refunds${query}`)).body.data;
