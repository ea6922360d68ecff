import { createContext, useContext } from 'react';
import { type NavigateFunction, useNavigate as useRouterNavigate } from 'react-router-dom';

/** The part of react-router the portal uses, and no more: what is exported here is in the shell's main file. */
export {
  createBrowserRouter,
  Link,
  type LoaderFunction,
  type Location,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  NavLink,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  parsePath,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  type To,
  useBlocker,
  useLocation,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export * from './paths.ts';

/** How the screens inside navigate, where they may be hidden; elsewhere the router's function is used. */
export const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/** The router's function to navigate, or that of the tab around this screen. */
export const useNavigate = (): NavigateFunction => {
  const ofRouter = useRouterNavigate();
  return useContext(NavigateContext) ?? ofRouter;
};
