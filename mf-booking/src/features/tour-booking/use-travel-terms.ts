import { queryOf } from '@portal/shared/api';
import type { TravelTerms } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';

export const travelTerms = 'GET /api/v1/travel-terms';

/** The terms of the travel contract in force; undefined until they are there, and from a server without them. */
export const useTravelTerms = (): TravelTerms | undefined =>
  useQuery(queryOf(travelTerms, {}, { quiet: true })).data;
