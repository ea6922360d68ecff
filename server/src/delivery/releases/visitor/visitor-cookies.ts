import { createHostCookie } from '#src/platform/http/index.ts';

/**
 * The visitor, the overrides of their browser, the token for its reports, and the release of the shell that did not start
 * in it, which the document's script writes.
 */
export const visitorCookies = {
  cohort: createHostCookie('cohort'),
  override: createHostCookie('override'),
  reports: createHostCookie('reports'),
  failedShell: createHostCookie('failed-shell'),
} as const;
