import type { BrowserContext } from 'playwright-core';

/** Collects what the Content-Security-Policy blocks in a browser context, by the browser's word. */
export const watchPolicy = async (context: BrowserContext, found: string[]): Promise<void> => {
  await context.exposeFunction('tellViolation', (what: string) => void found.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation(what: string): void }).tellViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
};
