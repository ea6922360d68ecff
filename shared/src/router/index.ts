/** The part of react-router the portal uses, and no more: the whole package would cost every visitor 47 kB. */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  type RouteObject,
  type To,
  useLocation,
  useNavigate,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export * from './paths.ts';
