import { queryOf } from '@portal/shared/api';
import type { Todo } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';

const everyMinute = 60_000;

/** The user's to-dos with at least one open item, refetched every minute; undefined until they are known. */
export const useTodos = (): readonly Todo[] | undefined => {
  const { data } = useQuery({
    ...queryOf('GET /api/v1/stats/todos', {}, { polled: true, quiet: true }),
    refetchInterval: everyMinute,
  });
  return data?.filter(({ count }) => count > 0);
};
