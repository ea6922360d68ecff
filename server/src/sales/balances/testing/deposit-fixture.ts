import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Cashier, TourBooking } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { contents } from '#src/catalog/products/testing/contents.ts';
import { orders, products } from '#src/platform/database/index.ts';
import {
  type CheckoutFixture,
  newKey,
  openCheckout,
  type Reply,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { ownOrder, type PaidOrder } from '#src/sales/refunds/testing/paid-order.ts';

const content = {
  ...contents.tour,
  refundTiers: [
    { daysBefore: 15, feePercent: 0 },
    { daysBefore: 5, feePercent: 20 },
    { daysBefore: 0, feePercent: 60 },
  ],
  depositPercent: 30,
  balanceDays: 10,
};

/** The order as the database has it. */
export const orderRow = async ({ deps }: CheckoutFixture, orderNo: string): Promise<OrderRecord> => {
  const [row] = await deps.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.ok(row);
  return row;
};

type Own = Pick<PaidOrder, 'buyer' | 'orderNo'>;

/** Asks to pay a part of an order. */
export const askPart = (
  checkout: CheckoutFixture,
  { buyer, orderNo }: Own,
  part: 'deposit' | 'balance',
  way: 'qr' | 'page' = 'qr',
): Promise<Reply<{ paymentNo: string }>> =>
  checkout.call(buyer, 'POST', '/api/v1/payments/alipay', { payload: { orderNo, way, part }, key: newKey() });

/** Starts a payment of a part of an order, and returns its number. */
export const startPart = async (...asked: Parameters<typeof askPart>): Promise<string> => {
  const { status, body } = await askPart(...asked);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.paymentNo;
};

/** Books the tour and pays its deposit. */
export const depositOrder = async (
  checkout: CheckoutFixture,
  booking?: Partial<TourBooking>,
): Promise<PaidOrder> => {
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer, booking);
  const paymentNo = await startPart(checkout, { buyer, orderNo }, 'deposit');
  assert.equal((await checkout.notify(checkout.provider.pay(paymentNo))).text, 'success');
  return ownOrder(checkout, { buyer, orderNo, paymentNo });
};

/** Pays the open balance of an order. */
export const payBalance = async (checkout: CheckoutFixture, order: Own): Promise<string> => {
  const paymentNo = await startPart(checkout, order, 'balance');
  await checkout.notify(checkout.provider.pay(paymentNo));
  return paymentNo;
};

/** What the cashier asks for. */
export const cashierOf = async (
  checkout: CheckoutFixture,
  { buyer, orderNo }: Own,
  part?: 'balance',
): Promise<Cashier> => {
  const query = part ? `?part=${part}` : '';
  return (await checkout.call<Cashier>(buyer, 'GET', `/api/v1/cashier/${orderNo}${query}`)).body.data;
};

/** Midnight in Shanghai at the beginning of a day, so many days after the due day of the portal's departure. */
export const dueDayPlus = (dueOn: string, days: number): string => `${addDays(dueOn, days)}T00:00:00+08:00`;

/** A portal whose tour of 1000 yuan departs in 30 days, with a deposit of 300 and the balance due 10 days before. */
export const openDeposit = async (t: TestContext, options: Parameters<typeof openCheckout>[1] = {}) => {
  const checkout = await openCheckout(t, options);
  await checkout.deps.db.update(products).set({ content }).where(eq(products.id, checkout.tourId));
  return { checkout, dueOn: addDays(checkout.day, -content.balanceDays) };
};
