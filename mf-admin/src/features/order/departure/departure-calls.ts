import { call, queryOf } from '@portal/shared/api';
import type { DepartureForm } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const one = 'GET /api/v1/staff/orders/:orderNo/departure';

/** Tour leader and meeting point of the departure of an order, never cached, as another user may have changed them. */
export const useDeparture = (orderNo: string) =>
  useQuery({ ...queryOf(one, { params: { orderNo } }), staleTime: 0 });

export const useSaveDeparture = (orderNo: string) =>
  useChange([one], (body: DepartureForm) =>
    call('PUT /api/v1/staff/orders/:orderNo/departure', { params: { orderNo }, body }),
  );
