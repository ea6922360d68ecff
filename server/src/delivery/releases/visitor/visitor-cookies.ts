import { createHostCookie } from '#src/platform/http/index.ts';

/** The visitor, the overrides of their browser, and the token for its reports. */
export const visitorCookies = {
  cohort: createHostCookie('cohort'),
  override: createHostCookie('override'),
  reports: createHostCookie('reports'),
} as const;
