import type { Departure, TourContent } from '@portal/shared/contract';

/** How many people one order can hold: the limit of the tour, or fewer where fewer seats are left. */
export const mostPeople = (
  { maxPeople }: Pick<TourContent, 'maxPeople'>,
  departure: Pick<Departure, 'seats'> | undefined,
): number => Math.max(1, departure ? Math.min(maxPeople, departure.seats) : maxPeople);
