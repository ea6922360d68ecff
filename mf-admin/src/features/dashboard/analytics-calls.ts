import { call, isPoll, queryOf, read } from '@portal/shared/api';
import type { App } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Period } from './period.ts';

const polled = { polled: true } as const;
const everyMinute = { refetchInterval: 60_000, placeholderData: keepPreviousData } as const;

/** Sales of a period, refetched every minute. */
export const useTrade = (period: Period) =>
  useQuery({
    ...queryOf('GET /api/v1/stats/trade', { query: { ...period } }, polled),
    ...everyMinute,
  });

/** Who came in a period. */
export const useVisits = (period: Period) =>
  useQuery({
    ...queryOf('GET /api/v1/stats/visits', { query: { ...period } }, polled),
    ...everyMinute,
  });

export const useTodos = () => useQuery({ ...queryOf('GET /api/v1/stats/todos', {}, polled), ...everyMinute });

/** Fetches the days of a period as CSV. */
export const useTradeSheet = () =>
  useMutation({
    mutationFn: (period: Period) => call('GET /api/v1/stats/trade/sheet', { query: { ...period } }),
  });

export type RemoteHealth = {
  readonly app: App;
  readonly version: string;
  readonly tookMs: number | undefined;
};

/** Fetches a file of the release as a visitor would; undefined when it does not come within 8 s. */
const ask = async (url: string): Promise<number | undefined> => {
  const since = performance.now();
  try {
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) });
    return answer.ok ? Math.round(performance.now() - since) : undefined;
  } catch {
    return undefined;
  }
};

/** The availability and load time of each live release, measured from this browser. */
export const useRemoteHealth = () =>
  useQuery({
    queryKey: ['remote health'],
    queryFn: async (context): Promise<RemoteHealth[]> => {
      const live = await read('GET /api/v1/releases/live', {}, { background: isPoll(context) });
      return Promise.all(
        Object.values(live).map(async ({ current: { app, version, base, entry } }) => ({
          app,
          version,
          tookMs: await ask(`${base}${entry}`),
        })),
      );
    },
    refetchInterval: 60_000,
  });
