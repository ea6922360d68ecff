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

/** Rejects without a message when the call fails (specification section 8): the static routes still work. */
const addMenuRoutes = async (roles: readonly string[]): Promise<void> => {
  const records = await call('GET /api/v1/menus/routes', {}, { silent: true });
  useAccount.setState({ routes: filterRoutes(records, roles) });
};

/**
 * Fetches who is signed in, then the menu routes, once per login. Gives whether there is a user now: without user
 * data or roles the token is worth nothing, so it is forgotten and login is asked for.
 */
export const loadAccount = async (): Promise<boolean> => {
  if (!readToken()) return false;
  useAccount.setState({ loading: true });
  try {
    const user = await fetchUser();
    await addMenuRoutes(user.roles).catch(() => undefined);
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
