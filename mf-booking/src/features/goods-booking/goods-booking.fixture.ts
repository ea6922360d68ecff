import type { CartSku, GoodsSelection, Quote } from '@portal/shared/contract';
import { amountOf, goodsPriceLines, isFar } from '@portal/shared/rules';
import { type Answers, regionAnswers } from '@portal/shared/testing';
import { noCoupons } from '#src/booking/coupon/coupon.fixture.ts';
import { noContact } from '#src/booking/form/contact.fixture.ts';

export const address = '/goods/confirm-order?lines=70x2,90x1';

const freight = { fee: 1_000, freeFrom: 19_900, remote: 1_500 };

export const prawns: CartSku = {
  skuId: 70,
  productId: 7,
  title: { zh: '硇洲岛虾干', en: 'Naozhou dried prawns' },
  options: [
    { zh: '原味', en: 'Plain' },
    { zh: '250 克', en: '250 g' },
  ],
  picture: '/artwork/prawns/7.svg',
  price: 3_800,
  left: 30,
  freight,
};

export const scallops: CartSku = {
  ...prawns,
  skuId: 90,
  productId: 9,
  title: { zh: '瑶柱礼盒', en: 'Scallop box' },
  options: [],
  price: 9_800,
};

const skus = [prawns, scallops];

/** What lines cost, sent to a province; `dearer` is added to the price of each piece in fen. */
export const quoteFor = ({ lines, province }: GoodsSelection, dearer = 0): Quote => {
  const things = lines.flatMap(({ skuId, count }) => {
    const sku = skus.find((one) => one.skuId === skuId);
    return sku ? [{ ...sku, count, price: sku.price + dearer }] : [];
  });
  const priced = goodsPriceLines(things, isFar(province ?? ''));
  return {
    lines: priced.map((line, place) => ({ ...line, name: things[place]?.title.zh ?? '运费' })),
    amount: amountOf(priced),
    left: 30,
    terms: [{ zh: '发货前取消：全额退款', en: 'Cancelled before it is sent: all of it goes back' }],
  };
};

export const answers: Answers = {
  ...noCoupons,
  ...noContact,
  ...regionAnswers,
  'GET /api/v1/addresses': [],
  'GET /api/v1/goods-skus': skus,
  'GET /api/v1/orders': { list: [], total: 0 },
  'POST /api/v1/orders/goods/quote': ({ body }) => quoteFor(body as GoodsSelection),
  'POST /api/v1/orders/goods': {
    orderNo: 'G20261120000001',
    amount: 18_400,
    expiresAt: '2026-11-20T10:30:00.000Z',
  },
};
