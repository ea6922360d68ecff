import type { TestContext } from 'node:test';
import { addDays, dayOf, nightsOf } from '@portal/shared/rules';
import { contents, room, slot, visaType } from '#src/catalog/products/testing/contents.ts';
import { coupons, dictItems, dictTypes } from '#src/platform/database/index.ts';
import { putOnSale } from '#src/sales/checkout/testing/put-on-sale.ts';
import { openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import type { ProviderName } from '#src/sales/payments/index.ts';
import { webhookPath } from '#src/sales/payments/providers.ts';
import { FakeProvider } from '#src/sales/payments/testing/fake-provider.ts';

/** A portal with one product of each kind, and the form values that buy it, by call and field. */
export interface Market extends Shop {
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
  const wechatpay = Object.assign(new FakeProvider(), {
    name: 'wechatpay' as 'alipay',
    noticePath: webhookPath('wechatpay'),
  });
  return new Map([
    ['alipay', new FakeProvider()],
    ['wechatpay', wechatpay],
  ]);
};

const sellRooms = async (shop: Shop, day: string) => {
  const days = nightsOf({ checkIn: day, checkOut: addDays(day, 1) });
  const { productId, skuIds } = await putOnSale(
    shop,
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

const sellTickets = async (shop: Shop, day: string) => {
  const { productId, skuIds } = await putOnSale(
    shop,
    { kind: 'ticket', title: { zh: '湖光岩' }, content: contents.ticket },
    [{ attributes: slot, price: 4_500, total: 1_000, days: [day] }],
  );
  return {
    ticketId: productId,
    'orders/ticket skuId': skuIds[0],
    'orders/ticket expectedAmount': 4_500,
  };
};

const sellGoods = async (shop: Shop) => {
  const { productId, skuIds } = await putOnSale(
    shop,
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

const sellVisas = async (shop: Shop, day: string) => {
  const { productId, skuIds } = await putOnSale(
    shop,
    { kind: 'visa', title: { zh: '日本旅游签证' }, content: { ...contents.visa, documents } },
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

const giveOutCoupons = async ({ deps: { database }, clock }: Shop) => {
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

const writeDictionary = async ({ deps: { database } }: Shop) => {
  await database.db.insert(dictTypes).values({ code: 'gender', name: '性别' });
  await database.db.insert(dictItems).values({ typeCode: 'gender', name: '女', value: '2' });
  return { 'dict/:typeCode': 'gender' };
};

/** Opens it on its own database; the consistency check runs when the test ends. */
export const openMarket = async (t: TestContext): Promise<Market> => {
  const payers = fakes();
  const shop = await openShop(t, { seats: 1_000, providers: payers });
  const day = addDays(dayOf(shop.clock.now()), 60);
  const open = {
    ...(await sellRooms(shop, day)),
    ...(await sellTickets(shop, day)),
    ...(await sellGoods(shop)),
    ...(await sellVisas(shop, day)),
    ...(await giveOutCoupons(shop)),
    ...(await writeDictionary(shop)),
    'preferences/:name': 'density',
    tourId: shop.tourId,
    'orders/tour skuId': shop.skuId,
    'orders/tour day': shop.day,
    'orders/tour expectedAmount': 100_000,
    'orders/ticket day': day,
    province: '广东省',
    regionCode: '440803001',
    birthday: '1990-03-07',
  };
  return { ...shop, payers, open };
};
