import type { GoodsBooking, GoodsSelection, Quote, Text } from '@portal/shared/contract';
import { amountOf, checkAddress, goodsPriceLines, isFar } from '@portal/shared/rules';
import { UNDATED } from '#src/catalog/products/index.ts';
import { throwFieldError } from '#src/platform/errors/index.ts';
import { fingerprintOf, formOf } from './booking-form.ts';
import { getOfferedGoods, isShippedFar, type OfferedItem } from './goods-offer.ts';
import type { BookingDeps, PreparedBooking, PricedBooking } from './order-kind.ts';

/** Conditions for returning goods. */
const terms: Text[] = [
  {
    zh: '发货前取消：全额退款，含运费。',
    en: 'Cancel before dispatch: full refund, including shipping.',
  },
  {
    zh: '签收后 7 天内可申请退货，退商品款，运费不退；鲜活易腐商品以商品的售后说明为准。',
    en: 'Return within 7 days of delivery: the price of the goods is refunded, shipping is not. Fresh and perishable goods follow the terms of the product.',
  },
];

const inChinese = ({ title, options }: OfferedItem): string =>
  options.length === 0 ? title.zh : `${title.zh}（${options.map(({ zh }) => zh).join(' / ')}）`;

/** Named price lines: the lines of the goods first, in their order. */
const namedGoodsLines = (things: readonly OfferedItem[], far: boolean): PricedBooking['lines'] =>
  goodsPriceLines(things, far).map((line, place) => {
    const thing = things[place];
    return { ...line, name: thing ? inChinese(thing) : '运费' };
  });

/**
 * The current price of goods in fen, line by line, with freight by province; `left` is the lowest stock among
 * the SKUs. Throws like booking.
 */
export const quoteGoods = async (deps: BookingDeps, selection: GoodsSelection): Promise<Quote> => {
  const far = isShippedFar(selection);
  const things = await getOfferedGoods(deps, selection);
  const lines = namedGoodsLines(things, far);
  return {
    lines: [...lines],
    amount: amountOf(lines),
    left: Math.max(0, Math.min(...things.map(({ left }) => left))),
    terms,
  };
};

const pricing =
  (things: readonly OfferedItem[], far: boolean): PreparedBooking['price'] =>
  (rows) => {
    const priced = things.map((thing) => {
      const row = rows.find(({ skuId }) => skuId === thing.skuId);
      if (!row) throw new Error('goods are priced at their stock');
      return { ...thing, price: row.price };
    });
    const lines = namedGoodsLines(priced, far);
    return {
      lines,
      details: {
        kind: 'goods',
        freight: amountOf(lines.filter(({ code }) => code === 'freight')),
        things: priced.map(({ left: _left, freight: _freight, line: _line, ...thing }) => thing),
      },
    };
  };

/** The order's title: its first item and the number of others. */
const titleOf = ({ title }: OfferedItem, kinds: number): Text =>
  kinds === 1
    ? title
    : {
        zh: `${title.zh} 等 ${kinds} 种商品`,
        ...(title.en ? { en: `${title.en} and ${kinds - 1} more` } : {}),
      };

const snapshotOf = (things: readonly OfferedItem[]): PreparedBooking['snapshot'] => {
  const [first] = things;
  if (!first) throw new Error('an order of goods has lines');
  return {
    productId: first.productId,
    title: titleOf(first, things.length),
    picture: first.picture,
    people: things.reduce((sum, { count }) => sum + count, 0),
    refundTiers: [],
    terms,
  };
};

const itemsOf = (things: readonly OfferedItem[]): unknown[] =>
  things.map(({ skuId, count }) => [skuId, count]).sort(([a = 0], [b = 0]) => a - b);

/**
 * Validates an order of goods, single or from the cart, and prepares it for `placeOrder`. Throws an HttpError
 * for the first invalid field.
 */
export const prepareGoods = async (
  deps: BookingDeps,
  _userId: number,
  booking: GoodsBooking,
): Promise<PreparedBooking> => {
  const { address, remark, expectedAmount } = booking;
  const things = await getOfferedGoods(deps, booking);
  throwFieldError(checkAddress(address), 'address/');
  const { name, mobile } = address;
  return {
    kind: 'goods',
    snapshot: snapshotOf(things),
    form: formOf({ contact: { name, mobile }, remark }, { details: { address } }),
    travelDay: null,
    wants: things.map(({ skuId, count: quantity, line }) => {
      const field = `lines/${line}/count`;
      return { skuId, day: UNDATED, quantity, field };
    }),
    expectedAmount,
    fingerprint: fingerprintOf(['goods', itemsOf(things)]),
    price: pricing(things, isFar(address.province)),
  };
};
