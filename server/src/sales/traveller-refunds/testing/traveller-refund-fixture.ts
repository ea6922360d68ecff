import type { TestContext } from 'node:test';
import type { CallInput, RefundRow, TravellerRefundQuote } from '@portal/shared/contract';
import {
  adult,
  type CheckoutFixture,
  newKey,
  type Reply,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { openPaid, type PaidOrder, payOrder } from '#src/sales/refunds/testing/paid-order.ts';

type Body = CallInput<'POST /api/v1/orders/:orderNo/traveller-refund'>['body'];

/** A child of ten on the departure of the portal's tour. */
const child = (day: string) => {
  const birth = `${Number(day.slice(0, 4)) - 10}0101`;
  const head = `440804${birth}101`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const rest = weights.reduce((sum, weight, place) => sum + weight * Number(head[place]), 0) % 11;
  return { name: '小旅客', documentType: 'id-card' as const, documentNo: head + '10X98765432'[rest] };
};

/** Two adults, one of them in a single room, and a child: 2750 yuan, paid. */
export const paidParty = async (
  checkout: CheckoutFixture,
  change: Parameters<CheckoutFixture['order']>[1] = {},
): Promise<PaidOrder> => {
  const buyer = await checkout.buyer();
  const party = {
    ...{ adults: 2, children: 1, singleRooms: 1, expectedAmount: 275_000 },
    travellers: [adult(1), adult(2), child(checkout.day)],
  };
  return payOrder(checkout, buyer, await checkout.order(buyer, { ...party, ...change }));
};

/** Calls of a buyer that refund some travellers of an order. */
export const leaving = (
  checkout: CheckoutFixture,
  { buyer, orderNo }: Pick<PaidOrder, 'buyer' | 'orderNo'>,
) => {
  const url = `/api/v1/orders/${orderNo}/traveller-refund`;
  const ask = (places: readonly number[], singleRooms?: number): Promise<Reply<TravellerRefundQuote>> => {
    const rooms = singleRooms === undefined ? '' : `&singleRooms=${singleRooms}`;
    return checkout.call(buyer, 'GET', `${url}/quote?places=${places.join(',')}${rooms}`);
  };
  const confirm = (body: Omit<Body, 'reason'>, key = newKey()): Promise<Reply<RefundRow>> =>
    checkout.call(buyer, 'POST', url, { payload: { reason: '行程有变', ...body }, key });
  return {
    ask,
    confirm,
    /** Quotes the refund of some travellers and requests it. */
    leave: async (places: number[], singleRooms?: number): Promise<Reply<RefundRow>> => {
      const { data } = (await ask(places, singleRooms)).body;
      return confirm({ places, singleRooms: data.singleRooms.after, version: data.version });
    },
  };
};

/** A portal with a paid party, and the calls that refund some of its travellers. */
export const openParty = (t: TestContext, options: Parameters<typeof openPaid>[3] = {}) =>
  openPaid(t, paidParty, leaving, options);
