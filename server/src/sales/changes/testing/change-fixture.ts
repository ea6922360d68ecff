import type { TestContext } from 'node:test';
import type { CallInput, ChangeResult, DateChangeQuote, OrderChanges } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { inventory } from '#src/platform/database/index.ts';
import { type CheckoutFixture, newKey, type Reply } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { StockKey } from '#src/sales/inventory/index.ts';
import { openPaid, type PaidOrder, paidOrder } from '#src/sales/refunds/testing/paid-order.ts';

type NewTraveller = CallInput<'POST /api/v1/orders/:orderNo/traveller-change'>['body'];

interface Departing {
  /** Days after the departure of the order. */
  readonly later?: number;
  /** Fen. */
  readonly price: number;
  readonly total?: number;
}

/** Puts another departure of the portal's tour on sale. */
export const addDeparture = async (
  { deps, skuId, day }: CheckoutFixture,
  { later = 7, price, total = 10 }: Departing,
): Promise<StockKey> => {
  const key = { skuId, day: addDays(day, later) };
  const prices = { price, childPrice: 60_000, singleSupplement: 15_000 };
  await deps.db.insert(inventory).values({ ...key, ...prices, total });
  return key;
};

/** Held and sold seats of a departure. */
export const seatsOf = async ({ deps }: CheckoutFixture, { skuId, day }: StockKey): Promise<number[]> => {
  const [row] = await deps.db
    .select()
    .from(inventory)
    .where(and(eq(inventory.skuId, skuId), eq(inventory.day, day)));
  return [row?.held ?? -1, row?.sold ?? -1];
};

/** Calls of a buyer that change an order. */
export const changing = (
  checkout: CheckoutFixture,
  { buyer, orderNo }: Pick<PaidOrder, 'buyer' | 'orderNo'>,
) => {
  const url = `/api/v1/orders/${orderNo}`;
  const ask = (key: StockKey): Promise<Reply<DateChangeQuote>> =>
    checkout.call(buyer, 'GET', `${url}/date-change/quote?skuId=${key.skuId}&day=${key.day}`);
  const confirm = (key: StockKey, version: string, again = newKey()): Promise<Reply<ChangeResult>> =>
    checkout.call(buyer, 'POST', `${url}/date-change`, { payload: { ...key, version }, key: again });
  return {
    ask,
    confirm,
    /** Quotes a departure and confirms it. */
    move: async (key: StockKey) => confirm(key, (await ask(key)).body.data.version),
    withdraw: () => checkout.call(buyer, 'DELETE', `${url}/date-change`),
    replace: (body: NewTraveller, again = newKey()): Promise<Reply<ChangeResult>> =>
      checkout.call(buyer, 'POST', `${url}/traveller-change`, { payload: body, key: again }),
    changes: async () => (await checkout.call<OrderChanges>(buyer, 'GET', `${url}/changes`)).body.data,
  };
};

/** A portal with a paid order of 1000 yuan, and the calls that change it. */
export const openChange = async (t: TestContext, options: Parameters<typeof openPaid>[3] = {}) => {
  const opened = await openPaid(t, paidOrder, changing, options);
  const { skuId, day } = opened.checkout;
  return { ...opened, former: { skuId, day } };
};
