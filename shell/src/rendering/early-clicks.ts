/** Buttons that were clicked before the page was hydrated; the document's own script collects them. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}

const maxWaitMs = 500;

const repeat = (): void => {
  const clicked = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  for (const button of clicked) if (button.isConnected) button.click();
};

/**
 * Repeats the clicks on buttons from before the hydration, in their order, and ends their collection: as soon as the
 * browser is idle, when React has hydrated the parts inside Suspense boundaries, too.
 */
export const repeatEarlyClicks = (): void => {
  if (!window.earlyClicks) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(repeat, { timeout: maxWaitMs });
  else setTimeout(repeat, maxWaitMs);
};
