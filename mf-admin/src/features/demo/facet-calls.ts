import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** What the tours can be narrowed by, with how many there are of each. */
export const useTourFacets = () => useQuery(queryOf('GET /api/v1/tours/facets', { query: {} }));

/** The same of hotels. */
export const useHotelFacets = () => useQuery(queryOf('GET /api/v1/hotels/facets', { query: {} }));
