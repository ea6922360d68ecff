import { call, queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const one = 'GET /api/v1/staff/customers/:id';

/** A customer; each request is in the operation log, so it is not polled. */
export const useCustomer = (id: number) => useQuery(queryOf(one, { params: { id } }));

export const useAddCustomerNote = (id: number) =>
  useChange([one], (text: string) =>
    call('POST /api/v1/staff/customers/:id/notes', { params: { id }, body: { text } }),
  );
