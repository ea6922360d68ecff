import { useLocation, useRoutes } from '@portal/shared/router';
import { findRoute } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { useEffect } from 'react';
import { useAccount } from '../account/account.ts';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { BackOffice } from '../layout/back-office.ts';
import { PublicLayout } from '../layout/public-layout.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Pending } from '../pages/pending.tsx';
import { trailOf } from './menu-tree.ts';
import { staticRoutes } from './static-routes.tsx';

/** The frame of the back office: the view `Layout`. Its state ends with the session. */
const MainLayout = () => {
  const { pathname } = useLocation();
  const token = useSession((session) => session.token);
  return (
    <ErrorBoundary place={pathname}>
      <BackOffice key={token} />
    </ErrorBoundary>
  );
};

const publicRoutes = [
  { element: <PublicLayout />, children: [...staticRoutes, { path: '*', element: <NotFound /> }] },
];

const PublicRoutes = () => useRoutes(publicRoutes);

/** All routes: the static ones in the public layout, and on top the menu routes of this login in the main layout. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  const { routes, loading } = useAccount();
  const isStatic = findRoute(pathname) !== undefined;

  // Users with back-office routes get its chunk in advance: a pending lazy chunk would unmount the current
  // screen.
  useEffect(() => {
    if (routes.length > 0) BackOffice.prefetch();
  }, [routes]);

  if (!isStatic && trailOf(routes, pathname).length > 0) return <MainLayout />;
  // A browser with a token may have more routes than are loaded yet.
  if (!isStatic && loading) return <Pending />;
  return <PublicRoutes />;
};
