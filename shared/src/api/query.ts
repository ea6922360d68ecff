import type { CallData, CallInput, CallKey } from '@portal/shared/contract';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { CallOptions } from './call-options.ts';
import { takeFirstAnswer } from './first-answer.ts';

const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 &&
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 502) &&
  error.code !== 'cancelled';

/** The one store of server answers, shared by the shell and every remote. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 300_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

/**
 * A reading call as TanStack Query takes it: `useQuery(queryOf('GET /api/v1/tours', { query }))`. What the document
 * brought along is there in the first drawing.
 */
export const queryOf = <K extends CallKey>(
  key: K,
  input: CallInput<K>,
  options: Omit<CallOptions, 'signal'> = {},
) =>
  queryOptions<CallData<K>, ApiError>({
    queryKey: [key, input],
    queryFn: ({ signal }) => call(key, input, { ...options, signal }),
    initialData: () => takeFirstAnswer(key, input),
  });
