import { type Month, monthOf } from '@portal/shared/rules';
import type { DayStock, StockDays } from '../stock/stock-days.ts';

const isBetter = (one: DayStock, other: DayStock | undefined): boolean => {
  if (!other) return true;
  if (one.left > 0 !== other.left > 0) return one.left > 0;
  return one.price < other.price;
};

/** Offers by their day. Where a day has several, the cheapest that is not sold out is used. */
export const bestByDay = <T extends DayStock & { readonly day: string }>(
  offers: readonly T[],
): ReadonlyMap<string, T> => {
  const days = new Map<string, T>();
  for (const offer of offers) if (isBetter(offer, days.get(offer.day))) days.set(offer.day, offer);
  return days;
};

/** The first and the last month that have a day; undefined when there is none. */
export const monthsOf = (days: StockDays): { first: Month; last: Month } | undefined => {
  const sorted = [...days.keys()].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? { first: monthOf(first), last: monthOf(last) } : undefined;
};

/** The first day that can still be had, from a day on if one is given. */
export const firstBookable = (days: StockDays, from = ''): string | undefined =>
  [...days.keys()].sort().find((day) => day >= from && (days.get(day)?.left ?? 0) > 0);

/** The months with the lowest price of all days that can still be had, in order; none where every month has it. */
export const cheapestMonths = (days: StockDays): readonly Month[] => {
  const open = [...days].filter(([, { left }]) => left > 0).sort(([one], [other]) => (one < other ? -1 : 1));
  const lowest = Math.min(...open.map(([, { price }]) => price));
  const monthsIn = (some: typeof open) => [...new Set(some.map(([day]) => monthOf(day)))];
  const cheapest = monthsIn(open.filter(([, { price }]) => price === lowest));
  return cheapest.length < monthsIn(open).length ? cheapest : [];
};
