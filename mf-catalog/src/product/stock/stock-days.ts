import type { Stock } from '@portal/shared/contract';

/** What one day has of something: its price in fen, and how many are left. */
export interface DayStock {
  readonly price: number;
  readonly left: number;
}

export type StockDays = ReadonlyMap<string, DayStock>;

const together = (one: DayStock, other: DayStock): DayStock => {
  const bookable = [one, other].filter(({ left }) => left > 0);
  const counted = bookable.length > 0 ? bookable : [one, other];
  return { price: Math.min(...counted.map(({ price }) => price)), left: one.left + other.left };
};

/**
 * What each day has of all the SKUs together: the lowest price that can be booked (where nothing is left, the lowest
 * there was), and how many are left of all.
 */
export const stockDays = (stock: readonly Stock[]): StockDays => {
  const days = new Map<string, DayStock>();
  for (const { day, price, left } of stock) {
    if (day === null) continue;
    const known = days.get(day);
    days.set(day, known ? together(known, { price, left }) : { price, left });
  }
  return days;
};

/** What each SKU has on which day. */
export const stockBySku = (stock: readonly Stock[]): ReadonlyMap<number, StockDays> => {
  const skus = new Map<number, Map<string, DayStock>>();
  for (const { skuId, day, price, left } of stock) {
    const days = skus.get(skuId) ?? new Map<string, DayStock>();
    if (day !== null) days.set(day, { price, left });
    skus.set(skuId, days);
  }
  return skus;
};
