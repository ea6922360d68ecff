import { call } from '@portal/shared/api';
import type { FulfilmentStep } from '@portal/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Everything that shows how far an order is. */
const stale: readonly unknown[] = [
  'GET /api/v1/staff/orders',
  'GET /api/v1/staff/orders/counts',
  'GET /api/v1/staff/orders/:orderNo',
  'GET /api/v1/visa-orders',
  'GET /api/v1/visa-orders/:orderNo',
];

/** Moves the fulfilment of an order to its next state. The dialog shows refusals. */
export const useTransitionFulfilment = (orderNo: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FulfilmentStep) =>
      call('POST /api/v1/orders/:orderNo/fulfilment', { params: { orderNo }, body }),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => stale.includes(key) }),
  });
};
