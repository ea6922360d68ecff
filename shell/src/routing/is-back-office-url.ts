import { findRoute } from '@portal/shared/rules';
import { readToken } from '@portal/shared/session';

/** Whether the URL is probably one of the back office: there is a token, and no public route matches. */
export const isBackOfficeUrl = (): boolean =>
  readToken() !== '' && findRoute(window.location.pathname) === undefined;
