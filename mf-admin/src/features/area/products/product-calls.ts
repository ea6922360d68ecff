import { call, queryOf } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRowChange } from '#src/ordered-list/ordered-list-calls.ts';

/** The tours of a label, never cached, as another user may have changed them. */
export const useLabelProducts = (id: number) =>
  useQuery({
    ...queryOf('GET /api/v1/site/area-labels/:id/products', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Tours on sale that the words fit. */
export const useFoundTours = (keywords: string) =>
  useQuery({
    ...queryOf('GET /api/v1/tours', { query: { keywords, pageSize: 20 } }, { quiet: true }),
    enabled: keywords !== '',
    placeholderData: keepPreviousData,
  });

/** Sets the tours of a label. The drawer shows refusals. */
export const useSaveLabelProducts = (id: number) =>
  useRowChange(({ ids, version }: { ids: readonly number[]; version: string | undefined }) =>
    call('PUT /api/v1/site/area-labels/:id/products', { params: { id }, body: { ids: [...ids], version } }),
  );
