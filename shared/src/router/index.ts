/** The part of react-router the portal uses, and no more: the whole package would cost every visitor 47 kB. */
export {
  createPath,
  Link,
  type Location,
  MemoryRouter,
  matchPath,
  Navigate,
  type NavigationType,
  type Navigator,
  NavLink,
  Outlet,
  parsePath,
  type RouteObject,
  Router,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export * from './paths.ts';
export { type Located, useLatestQuery } from './use-latest-query.ts';
