import { queryClient } from '@portal/shared/api';

const aboutOrders = /^GET \/api\/v1\/(orders|waitlist|cashier|goods-skus|\w+\/:id\/(departures|stock))/;

/** Invalidates the cached orders and stock after a change of an order. */
export const invalidateOrders = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutOrders.test(String(queryKey[0])) });
