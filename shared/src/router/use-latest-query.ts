import { useContext } from 'react';
import { type Location, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';

/** What the histories of the portal and of tests add to react-router's navigator. */
export interface Located {
  /** Where the browser is at this moment; undefined for a screen that is not looked at. */
  readonly location?: Location | undefined;
}

/**
 * Returns the query of the URL at the moment of the call. The rendered query may be older: a navigation is a
 * transition, and the user may change the URL again before it ends.
 */
export const useLatestQuery = (): (() => URLSearchParams) => {
  const { navigator } = useContext(NavigationContext);
  const drawn = useLocation();
  return () => {
    const { location } = navigator as Located;
    return new URLSearchParams(location?.pathname === drawn.pathname ? location.search : drawn.search);
  };
};
