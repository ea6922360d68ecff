import { queryClient } from '@portal/shared/api';

const aboutOrders = /^GET \/api\/v1\/(orders|cashier)/;

/** Forgets what the server said about the member's orders: something has happened to one of them. */
export const forgetOrders = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutOrders.test(String(queryKey[0])) });
