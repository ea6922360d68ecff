import { queryClient } from '@portal/shared/api';

const aboutOrders = /^GET \/api\/v1\/(orders|cashier|goods-skus|\w+\/:id\/(departures|stock))/;

/** Forgets what the server said of the member's orders, and of what is left: something has happened to an order. */
export const invalidateOrders = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutOrders.test(String(queryKey[0])) });
