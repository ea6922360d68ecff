/**
 * The cache of offline e-tickets: pages in the browser's Cache Storage, served by a service worker for pages
 * of ticket orders only. At most `most` orders, the latest ones.
 */
export const offlineTickets = {
  cache: 'e-tickets',
  worker: '/e-ticket-worker.js',
  scope: '/personal/ticket-order/',
  page: '/personal/ticket-order/detail',
  most: 20,
} as const;

/** The cache key of an order's tickets, without other parameters of the URL. */
export const offlineTicketsKey = (orderNo: string): string => `${offlineTickets.page}?orderNo=${orderNo}`;
