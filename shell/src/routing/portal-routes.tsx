import { type LoaderFunction, type RouteObject, useLocation, useRevalidator } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { useEffect } from 'react';
import { useAccount } from '../account/account.ts';
import { ErrorBoundary, ErrorPanel } from '../feedback/error-boundary.tsx';
import { BackOffice } from '../layout/back-office.ts';
import { PublicLayout } from '../layout/public-layout.tsx';
import { NotFound } from '../pages/deferred-pages.ts';
import { Pending } from '../pages/pending.tsx';
import { trailOf } from './menu-tree.ts';
import { Portal } from './portal.tsx';
import { staticRoutes } from './static-routes.tsx';

const useIsInMenu = (): boolean => {
  const { pathname } = useLocation();
  return useAccount(({ routes }) => trailOf(routes, pathname).length > 0);
};

/** The 404 page, until the menu has the path: then the routes are matched again. */
const Unknown = () => {
  const isInMenu = useIsInMenu();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isInMenu) void revalidate();
  }, [isInMenu, revalidate]);
  return isInMenu ? <Pending /> : <NotFound />;
};

/**
 * The frame of the back office: the view `Layout`. Its state ends with the session. A route that the menu has
 * lost is unknown.
 */
const MainLayout = () => {
  const { pathname } = useLocation();
  const isInMenu = useIsInMenu();
  const token = useSession((session) => session.token);
  if (!isInMenu)
    return (
      <PublicLayout>
        <NotFound />
      </PublicLayout>
    );
  return (
    <ErrorBoundary place={pathname}>
      <BackOffice key={token} />
    </ErrorBoundary>
  );
};

/** The route around all others. */
export const portalId = 'portal';

/** The route that the menu routes are added to. */
export const mainLayoutId = 'main-layout';

/**
 * All routes of a new session: the static ones in the public layout, and the main layout without its menu routes. The
 * loader runs before each navigation.
 */
export const portalRoutes = (loader?: LoaderFunction): RouteObject[] => [
  {
    id: portalId,
    loader,
    shouldRevalidate: () => true,
    element: <Portal />,
    errorElement: <ErrorPanel />,
    hydrateFallbackElement: <Pending />,
    children: [
      { element: <PublicLayout />, children: [...staticRoutes, { path: '*', element: <Unknown /> }] },
      { id: mainLayoutId, element: <MainLayout />, children: [] },
    ],
  },
];
