import { offlineTickets } from '@portal/shared/rules';

/** Network timeout in ms, after which the cached page is shown if there is one. */
const networkTimeoutMs = 8_000;

/**
 * The service worker of a ticket order's page. Network first; only on failure it serves the tickets cached
 * when they were last opened. It caches nothing else, so it never serves an old release.
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
