import { offlineTickets } from '@portal/shared/rules';

/** After so long a network counts as none, where there is a kept page to show instead. */
const networkTimeoutMs = 8_000;

/**
 * The worker of the page of a ticket order. Always the network first; only where that does not answer, the tickets as
 * they were kept when they were opened. It touches nothing else, so no release ever comes out of it.
 */
export const eTicketWorker = `'use strict';
const page = ${JSON.stringify(offlineTickets.page)};
const cacheName = ${JSON.stringify(offlineTickets.cache)};

const late = () => new Promise((_, reject) => setTimeout(reject, ${networkTimeoutMs}));

const answer = async (request, key) => {
  const kept = await caches.match(key, { cacheName });
  if (!kept) return fetch(request);
  return Promise.race([fetch(request), late()]).catch(() => kept);
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { pathname, searchParams } = new URL(event.request.url);
  if (event.request.mode !== 'navigate' || pathname !== page) return;
  event.respondWith(answer(event.request, page + '?orderNo=' + searchParams.get('orderNo')));
});
`;
