import { ApiError, call, useAccessVersion } from '@portal/shared/api';
import type { RouteRecord, UserInfo } from '@portal/shared/contract';
import { clearSession, readToken, readUserInfo, storeUser, useSession } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { create } from 'zustand';
import { filterRoutes } from '../routing/filter-routes.ts';

/** Store reset (specification section 4): clears the token, and the portal goes to /login. */
export const resetStore = (): void => {
  clearSession();
  useAccount.setState({ wasReset: true });
};

interface Account {
  /** User and routes are loading: an unknown path may still become known. */
  readonly loading: boolean;
  /** The menu routes of the current user, filtered by roles. */
  readonly routes: readonly RouteRecord[];
  /** The access version of user and routes; 0 until both have loaded. */
  readonly version: number;
  /** The session was reset: the login page is to open. */
  readonly wasReset: boolean;
}

export const useAccount = create<Account>(() => ({
  loading: false,
  routes: [],
  version: 0,
  wasReset: false,
}));

/** Resolves once user and routes are not loading, or on abort. */
export const accountLoaded = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!useAccount.getState().loading) return resolve();
    const stop = useAccount.subscribe(({ loading }) => {
      if (!loading) end();
    });
    const end = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });

/** Whether menus, roles, grants or the user's roles have changed since user and routes were read. */
export const isAccountOutdated = (): boolean =>
  useAccessVersion.getState().newest > useAccount.getState().version;

/** Loads user and menu routes concurrently; the version is the older one of both responses. */
const ask = () => {
  const versions: number[] = [];
  const options = { onAccessVersion: (version: number) => void versions.push(version) };
  return {
    user: call('GET /api/v1/users/me', {}, options),
    records: call('GET /api/v1/menus/routes', {}, options),
    version: () => (versions.length === 2 ? Math.min(...versions) : 0),
  };
};

const take = (data: UserInfo): UserInfo => {
  const user = readUserInfo(data);
  storeUser(user);
  return user;
};

/**
 * Loads user and menu routes concurrently, once per login. Returns whether there is a user: without user data
 * or roles the token is deleted and the login page opens. Without menu routes the static routes still work.
 */
export const loadAccount = async (): Promise<boolean> => {
  if (!readToken()) return false;
  useAccount.setState({ loading: true });
  const asked = ask();
  const records = asked.records.catch(() => []);
  try {
    const { roles } = take(await asked.user);
    useAccount.setState({ routes: filterRoutes(await records, roles), version: asked.version() });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) refuse(error);
    return false;
  } finally {
    useAccount.setState({ loading: false });
  }
};

/** The server demands a new password (A0232): the page to change it opens. */
export const requirePasswordChange = (): void => {
  const { user } = useSession.getState();
  if (user) storeUser({ ...user, mustChangePassword: true });
};

const refuse = (error: unknown): void => {
  toast.error(error instanceof Error ? error.message : String(error));
  resetStore();
};

/** Fetches both again, behind what is on the screen. Where one does not come, everything stays as it is,
 * and the next navigation asks again. */
export const reloadAccount = async (): Promise<void> => {
  const token = readToken();
  const asked = ask();
  try {
    const [data, records] = await Promise.all([asked.user, asked.records]);
    // Another user may have signed in meanwhile.
    if (readToken() !== token) return;
    const { roles } = take(data);
    useAccount.setState({ routes: filterRoutes(records, roles), version: asked.version() });
  } catch (error) {
    if (!(error instanceof ApiError)) refuse(error);
  }
};
