import { paths } from '@portal/shared/router';
import { clearSession } from '@portal/shared/session';
import { portalHistory } from '../routing/portal-history.ts';

/** Store reset (specification section 4): clears the token and goes to /login. */
export const resetStore = (): void => {
  clearSession();
  portalHistory.navigator.push(paths.login());
};
