import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** The departures of a tour with the seats of the moment: asked for again whenever somebody comes back to the page. */
export const useDepartures = (tourId: number) =>
  useQuery({
    ...queryOf('GET /api/v1/tours/:id/departures', { params: { id: tourId }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: 'always',
  });
