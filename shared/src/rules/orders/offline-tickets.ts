/**
 * Where e-tickets are kept for gates without a network: pages of their own in a cache of the browser, answered by a
 * worker for nothing but the page of a ticket order. At most `most` orders, those opened last.
 */
export const offlineTickets = {
  cache: 'e-tickets',
  worker: '/e-ticket-worker.js',
  scope: '/personal/ticket-order/',
  page: '/personal/ticket-order/detail',
  most: 20,
} as const;

/** The address under which an order's tickets are kept, whatever else stood in the one they were opened by. */
export const offlineTicketsKey = (orderNo: string): string => `${offlineTickets.page}?orderNo=${orderNo}`;
