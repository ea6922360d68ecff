import { call, queryOf } from '@portal/shared/api';
import type { WatchedSession } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListFilters } from '#src/list/filters/list-filters.ts';

const page = 'GET /api/v1/watch/sessions/page';

/** A session as the table knows its rows: by the name of its user. */
export interface SessionRow extends WatchedSession {
  readonly name: string;
}

const asRows = ({ list, total }: { list: WatchedSession[]; total: number }) => ({
  list: list.map((session): SessionRow => ({ ...session, name: session.username })),
  total,
});

/** Who is signed in, asked anew each minute; while another page is on its way, the one before stays. */
export const useSessionPage = ({ keywords, pageNum, pageSize }: ListFilters) =>
  useQuery({
    ...queryOf(page, { query: { keywords: keywords?.slice(0, 64), pageNum, pageSize } }, { polled: true }),
    select: asRows,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const useEndSessions = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      call('DELETE /api/v1/watch/sessions/:id', { params: { id: ids.join(',') } }),
    onSettled: () => client.invalidateQueries({ queryKey: [page] }),
  });
};
