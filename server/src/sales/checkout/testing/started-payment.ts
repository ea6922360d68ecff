import type { OrderDetail } from '@portal/shared/contract';
import type { Buyer, CheckoutFixture } from './checkout-fixture.ts';

/** An order as its buyer sees it. */
export const detailOf = async (
  checkout: CheckoutFixture,
  buyer: Buyer,
  orderNo: string,
): Promise<OrderDetail> =>
  (await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`)).body.data;

/** A new buyer with an order and a started QR payment. */
export const orderWithPayment = async (checkout: CheckoutFixture) => {
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, orderNo);
  return { buyer, orderNo, paymentNo };
};

/** Pays an order by QR code. */
export const pay = async (checkout: CheckoutFixture, buyer: Buyer, orderNo: string): Promise<void> => {
  await checkout.notify(checkout.provider.pay(await checkout.startPaying(buyer, orderNo)));
};
