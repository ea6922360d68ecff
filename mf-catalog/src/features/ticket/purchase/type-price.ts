import type { Stock, TicketType } from '@portal/shared/contract';
import type { SlotOffer } from './slot-offers.ts';

/** What a ticket costs, in fen; `from`: it is the lowest of several prices. */
export interface TypePrice {
  readonly price: number;
  readonly from: boolean;
}

const lowest = (
  rows: readonly { readonly price: number; readonly left: number }[],
): TypePrice | undefined => {
  const bookable = rows.filter(({ left }) => left > 0);
  const prices = (bookable.length > 0 ? bookable : rows).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  const price = Math.min(...prices);
  return { price, from: prices.some((other) => other > price) };
};

/** What a type costs by its slots of a day: the lowest that can be booked; where all are sold out, the lowest there was. */
export const priceOfDay = (offers: readonly SlotOffer[]): TypePrice | undefined => lowest(offers);

/** What a type costs from, over all days that can be booked. */
export const priceOfAllDays = (
  { slots }: Pick<TicketType, 'slots'>,
  stock: readonly Stock[],
): TypePrice | undefined => {
  const own = new Set(slots.map(({ skuId }) => skuId));
  return lowest(stock.filter(({ skuId, left }) => left > 0 && own.has(skuId)));
};
