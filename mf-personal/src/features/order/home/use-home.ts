import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** What the home of a member is made of. */
export const useHome = () => {
  const counts = useQuery(queryOf('GET /api/v1/orders/counts', {}));
  const next = useQuery(queryOf('GET /api/v1/orders/next', {}));
  const unpaid = useQuery(
    queryOf('GET /api/v1/orders', { query: { state: 'PENDING_PAYMENT', pageSize: 3 } }),
  );
  return { counts, next, unpaid, pending: [counts, next, unpaid].some(({ isPending }) => isPending) };
};

export type Home = ReturnType<typeof useHome>;
