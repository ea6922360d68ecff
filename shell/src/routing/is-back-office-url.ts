import { findRoute } from '@portal/shared/rules';
import { readToken } from '@portal/shared/session';

/** Whoever may be signed in and comes to no public page works in the back office, as far as one can tell before asking. */
export const isBackOfficeUrl = (): boolean =>
  readToken() !== '' && findRoute(window.location.pathname) === undefined;
