import type { BrowserContext } from 'playwright-core';

/** Collects violations of the Content-Security-Policy and the Integrity-Policy in a browser context. */
export const recordCspViolations = async (context: BrowserContext, found: string[]): Promise<void> => {
  await context.exposeFunction('reportCspViolation', (what: string) => void found.push(what));
  await context.addInitScript(() => {
    const report = (what: string): void =>
      (window as unknown as { reportCspViolation(what: string): void }).reportCspViolation(
        `${location.pathname}: ${what}`,
      );
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`${violatedDirective} ${blockedURI}`),
    );
    const options = { types: ['integrity-violation'], buffered: true };
    new ReportingObserver((reports) => {
      for (const { body } of reports) report(`integrity-policy ${JSON.stringify(body)}`);
    }, options).observe();
  });
};
