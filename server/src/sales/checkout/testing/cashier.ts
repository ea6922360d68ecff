import type { OrderDetail } from '@portal/shared/contract';
import type { Buyer, Shop } from './shop.ts';

/** An order as its buyer sees it. */
export const detailOf = async (shop: Shop, buyer: Buyer, orderNo: string): Promise<OrderDetail> =>
  (await shop.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`)).body.data;

/** A new buyer with an order and a started QR payment. */
export const atTheCashier = async (shop: Shop) => {
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const paymentNo = await shop.startPaying(buyer, orderNo);
  return { buyer, orderNo, paymentNo };
};

/** Pays an order by QR code. */
export const pay = async (shop: Shop, buyer: Buyer, orderNo: string): Promise<void> => {
  await shop.notify(shop.provider.pay(await shop.startPaying(buyer, orderNo)));
};
