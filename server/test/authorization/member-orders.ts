import assert from 'node:assert/strict';
import type { ETicket, MemberRefundQuote } from '@portal/shared/contract';
import type { Buyer } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { ProviderName } from '#src/sales/payments/index.ts';
import { issueContracts } from '#src/sales/travel-contracts/index.ts';
import type { PortalFixture } from './portal-fixture.ts';

/** Values for the parameters of a path. */
export type Names = readonly (string | number)[];

/** Makes a call as a member, with filled-in fields; returns the data of the response. */
export type Do = <T>(
  key: string,
  options?: { values?: Names; want?: string; also?: Readonly<Record<string, unknown>>; as?: Buyer },
) => Promise<T>;

/** The orders of a member: numbers of orders and payments, and data that only the buyer has. */
export interface Ordered {
  readonly orders: readonly string[];
  readonly payments: Readonly<Record<ProviderName, readonly string[]>>;
  readonly secrets: readonly string[];
}

interface Kept {
  readonly files: readonly number[];
  readonly pictures: readonly string[];
}

const staffRights = ['trade:order:fulfil', 'trade:invoice:issue'];

const bill = (): File =>
  new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'bill.pdf', {
    type: 'application/pdf',
  });

/** Orders and pays as a buyer; returns the numbers. */
const buying = (portal: PortalFixture, make: Do) => {
  const place = async (kind: string, options: Parameters<Do>[1] = {}): Promise<string> =>
    (await make<{ orderNo: string }>(`POST /api/v1/orders/${kind}`, options)).orderNo;
  const pay = async (orderNo: string, by: ProviderName = 'alipay'): Promise<string> => {
    const { paymentNo } = await make<{ paymentNo: string }>(`POST /api/v1/payments/${by}`, {
      also: { orderNo },
    });
    portal.payers.get(by)?.pay(paymentNo);
    const payment = await make<{ state: string }>(`GET /api/v1/payments/${by}/:paymentNo`, {
      values: [paymentNo],
    });
    assert.equal(payment.state, 'SUCCESS', orderNo);
    return paymentNo;
  };
  return { place, pay };
};

/** Staff complete a hotel order. */
const completeStay = async (portal: PortalFixture, make: Do, orderNo: string): Promise<void> => {
  const as = await portal.signIn('STAFF', { perms: staffRights });
  for (const event of ['confirmRoom', 'checkIn', 'checkOut'])
    await make('POST /api/v1/orders/:orderNo/fulfilment', { values: [orderNo], also: { event }, as });
};

const billed = async (portal: PortalFixture, make: Do, orderNo: string): Promise<void> => {
  await make('POST /api/v1/orders/:orderNo/invoice', { values: [orderNo] });
  const as = await portal.signIn('STAFF', { perms: staffRights });
  await make('POST /api/v1/invoices/:orderNo/issue', { values: [orderNo], also: { file: bill }, as });
};

const refundOrder = async (make: Do, orderNo: string): Promise<void> => {
  const values = [orderNo];
  const quote = await make<MemberRefundQuote>('GET /api/v1/orders/:orderNo/refund-quote', { values });
  const also = { expectedRefund: quote.refund };
  await make('POST /api/v1/orders/:orderNo/refund', { values, also });
};

/**
 * A paid order of each kind; a tour with a contract and an invoice, a reviewed and a reviewable hotel order,
 * returned goods, a visa with a document, an unpaid tour. A traveller of the first tour was replaced.
 */
export const placeOrders = async (portal: PortalFixture, make: Do, kept: Kept): Promise<Ordered> => {
  const { place, pay } = buying(portal, make);
  const [used] = kept.files;
  const tour = await place('tour');
  const paid = [await pay(tour)];
  await issueContracts(portal.payment);
  await billed(portal, make, tour);
  await make('POST /api/v1/orders/:orderNo/traveller-change', { values: [tour], also: { version: '0' } });
  const stays: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const stay = await place('hotel');
    paid.push(await pay(stay));
    await completeStay(portal, make, stay);
    stays.push(stay);
  }
  await make('POST /api/v1/orders/:orderNo/review', {
    values: [stays[0] ?? ''],
    want: 'pictures/*',
    also: { rating: 5, pictures: kept.pictures[0] },
  });
  const ticket = await place('ticket');
  const goods = await place('goods');
  const visa = await place('visa', { want: 'applicants/*/files/*/fileId', also: { fileId: used } });
  const byCode = [await pay(ticket, 'wechatpay')];
  const byCard = [await pay(visa, 'stripe')];
  paid.push(await pay(goods));
  await refundOrder(make, goods);
  const open = await place('tour');
  const tickets = await make<ETicket[]>('GET /api/v1/orders/:orderNo/e-tickets', { values: [ticket] });
  return {
    orders: [tour, ...stays, ticket, goods, visa, open],
    payments: { alipay: paid, wechatpay: byCode, stripe: byCard },
    secrets: [...paid, ...byCode, ...byCard, ...kept.pictures, ...tickets.map(({ code }) => code ?? '')],
  };
};
