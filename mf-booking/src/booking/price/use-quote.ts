import type { ApiError } from '@portal/shared/api';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/** What a selection costs now, asked in the background whenever it changes. */
export const useQuote = <Q>(options: UseQueryOptions<Q, ApiError>) => {
  const query = useQuery<Q, ApiError>({ ...options, placeholderData: keepPreviousData });
  return { query, counting: query.isFetching || query.isPlaceholderData };
};
