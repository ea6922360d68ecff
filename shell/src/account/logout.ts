import { call } from '@portal/shared/api';
import { paths } from '@portal/shared/router';
import { clearSession, forgetTickets } from '@portal/shared/session';
import { browser } from '../browser.ts';

/**
 * Logout (specification section 4): the server is called, token, roles, permissions and drafts are cleared, and the
 * browser goes to /login with a fresh document. The session of this browser ends even if the server does not
 * answer.
 */
export const logout = async (): Promise<void> => {
  // The session ends whether it answered or not; A0230 says that it had ended before.
  await call('DELETE /api/v1/auth/logout', {}).catch(() => undefined);
  clearSession();
  // Drafts of bookings and reviews, and the tabs of the back office. After an expired session they are still there.
  sessionStorage.clear();
  await forgetTickets();
  browser.go(paths.login());
};
