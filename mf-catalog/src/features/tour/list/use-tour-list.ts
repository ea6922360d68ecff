import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filtersQuery, type TourFilters } from './tour-filters.ts';
import type { TourList } from './tour-lists.ts';

/** The tours of a list that pass the filters; while new ones are on their way, the ones before stay. */
export const useTourPage = (list: TourList, filters: TourFilters) =>
  useQuery({
    ...queryOf(
      'GET /api/v1/tours',
      { query: { ...list.scope(readConfig().VICINITY), ...filtersQuery(filters) } },
      { silent: true },
    ),
    placeholderData: keepPreviousData,
  });

/** What the tours of a list can be narrowed by. */
export const useTourFacets = (list: TourList, keywords: string | undefined) =>
  useQuery({
    ...queryOf(
      'GET /api/v1/tours/facets',
      { query: { ...list.scope(readConfig().VICINITY), keywords } },
      { silent: true },
    ),
    placeholderData: keepPreviousData,
  });
