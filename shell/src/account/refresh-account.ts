import { call } from '@portal/shared/api';
import { readToken, readUserInfo, storeUser, useSession } from '@portal/shared/session';
import { filterRoutes } from '../routing/filter-routes.ts';
import { portalHistory } from '../routing/portal-history.ts';
import { useAccount } from './account.ts';

const options = { quiet: true, silent: true } as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

let asked: Promise<void> | undefined;

const ask = async (): Promise<void> => {
  const token = readToken();
  const [data, records] = await Promise.all([
    call('GET /api/v1/users/me', {}, options),
    call('GET /api/v1/menus/routes', {}, options),
  ]);
  // Somebody else may have signed in meanwhile.
  if (readToken() !== token) return;
  const user = readUserInfo(data);
  const routes = filterRoutes(records, user.roles);
  if (!isSame(user, useSession.getState().user)) storeUser(user);
  if (!isSame(routes, useAccount.getState().routes)) useAccount.setState({ routes });
};

/**
 * Asks again who is here and what they may see, behind what is on the screen: what an administrator changed meanwhile is
 * there with the next navigation. Nothing is drawn anew where nothing changed, and a server that does not answer changes
 * nothing. Visitors, and who is still being asked about, are not asked.
 */
const refreshAccount = async (): Promise<void> => {
  if (!readToken() || !useSession.getState().user || useAccount.getState().loading || asked) return;
  asked = ask().catch(() => undefined);
  await asked;
  asked = undefined;
};

/** Asks again with each navigation to another page from now on. Returns the function that ends it. */
export const startAccountRefresh = (): (() => void) => {
  let { pathname } = portalHistory.currentLocation();
  return portalHistory.listen((next) => {
    if (next.pathname === pathname) return;
    pathname = next.pathname;
    void refreshAccount();
  });
};
