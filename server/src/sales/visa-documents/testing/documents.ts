import type { OrderVisaDocument } from '@portal/shared/contract';
import { pay } from '#src/sales/checkout/testing/cashier.ts';
import type { Buyer } from '#src/sales/checkout/testing/shop.ts';
import { applicant, type VisaShop } from '#src/sales/checkout/testing/visa-shop.ts';

/** Places an unpaid visa order; returns its number. */
export const order = async (shop: VisaShop, buyer: Buyer, applicants = [applicant()]): Promise<string> =>
  (await shop.bookVisa(buyer, { applicants })).body.data.orderNo;

/** {@link order}, paid. */
export const paidOrder = async (
  shop: VisaShop,
  buyer: Buyer,
  applicants = [applicant()],
): Promise<string> => {
  const orderNo = await order(shop, buyer, applicants);
  await pay(shop, buyer, orderNo);
  return orderNo;
};

/** The documents URL of an order. */
export const documentsUrl = (orderNo: string): string => `/api/v1/orders/${orderNo}/visa-files`;

/** Adds a file to an order as a document. */
export const add = (shop: VisaShop, buyer: Buyer, orderNo: string, payload: object) =>
  shop.call<OrderVisaDocument>(buyer, 'POST', documentsUrl(orderNo), { payload });

/** Submits the documents of an order. */
export const submit = (shop: VisaShop, buyer: Buyer, orderNo: string) =>
  shop.call(buyer, 'POST', `${documentsUrl(orderNo)}/submit`);

/** All documents required of an employed applicant, uploaded for the buyer. */
export const completeSet = async (shop: VisaShop, buyer: Buyer) => {
  const files = [];
  for (const code of ['护照', '在职证明']) files.push({ code, fileId: await shop.file(buyer) });
  return files;
};

/** A paid order of one applicant with submitted documents; returns its number and file ids. */
export const underReview = async (shop: VisaShop, buyer: Buyer) => {
  const files = await completeSet(shop, buyer);
  const orderNo = await paidOrder(shop, buyer, [applicant(1, files)]);
  await submit(shop, buyer, orderNo);
  const [passport = 0, letter = 0] = files.map(({ fileId }) => fileId);
  return { orderNo, passport, letter };
};
