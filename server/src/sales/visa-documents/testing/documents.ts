import assert from 'node:assert/strict';
import type { OrderVisaDocument } from '@portal/shared/contract';
import type { FulfilmentEvent } from '@portal/shared/rules';
import type { Buyer } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { applicant, type VisaFixture } from '#src/sales/checkout/testing/visa-fixture.ts';
import { findOrderByNumber, transitionFulfilment } from '#src/sales/orders/index.ts';

/** Places an unpaid visa order; returns its number. */
export const order = async (
  checkout: VisaFixture,
  buyer: Buyer,
  applicants = [applicant()],
): Promise<string> => (await checkout.bookVisa(buyer, { applicants })).body.data.orderNo;

/** {@link order}, paid. */
export const paidOrder = async (
  checkout: VisaFixture,
  buyer: Buyer,
  applicants = [applicant()],
): Promise<string> => {
  const orderNo = await order(checkout, buyer, applicants);
  await pay(checkout, buyer, orderNo);
  return orderNo;
};

/** The documents URL of an order. */
export const documentsUrl = (orderNo: string): string => `/api/v1/orders/${orderNo}/visa-files`;

/** Adds a file to an order as a document. */
export const add = (checkout: VisaFixture, buyer: Buyer, orderNo: string, payload: object) =>
  checkout.call<OrderVisaDocument>(buyer, 'POST', documentsUrl(orderNo), { payload });

/** Submits the documents of an order. */
export const submit = (checkout: VisaFixture, buyer: Buyer, orderNo: string) =>
  checkout.call(buyer, 'POST', `${documentsUrl(orderNo)}/submit`);

/** All documents required of an employed applicant, uploaded for the buyer. */
export const completeSet = async (checkout: VisaFixture, buyer: Buyer) => {
  const files = [];
  for (const code of ['护照', '在职证明']) files.push({ code, fileId: await checkout.file(buyer) });
  return files;
};

/** A paid order of one applicant with submitted documents; returns its number and file ids. */
export const underReview = async (checkout: VisaFixture, buyer: Buyer) => {
  const files = await completeSet(checkout, buyer);
  const orderNo = await paidOrder(checkout, buyer, [applicant(1, files)]);
  await submit(checkout, buyer, orderNo);
  const [passport = 0, letter = 0] = files.map(({ fileId }) => fileId);
  return { orderNo, passport, letter };
};

/** Takes steps of an order as staff. */
export const takeSteps = async (
  { deps, clock }: VisaFixture,
  orderNo: string,
  ...events: readonly FulfilmentEvent[]
): Promise<void> => {
  for (const event of events)
    await deps.db.transaction(async (tx) => {
      const order = await findOrderByNumber(tx, orderNo);
      assert.ok(order);
      await transitionFulfilment(tx, order, { event, by: 'staff', actor: 'system', now: clock.now() });
    });
};
