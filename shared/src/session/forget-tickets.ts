import { offlineTickets } from '@portal/shared/rules';

const forget = async (): Promise<void> => {
  await caches.delete(offlineTickets.cache);
  const worker = await navigator.serviceWorker.getRegistration(offlineTickets.scope);
  await worker?.unregister();
};

/**
 * Deletes all offline e-tickets and their service worker from this browser, so that the next user sees none.
 * Resolves when both are gone.
 */
export const forgetTickets = async (): Promise<void> => {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  // Where a browser lets no page keep anything, nothing was kept.
  await forget().catch(() => undefined);
};
