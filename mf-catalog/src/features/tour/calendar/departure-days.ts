import type { Departure } from '@portal/shared/contract';
import { type Month, monthOf } from './month-grid.ts';

/** From how many seats on the calendar counts them down. */
export const fewSeats = 9;

export type DepartureDays = ReadonlyMap<string, Departure>;

const isBetter = (one: Departure, other: Departure | undefined): boolean => {
  if (!other) return true;
  if (one.seats > 0 !== other.seats > 0) return one.seats > 0;
  return one.price < other.price;
};

/** The departures by day. Where a day has several, the cheapest that still has seats stands for it. */
export const departureDays = (departures: readonly Departure[]): DepartureDays => {
  const days = new Map<string, Departure>();
  for (const departure of departures)
    if (isBetter(departure, days.get(departure.day))) days.set(departure.day, departure);
  return days;
};

/** The first and the last month that have a departure; undefined when there is none. */
export const monthsOf = (days: DepartureDays): { first: Month; last: Month } | undefined => {
  const sorted = [...days.keys()].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? { first: monthOf(first), last: monthOf(last) } : undefined;
};

/** The first day that can still be booked. */
export const firstBookable = (days: DepartureDays): Departure | undefined =>
  [...days.values()].filter(({ seats }) => seats > 0).sort((a, b) => (a.day < b.day ? -1 : 1))[0];
