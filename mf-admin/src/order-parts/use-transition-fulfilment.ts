import { call } from '@portal/shared/api';
import type { CallKey, FulfilmentStep } from '@portal/shared/contract';
import { useChange } from '#src/api/use-change.ts';

/** Everything that shows how far an order is. */
const fulfilmentCalls: readonly CallKey[] = [
  'GET /api/v1/staff/orders',
  'GET /api/v1/staff/orders/counts',
  'GET /api/v1/staff/orders/:orderNo',
  'GET /api/v1/visa-orders',
  'GET /api/v1/visa-orders/:orderNo',
];

/** Moves the fulfilment of an order to its next state. The dialog shows refusals. */
export const useTransitionFulfilment = (orderNo: string) =>
  useChange(fulfilmentCalls, (body: FulfilmentStep) =>
    call('POST /api/v1/orders/:orderNo/fulfilment', { params: { orderNo }, body }),
  );
