import { queryOf } from '@portal/shared/api';
import type { Todo } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';

/** The permissions that have to-dos. */
export const todoPerms = [
  'trade:refund:approve',
  'trade:order:fulfil',
  'trade:invoice:issue',
  'trade:reconcile:query',
  'biz:enquiry:query',
  'biz:approval:product',
];

const everyMinute = 60_000;

/** The user's to-dos with at least one open item, refetched every minute; undefined until they are known. */
export const useTodos = (): readonly Todo[] | undefined => {
  const { data } = useQuery({
    ...queryOf('GET /api/v1/stats/todos', {}, { polled: true, quiet: true }),
    refetchInterval: everyMinute,
  });
  return data?.filter(({ count }) => count > 0);
};
