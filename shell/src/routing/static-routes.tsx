import { Navigate, type RouteObject } from '@portal/shared/router';
import { type PortalRoute, routeTable } from '@portal/shared/rules';
import { Document, Register, ResetPassword } from '../pages/deferred-pages.ts';
import { Forbidden } from '../pages/forbidden.tsx';
import { Login } from '../pages/login/login.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Redirect } from '../pages/redirect.tsx';
import { View } from './view.tsx';

/** The paths that the shell shows by itself. */
const ownPages: Readonly<Record<string, React.ReactNode>> = {
  '/redirect/:path(.*)': <Redirect />,
  '/login': <Login />,
  '/register': <Register />,
  '/reset-password': <ResetPassword />,
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
