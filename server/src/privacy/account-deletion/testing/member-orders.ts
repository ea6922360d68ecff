import assert from 'node:assert/strict';
import { addDays, dayOf } from '@portal/shared/rules';
import { contents, room, slot } from '#src/catalog/products/testing/contents.ts';
import { sent } from '#src/media/pictures/testing/upload.ts';
import { type Buyer, cardOf, newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { putOnSale } from '#src/sales/checkout/testing/put-on-sale.ts';
import type { VisaFixture } from '#src/sales/checkout/testing/visa-fixture.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { formRequest } from '#test/support/form.ts';
import { person } from './person.ts';

const rights = ['biz:order:edit', 'trade:order:fulfil', 'trade:invoice:issue', 'trade:visa:review'];

/** A call of the API with a key; fails unless the answer is 200. */
export type Ask = <T>(method: 'POST' | 'PUT', url: string, payload?: object, by?: Buyer) => Promise<T>;

export const asking =
  (checkout: VisaFixture, who: Buyer): Ask =>
  async <T>(method: 'POST' | 'PUT', url: string, payload?: object, by = who) => {
    const reply = await checkout.call<T>(by, method, `/api/v1${url}`, { payload, key: newKey() });
    assert.equal(reply.status, 200, `${method} ${url}: ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  };

/** What a member uses in orders. */
interface Belongings {
  readonly travellerId: number;
  readonly couponId: number;
  /** A passport and a certificate of employment. */
  readonly fileIds: readonly number[];
}

const sell = async (checkout: VisaFixture, day: string) => {
  const title = { zh: '海边' };
  const rooms = await putOnSale(checkout, { kind: 'hotel', title, content: contents.hotel }, [
    { attributes: room, price: 30_000, days: [day] },
  ]);
  const seats = await putOnSale(checkout, { kind: 'ticket', title, content: contents.ticket }, [
    { attributes: slot, price: 4_500, days: [day] },
  ]);
  const things = await putOnSale(checkout, { kind: 'goods', title, content: contents.goods }, [
    { attributes: { values: [0], weight: 300 }, price: 3_000 },
  ]);
  return { rooms, seats, things };
};

const pay = async (checkout: VisaFixture, who: Buyer, orderNo: string): Promise<void> => {
  const paymentNo = await checkout.startPaying(who, orderNo);
  const notice = await checkout.notify({ ...checkout.provider.pay(paymentNo), buyer_logon_id: person.payer });
  assert.equal(notice.text, 'success');
};

/** Orders one of each kind, and a tour that is refunded; returns the numbers. */
export const placeOrders = async (checkout: VisaFixture, who: Buyer, ask: Ask, kept: Belongings) => {
  const day = addDays(dayOf(checkout.clock.now()), 20);
  const { rooms, seats, things } = await sell(checkout, day);
  const { contact, remark, typedIn, emergency, invoice: bill } = person;
  const { detail, ...receiver } = person.address;
  const sendTo = { ...receiver, province: '广东省', city: '湛江市', district: '', street: detail };
  const companion = { ...typedIn, documentType: 'id-card' };
  const invoice = { type: 'company', ...bill };
  const book = async (kind: string, form: object): Promise<string> => {
    const booking = { remark, invoice, ...form };
    return (await ask<{ orderNo: string }>('POST', `/orders/${kind}`, booking)).orderNo;
  };
  const buy = async (kind: string, form: object): Promise<string> => {
    const orderNo = await book(kind, form);
    await pay(checkout, who, orderNo);
    return orderNo;
  };
  const people = { travellers: [{ travellerId: kept.travellerId }], contact, emergencyContact: emergency };
  const trip = (change: object) => ({ ...checkout.booking(), ...people, ...change });
  return {
    tour: await buy('tour', trip({ couponId: kept.couponId, expectedAmount: 99_000 })),
    hotel: await buy('hotel', {
      ...{ hotelId: rooms.productId, skuId: rooms.skuIds[0], checkIn: day, checkOut: addDays(day, 1) },
      ...{ rooms: 1, guests: [person.guest], arrivalTime: '18:00', contact, expectedAmount: 30_000 },
    }),
    ticket: await buy('ticket', {
      ...{ ticketId: seats.productId, skuId: seats.skuIds[0], day, count: 1, visitors: [companion] },
      ...{ contact, expectedAmount: 4_500 },
    }),
    goods: await buy('goods', {
      lines: [{ skuId: things.skuIds[0], count: 1 }],
      address: sendTo,
      expectedAmount: 4_000,
    }),
    visa: await buy('visa', {
      ...{ visaId: checkout.visaId, skuId: checkout.typeId, travelDay: checkout.travelDay, contact },
      applicants: [
        {
          person: companion,
          applicant: 'employed',
          files: kept.fileIds.map((fileId, place) => ({ fileId, code: ['护照', '在职证明'][place] })),
        },
      ],
      ...{ returnAddress: sendTo, expectedAmount: 38_000 },
    }),
    givenBack: await buy('tour', trip({ travellers: [{ ...companion, documentNo: cardOf(703) }] })),
    unpaid: await book('tour', trip({ travellers: [{ ...companion, documentNo: cardOf(704) }] })),
  };
};

type Ordered = Awaited<ReturnType<typeof placeOrders>>;

const issueInvoice = async ({ app }: VisaFixture, staff: Buyer, orderNo: string): Promise<void> => {
  const file = new File([new Uint8Array(pdf(person.inFile))], 'invoice.pdf');
  const form = await formRequest({ invoiceNo: '24440000000001', file });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/v1/invoices/${orderNo}/issue`,
    payload: form.payload,
    headers: { ...form.headers, ...staff.headers },
  });
  assert.equal(statusCode, 200, body);
};

/** Takes every order to its final state, as staff, buyer and clock. */
export const completeOrders = async (
  checkout: VisaFixture,
  who: Buyer,
  ask: Ask,
  orders: Ordered,
): Promise<void> => {
  const staff = await checkout.signIn('STAFF', { perms: rights });
  const step = (orderNo: string, event: string, more: object = {}) =>
    ask('POST', `/orders/${orderNo}/fulfilment`, { event, reason: person.staffSays, ...more }, staff);
  await ask('POST', `/orders/${orders.unpaid}/cancel`);
  const payload = { reason: person.reason, expectedRefund: 100_000 };
  await ask('POST', `/orders/${orders.givenBack}/refund`, payload);
  await sendDueRefunds(checkout.payment);
  const other = { ...person.typedIn, documentType: 'id-card', documentNo: cardOf(705) };
  const replaced = { place: 0, traveller: other, version: '0' };
  await ask('POST', `/orders/${orders.tour}/traveller-change`, replaced);
  await step(orders.tour, 'confirmGroup');
  for (const event of ['confirmRoom', 'checkIn', 'checkOut']) await step(orders.hotel, event);
  await issueInvoice(checkout, staff, orders.hotel);
  await ask('POST', `/staff/orders/${orders.hotel}/notes`, { text: person.staffSays }, staff);
  await step(orders.goods, 'ship', { parcel: { carrier: '顺丰', trackingNo: person.tracking } });
  await ask('POST', `/orders/${orders.goods}/receive`);
  await ask('POST', `/orders/${orders.visa}/visa-files/submit`);
  for (const event of ['sendToConsulate', 'approveVisa', 'deliver']) await step(orders.visa, event);
  const { token } = await sent(checkout, who);
  const review = { rating: 5, text: '海风很舒服，早餐也很丰富。', pictures: [token] };
  await ask('POST', `/orders/${orders.hotel}/review`, review);
};
