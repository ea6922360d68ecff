import { Navigate, type RouteObject, useLocation } from '@portal/shared/router';
import { type PortalRoute, routeTable } from '@portal/shared/rules';
import {
  Admin,
  ChangePassword,
  Document,
  Forbidden,
  Login,
  NotFound,
  Register,
  ResetPassword,
} from '../pages/deferred-pages.ts';
import { View } from './view.tsx';

/** `/redirect/route/detail?id=7` goes to `/route/detail?id=7`, replacing the history entry. */
const Redirect = () => {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/^\/redirect[/\\]*/i, '');
  return <Navigate to={`/${path}${search}`} replace />;
};

/** The paths that the shell shows by itself. */
const ownPages: Readonly<Record<string, React.ReactNode>> = {
  '/redirect/:path(.*)': <Redirect />,
  '/login': <Login />,
  '/register': <Register />,
  '/reset-password': <ResetPassword />,
  '/change-password': <ChangePassword />,
  '/admin': <Admin />,
  '/document': <Document />,
  '/401': <Forbidden />,
  '/404': <NotFound />,
};

const elementOf = ({ path, view, redirect }: PortalRoute) =>
  redirect ? <Navigate to={redirect} replace /> : (ownPages[path] ?? <View name={view} />);

/** The router knows one way to write "and all that follows": a star. */
const patternOf = (path: string): string => path.replace(/:\w+\(\.\*\)$/, '*');

/** The routes that are always there, from the shared table. */
export const staticRoutes: readonly RouteObject[] = routeTable.map((route) => ({
  path: patternOf(route.path),
  element: elementOf(route),
}));
