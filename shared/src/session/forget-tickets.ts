import { offlineTickets } from '@portal/shared/rules';

const forget = async (): Promise<void> => {
  await caches.delete(offlineTickets.cache);
  const worker = await navigator.serviceWorker.getRegistration(offlineTickets.scope);
  await worker?.unregister();
};

/**
 * Takes every e-ticket off this browser, and the worker that shows them: whoever comes next has none. Resolves when
 * they are gone.
 */
export const forgetTickets = async (): Promise<void> => {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  // Where a browser lets no page keep anything, nothing was kept.
  await forget().catch(() => undefined);
};
