import { ApiError, call } from '@portal/shared/api';
import type { RouteRecord } from '@portal/shared/contract';
import { readToken, readUserInfo, storeUser } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { create } from 'zustand';
import { filterRoutes } from '../routing/filter-routes.ts';
import { resetStore } from './reset-store.ts';

interface Account {
  /** Who is here and what they may see is on its way: an unknown path is not unknown yet. */
  readonly loading: boolean;
  /** The menu routes of this login that the user's roles may see. */
  readonly routes: readonly RouteRecord[];
}

export const useAccount = create<Account>(() => ({ loading: false, routes: [] }));

const fetchUser = async () => {
  const user = readUserInfo(await call('GET /api/v1/users/me', {}));
  storeUser(user);
  return user;
};

/** None, without a message, when the call fails (specification section 8): the static routes still work. */
const fetchMenuRoutes = (): Promise<readonly RouteRecord[]> =>
  call('GET /api/v1/menus/routes', {}, { silent: true }).catch(() => []);

/**
 * Fetches who is signed in and the menu routes, once per login and at the same time; the user counts first. Gives
 * whether there is a user now: without user data or roles the token is worth nothing, so it is forgotten and login is
 * asked for.
 */
export const loadAccount = async (): Promise<boolean> => {
  if (!readToken()) return false;
  useAccount.setState({ loading: true });
  const records = fetchMenuRoutes();
  try {
    const { roles } = await fetchUser();
    useAccount.setState({ routes: filterRoutes(await records, roles) });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) refuse(error);
    return false;
  } finally {
    useAccount.setState({ loading: false });
  }
};

const refuse = (error: unknown): void => {
  toast.error(error instanceof Error ? error.message : String(error));
  resetStore();
};
