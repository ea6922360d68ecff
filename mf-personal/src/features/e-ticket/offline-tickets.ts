import { offlineTickets, offlineTicketsKey } from '@portal/shared/rules';
import { forgetTickets, readToken } from '@portal/shared/session';
import { ticketPageStyle } from './ticket-page.ts';

/** Only over HTTPS, or on this machine, do browsers keep pages. */
const canStore = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes));
};

const headersOf = async (): Promise<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${await hashOf(ticketPageStyle)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

const store = async (orderNo: string, page: string): Promise<boolean> => {
  const { cache: name, worker, scope, most } = offlineTickets;
  await navigator.serviceWorker.register(worker, { scope });
  const cache = await caches.open(name);
  const key = offlineTicketsKey(orderNo);
  await cache.delete(key);
  await cache.put(key, new Response(page, { headers: await headersOf() }));
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(oldest);
  if (readToken() !== '') return true;
  await forgetTickets();
  return false;
};

/** Stores a page of tickets in this browser for the user; returns whether it did. At most 20 orders. */
export const storeOfflineTickets = async (orderNo: string, page: string): Promise<boolean> => {
  if (!canStore()) return false;
  // Storage may be full or blocked: then the page does not say that tickets are available offline.
  return store(orderNo, page).catch(() => false);
};

/** Deletes the offline tickets of an order, whose codes are not valid any more. */
export const deleteOfflineTickets = async (orderNo: string): Promise<void> => {
  if (!canStore() || !(await caches.has(offlineTickets.cache))) return;
  const cache = await caches.open(offlineTickets.cache);
  await cache.delete(offlineTicketsKey(orderNo));
};
