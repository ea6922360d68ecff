import type { Stock, TicketType } from '@portal/shared/contract';
import { type StockDays, stockDays } from '#src/product/stock/stock-days.ts';

/** What each day of a sight has: the lowest price for adults, that of concessions where adults cannot book. */
export const visitDays = (types: readonly TicketType[], stock: readonly Stock[]): StockDays => {
  const concessions = types.filter(({ concession }) => concession).flatMap(({ slots }) => slots);
  const reduced = new Set(concessions.map(({ skuId }) => skuId));
  const adults = stockDays(stock.filter(({ skuId }) => !reduced.has(skuId)));
  const days = [...stockDays(stock)].map(([day, all]) => {
    const adult = adults.get(day);
    return [day, adult && adult.left > 0 ? { ...all, price: adult.price } : all] as const;
  });
  return new Map(days);
};
