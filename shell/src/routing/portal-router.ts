import type { RouteRecord } from '@portal/shared/contract';
import {
  createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from '@portal/shared/router';
import { findRoute } from '@portal/shared/rules';
import { readToken } from '@portal/shared/session';
import { accountLoaded, useAccount } from '../account/account.ts';
import { isExternal, joinPath, trailOf } from './menu-tree.ts';
import { mainLayoutId, portalId, portalRoutes } from './portal-routes.tsx';

/** A route for each path of the menu that is not a static one. The back office renders their screens, in tabs. */
const menuRoutes = (records: readonly RouteRecord[], parent = ''): RouteObject[] =>
  records
    .filter(({ path }) => !isExternal(path))
    .flatMap((record) => {
      const path = joinPath(parent, record.path);
      const own = findRoute(path) ? [] : [{ path, element: null }];
      return [...own, ...menuRoutes(record.children ?? [], path)];
    });

/** Adds the menu routes of this session when a path is opened that no route has. */
const addMenuRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  if (findRoute(path)) return;
  await accountLoaded(signal);
  const { routes } = useAccount.getState();
  if (trailOf(routes, path).length > 0) patch(mainLayoutId, menuRoutes(routes));
};

/** The specification demands that the stored token is read before each navigation, without using it. */
const beforeNavigation = () => {
  readToken();
  return null;
};

/**
 * A document opened by its address has no key in its history entry. The router would give all of them the same one,
 * and with it the same scroll position.
 */
const nameHistoryEntry = (): void => {
  const { state } = window.history;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
};

/** The router of this browser tab; `hydrated` if the document has the HTML of its first page. */
export const createPortalRouter = (hydrated = false) => {
  nameHistoryEntry();
  return createBrowserRouter(portalRoutes(beforeNavigation), {
    patchRoutesOnNavigation: addMenuRoutes,
    // With its data the first page needs no loader, and is rendered at once.
    ...(hydrated ? { hydrationData: { loaderData: { [portalId]: null } } } : {}),
  });
};
