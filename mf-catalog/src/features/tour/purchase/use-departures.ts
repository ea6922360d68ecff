import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** The departures of a tour with current seats; refetched when the page gets focus. */
export const useDepartures = (tourId: number) =>
  useQuery({
    ...queryOf('GET /api/v1/tours/:id/departures', { params: { id: tourId }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: 'always',
  });
