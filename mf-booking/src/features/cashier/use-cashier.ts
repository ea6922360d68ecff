import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stageOf } from './cashier-stage.ts';

/** The polling interval in ms. */
export const pollIntervalMs = 2500;

/**
 * The order, or the balance, to be paid and its stage. Polled after the return from the provider's page, and between the end
 * of the hold and the closing of the order.
 */
export const useCashier = (orderNo: string, part: 'balance' | undefined, returned: boolean) => {
  const [now, setNow] = useState(Date.now);
  const query = useQuery({
    ...queryOf(
      'GET /api/v1/cashier/:orderNo',
      { params: { orderNo }, query: { part } },
      { quiet: true, polled: true },
    ),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const stage = data && stageOf(data, Date.now());
      return stage === 'overdue' || (stage === 'pay' && returned) ? pollIntervalMs : false;
    },
  });
  const stage = query.data && stageOf(query.data, Math.max(now, query.dataUpdatedAt));
  return { query, stage, onTimeUp: () => setNow(Date.now()) };
};
