import { call, queryOf } from '@portal/shared/api';
import type { App } from '@portal/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Direction } from './release-facts.ts';

const status = 'GET /api/v1/releases';
const history = 'GET /api/v1/releases/:app/history';

/** How often the screen looks again, in ms: releases are changed from other places too. */
const interval = 10_000;

/** How every app stands; looked at again quietly while the tab is open. */
export const useReleases = () =>
  useQuery({ ...queryOf(status, {}, { quiet: true }), refetchInterval: interval });

/** The newest hundred changes of an app. */
export const useHistory = (app: App) =>
  useQuery({
    ...queryOf(history, { params: { app }, query: { limit: 100 } }, { quiet: true }),
    refetchInterval: interval,
  });

interface Move {
  readonly direction: Direction;
  readonly app: App;
  readonly version: string;
  readonly reason: string;
}

/** Makes another version live. Refusals belong to the dialog, so they are not toasted. */
export const useMove = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ direction, ...body }: Move) =>
      direction === 'promote'
        ? call('POST /api/v1/releases/promote', { body }, { silent: true })
        : call('POST /api/v1/releases/rollback', { body }, { silent: true }),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === status || key === history }),
  });
};
