import type { TestContext } from 'node:test';
import { addDays, dayOf, nightsOf } from '@portal/shared/rules';
import { contents, room, slot, visaType } from '#src/catalog/products/testing/contents.ts';
import {
  buyerAnswers,
  coupons,
  dictItems,
  dictTypes,
  questions,
  reviews,
} from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { putOnSale } from '#src/sales/checkout/testing/put-on-sale.ts';
import type { ProviderName } from '#src/sales/payments/index.ts';
import { webhookPath } from '#src/sales/payments/providers.ts';
import { FakeProvider } from '#src/sales/payments/testing/fake-provider.ts';

/** A portal with one product of each kind, and the form values that buy it, by call and field. */
export interface PortalFixture extends CheckoutFixture {
  readonly payers: ReadonlyMap<ProviderName, FakeProvider>;
  /** Public values. */
  readonly open: Readonly<Record<string, unknown>>;
}

const documents = [
  {
    applicant: 'employed' as const,
    items: [{ title: { zh: '护照' }, body: { zh: '' }, required: true, original: false }],
  },
];

const fakes = (): Map<ProviderName, FakeProvider> => {
  const named = (name: ProviderName) =>
    Object.assign(new FakeProvider(), { name: name as 'alipay', noticePath: webhookPath(name) });
  return new Map((['alipay', 'wechatpay', 'stripe'] as const).map((name) => [name, named(name)]));
};

const sellRooms = async (checkout: CheckoutFixture, day: string) => {
  const days = nightsOf({ checkIn: day, checkOut: addDays(day, 1) });
  const { productId, skuIds } = await putOnSale(
    checkout,
    { kind: 'hotel', title: { zh: '海滨酒店' }, content: contents.hotel },
    [{ attributes: room, price: 30_000, total: 1_000, days }],
  );
  return {
    hotelId: productId,
    'orders/hotel skuId': skuIds[0],
    checkIn: day,
    checkOut: addDays(day, 1),
    arrivalTime: '18:00',
    'orders/hotel expectedAmount': 30_000,
  };
};

const sellTickets = async (checkout: CheckoutFixture, day: string) => {
  const { productId, skuIds } = await putOnSale(
    checkout,
    { kind: 'ticket', title: { zh: '湖光岩' }, content: contents.ticket },
    [{ attributes: slot, price: 4_500, total: 1_000, days: [day] }],
  );
  return {
    ticketId: productId,
    'orders/ticket skuId': skuIds[0],
    'orders/ticket expectedAmount': 4_500,
  };
};

const sellGoods = async (checkout: CheckoutFixture) => {
  const { productId, skuIds } = await putOnSale(
    checkout,
    { kind: 'goods', title: { zh: '菠萝酥' }, content: contents.goods },
    [{ attributes: { values: [0], weight: 300 }, price: 3_000, total: 1_000 }],
  );
  return {
    'collections/:productId': productId,
    ids: `${productId}`,
    'orders/goods skuId': skuIds[0],
    'orders/goods expectedAmount': 4_000,
  };
};

const sellVisas = async (checkout: CheckoutFixture, day: string) => {
  const { productId, skuIds } = await putOnSale(
    checkout,
    {
      kind: 'visa',
      title: { zh: '日本旅游签证' },
      content: { ...contents.visa, electronic: true, documents },
    },
    [{ attributes: { ...visaType, workingDays: 5 }, price: 38_000, total: 1_000 }],
  );
  return {
    visaId: productId,
    'orders/visa skuId': skuIds[0],
    'orders/visa expectedAmount': 38_000,
    travelDay: day,
    code: '护照',
  };
};

const giveOutCoupons = async ({ deps: { database }, clock }: CheckoutFixture) => {
  const now = clock.now().getTime();
  const [coupon] = await database.db
    .insert(coupons)
    .values({
      title: { zh: '立减 10 元' },
      kinds: [],
      minAmount: 0,
      discount: { type: 'amount', amount: 1_000 },
      startsAt: new Date(now - 1_000),
      endsAt: new Date(now + 1e9),
      total: 1_000,
    })
    .returning();
  return { 'coupons/:id': coupon?.id };
};

const writeReview = async ({ deps: { database }, tourId }: CheckoutFixture) => {
  const values = { productId: tourId, author: '林**', rating: 5, text: { zh: '海风很好' } };
  const [review] = await database.db.insert(reviews).values(values).returning({ id: reviews.id });
  return { 'reviews/:id': review?.id };
};

const writeQuestion = async ({ deps: { database }, tourId }: CheckoutFixture) => {
  const values = { author: '林**', text: { zh: '几点出发？' }, state: 'SHOWN' } as const;
  const [question] = await database.db
    .insert(questions)
    .values({ ...values, productId: tourId })
    .returning({ id: questions.id });
  await database.db.insert(buyerAnswers).values({ ...values, questionId: question?.id ?? 0 });
  return { 'questions/:id': question?.id, 'products/:id': tourId };
};

const writeDictionary = async ({ deps: { database } }: CheckoutFixture) => {
  await database.db.insert(dictTypes).values({ code: 'gender', name: '性别' });
  await database.db.insert(dictItems).values({ typeCode: 'gender', name: '女', value: '2' });
  return { 'dict/:typeCode': 'gender' };
};

/** Opens it on its own database; the consistency check runs when the test ends. */
export const openPortal = async (
  t: TestContext,
  env: Readonly<Record<string, string>> = {},
): Promise<PortalFixture> => {
  const payers = fakes();
  const checkout = await openCheckout(t, { seats: 1_000, providers: payers, env });
  const day = addDays(dayOf(checkout.clock.now()), 60);
  const open = {
    ...(await sellRooms(checkout, day)),
    ...(await sellTickets(checkout, day)),
    ...(await sellGoods(checkout)),
    ...(await sellVisas(checkout, day)),
    ...(await giveOutCoupons(checkout)),
    ...(await writeDictionary(checkout)),
    ...(await writeReview(checkout)),
    ...(await writeQuestion(checkout)),
    'preferences/:name': 'density',
    tourId: checkout.tourId,
    'orders/tour skuId': checkout.skuId,
    'waitlist skuId': checkout.skuId,
    'alerts productId': checkout.tourId,
    'alerts skuId': checkout.skuId,
    'alerts day': checkout.day,
    'waitlist day': checkout.day,
    'orders/tour day': checkout.day,
    'orders/tour expectedAmount': 100_000,
    'orders/:orderNo/date-change/quote skuId': checkout.skuId,
    'orders/:orderNo/date-change/quote day': checkout.day,
    'orders/:orderNo/traveller-refund/quote places': '0',
    'orders/:orderNo/date-change skuId': checkout.skuId,
    'orders/:orderNo/date-change day': checkout.day,
    'orders/ticket day': day,
    province: '广东省',
    regionCode: '440803001',
    birthday: '1990-03-07',
  };
  return { ...checkout, payers, open };
};
