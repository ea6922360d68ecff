import type { OrderRow } from '@portal/shared/contract';

/** The journey that starts next: of the orders with a day, the nearest that is not over. Days in Asia/Shanghai. */
export const nextTrip = (orders: readonly OrderRow[], today: string): OrderRow | undefined =>
  orders
    .filter(({ travelDay }) => travelDay !== null && travelDay >= today)
    .reduce<OrderRow | undefined>(
      (first, order) => (first && (first.travelDay ?? '') <= (order.travelDay ?? '') ? first : order),
      undefined,
    );
