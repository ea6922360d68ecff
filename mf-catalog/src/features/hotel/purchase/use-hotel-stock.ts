import { type ApiError, queryOf } from '@portal/shared/api';
import type { Stock } from '@portal/shared/contract';
import { useToday } from '@portal/shared/ui';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { stockWindows } from '#src/product/stock/stock-windows.ts';

/** Some stock calls as one: there when all of them are. */
export interface StockQuery {
  readonly data: readonly Stock[] | undefined;
  readonly error: ApiError | null;
  readonly refetch: () => void;
}

const combine = (queries: readonly UseQueryResult<Stock[], ApiError>[]): StockQuery => ({
  data: queries.every(({ data }) => data) ? queries.flatMap(({ data = [] }) => data) : undefined,
  error: queries.find(({ error }) => error)?.error ?? null,
  refetch: () => {
    for (const { error, refetch } of queries) if (error) void refetch();
  },
});

/**
 * Prices and rooms left of a hotel for every night from today to `until`; refetched when the page gets focus.
 */
export const useHotelStock = (hotelId: number, until: string): StockQuery =>
  useQueries({
    queries: stockWindows(useToday(), until).map((query) => ({
      ...queryOf('GET /api/v1/hotels/:id/stock', { params: { id: hotelId }, query }, { quiet: true }),
      refetchOnWindowFocus: true,
    })),
    combine,
  });
