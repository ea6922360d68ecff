import type { BrowserContext } from 'playwright-core';

/** Collects Content-Security-Policy violations of a browser context. */
export const recordCspViolations = async (context: BrowserContext, found: string[]): Promise<void> => {
  await context.exposeFunction('reportCspViolation', (what: string) => void found.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { reportCspViolation(what: string): void }).reportCspViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
};
