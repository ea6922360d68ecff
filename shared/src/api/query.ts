import type { CallData, CallInput, CallKey } from '@portal/shared/contract';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  queryOptions,
} from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { CallOptions } from './call-options.ts';
import { takeEmbeddedResponse } from './embedded-response.ts';
import { reportFailure } from './failure.ts';
import { sendCall } from './send-call.ts';

/** A timeout is not retried: the user has waited 50 s already. */
const notRetried = ['cancelled', 'timeout'];

const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 &&
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 502) &&
  !notRetried.includes(error.code);

/** The query cache of the shell and all remotes. A failure is reported when no retry is left. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportFailure }),
  mutationCache: new MutationCache({ onError: reportFailure }),
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 300_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

/** As `call`, for a `queryFn` or `mutationFn`: the query client reports the failure, once for all retries. */
export const read = <K extends CallKey>(
  key: K,
  input: CallInput<K>,
  options: CallOptions = {},
): Promise<CallData<K>> => sendCall(key, input, options);

/** Whether a query that already has data is refetched: a poll, not a user's action. */
export const isPoll = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): boolean =>
  client.getQueryData(queryKey) !== undefined;

declare module '@tanstack/react-query' {
  interface Register {
    /** `read` of a query client whose calls are answered otherwise, such as that of a preview. */
    queryMeta: { readonly read?: typeof read };
  }
}

interface QueryCallOptions extends Omit<CallOptions, 'signal' | 'background'> {
  /** A polled query: all but its first load is in the background. */
  readonly polled?: boolean;
}

/**
 * A reading call as TanStack Query takes it: `useQuery(queryOf('GET /api/v1/tours', { query }))`. An embedded
 * response is available in the first render.
 */
export const queryOf = <K extends CallKey>(
  key: K,
  input: CallInput<K>,
  { polled = false, ...options }: QueryCallOptions = {},
) =>
  queryOptions<CallData<K>, ApiError>({
    queryKey: [key, input],
    queryFn: (context) =>
      (context.meta?.read ?? read)(key, input, {
        ...options,
        signal: context.signal,
        background: polled && isPoll(context),
      }),
    initialData: () => takeEmbeddedResponse(key, input),
  });
