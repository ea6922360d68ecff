import { call, queryOf } from '@portal/shared/api';
import type { Address, CartSku, GoodsBooking, Quote } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { cartKey, type GoodsCount, orderKinds, readCartLines } from '@portal/shared/rules';
import { useAddressFaults } from '#src/booking/address/address-choice.tsx';
import { saveAddress } from '#src/booking/address/save-address.ts';
import type { BookingKind, BookingLabels } from '#src/booking/booking-kind.ts';
import type { ErrorTexts } from '#src/booking/form/error-text.ts';
import { goodsBookingMessages } from './goods-booking-messages.ts';
import { bookingBody, checkGoods, formFrom, type GoodsForm, selectionOf } from './goods-form.ts';

/** Takes what was ordered out of the cart; what lies there beyond that stays. */
export const takeFromCart = (ordered: readonly GoodsCount[]): void => {
  const countOf = (skuId: number) => ordered.find((line) => line.skuId === skuId)?.count ?? 0;
  const left = readCartLines(localStorage.getItem(cartKey))
    .map(({ skuId, count }) => ({ skuId, count: count - countOf(skuId) }))
    .filter(({ count }) => count > 0);
  localStorage.setItem(cartKey, JSON.stringify(left));
};

/** A thing that is ordered, and how many pieces of it. */
export interface OrderedLine extends CartSku {
  readonly count: number;
}

/** What is ordered, in the order of the address: one thing at least. */
export type OrderedLines = readonly [OrderedLine, ...OrderedLine[]];

const useErrorTexts = (): ErrorTexts => {
  const t = useMessages(goodsBookingMessages);
  return {
    faults: useAddressFaults('address'),
    owner: (field) => (field.startsWith('address/') ? t('address.owner') : undefined),
  };
};

/** A thing by its title and what was chosen of it. */
const useLineLabel = (): ((thing: Pick<CartSku, 'title' | 'options'>) => string) => {
  const text = useText();
  return ({ title, options }) => [text(title), options.map(text).join(' / ')].filter(Boolean).join(' · ');
};

const useLabels = (things: OrderedLines): BookingLabels => {
  const t = useMessages(goodsBookingMessages);
  const nameOf = useLineLabel();
  const [first, ...others] = things;
  return {
    hold: t('hold', { minutes: orderKinds.goods.holdMinutes }),
    lineName: ({ code, name }, place) => {
      const thing = code === 'goods' ? things[place] : undefined;
      if (thing) return nameOf(thing);
      return code === 'freight' ? t('freight') : name;
    },
    soldOut: { title: t('soldOut.title'), body: t('soldOut.body') },
    closed: t('missing.title'),
    other:
      others.length > 0
        ? { to: paths.cart, label: t('missing.cart') }
        : { to: paths.goodsDetail(first.productId), label: t('missing.product') },
  };
};

/** How goods are ordered, one thing or a cart of them; `book` are the member's own addresses. */
export const useGoodsKind = (
  things: OrderedLines,
  book: readonly Address[],
): BookingKind<GoodsForm, Quote, GoodsBooking> => ({
  kind: 'goods',
  productId: things[0].productId,
  // One address serves whatever is ordered.
  choice: 'address',
  chosen: things.flatMap((_, place) => [`lines/${place}/skuId`, `lines/${place}/count`]),
  read: (kept) => formFrom(kept, book),
  keep: (form) => form,
  check: checkGoods,
  words: useErrorTexts(),
  quote: (form) =>
    queryOf('POST /api/v1/orders/goods/quote', { body: selectionOf(form, things) }, { quiet: true }),
  body: (form, amount) => bookingBody(form, things, amount),
  send: (body, options) => call('POST /api/v1/orders/goods', { body }, options),
  after: ({ address }) => {
    takeFromCart(things);
    void saveAddress(address);
  },
  labels: useLabels(things),
});
