import type { Departure, TourDetail } from '@portal/shared/contract';
import { bestByDay } from '#src/product/calendar/bookable-days.ts';

/** A departure as a day of the calendar. */
export type DepartureDay = Departure & { readonly left: number };

/** The departures by day. Where a day has several, the cheapest that still has seats is used. */
export const departureDays = (departures: readonly Departure[]): ReadonlyMap<string, DepartureDay> =>
  bestByDay(departures.map((departure) => ({ ...departure, left: departure.seats })));

/**
 * The tour with the price it can be booked from now: once the departures are known, the lowest of those with seats.
 * Without any, there is no price.
 */
export const withBookablePrice = <T extends Pick<TourDetail, 'fromPrice'>>(
  tour: T,
  departures: readonly Departure[] | undefined,
): T => {
  if (!departures) return tour;
  const prices = departures.filter(({ seats }) => seats > 0).map(({ price }) => price);
  return { ...tour, fromPrice: prices.length > 0 ? Math.min(...prices) : null };
};
