import { queryOf } from '@portal/shared/api';
import type { Departure, TourDetail } from '@portal/shared/contract';
import { useQueries } from '@tanstack/react-query';
import { withBookablePrice } from '../purchase/departure-days.ts';

/** A tour in the comparison, with its departures once they are known; null when they did not come. */
export interface ComparedTour {
  readonly tour: TourDetail;
  readonly departures?: readonly Departure[] | null;
}

const tourOf = (id: number) => queryOf('GET /api/v1/tours/:id', { params: { id } }, { quiet: true });
const departuresOf = (id: number) =>
  queryOf('GET /api/v1/tours/:id/departures', { params: { id }, query: {} }, { quiet: true });

/**
 * The tours of the comparison. Missing ones (404) are left out and listed separately; any other failure is an
 * error.
 */
export const useComparedTours = (ids: readonly number[]) => {
  const tours = useQueries({ queries: ids.map(tourOf) });
  const departures = useQueries({ queries: ids.map(departuresOf) });
  const failed = tours.filter(({ data, error }) => !data && error && error.status !== 404);
  const pending = tours.some(({ isPending }) => isPending);
  const there = tours.flatMap(({ data }, index): ComparedTour[] => {
    const { data: known, error } = departures[index] ?? {};
    return data
      ? [{ tour: withBookablePrice(data, known), departures: known ?? (error ? null : undefined) }]
      : [];
  });
  return {
    data: pending || failed.length > 0 ? undefined : there,
    error: failed[0]?.error,
    refetch: () => Promise.all(failed.map((tour) => tour.refetch())),
    gone: ids.filter((_, index) => tours[index]?.error?.status === 404),
  };
};
