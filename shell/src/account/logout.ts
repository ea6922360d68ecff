import { call } from '@portal/shared/api';
import { paths } from '@portal/shared/router';
import { clearSession, forgetTickets } from '@portal/shared/session';
import { browser } from '../browser.ts';

/**
 * Logout (specification section 4): the server is called, token, roles and permissions are cleared, and the browser
 * goes to /login with a fresh document. A server that does not answer keeps nobody signed in on this browser.
 */
export const logout = async (): Promise<void> => {
  // Whether it answered or not, and A0230 says the same: nobody is signed in any more.
  await call('DELETE /api/v1/auth/logout', {}).catch(() => undefined);
  clearSession();
  await forgetTickets();
  browser.go(paths.login());
};
