import { useContext } from 'react';
import { type Location, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';

/** What the histories of the portal and of tests add to react-router's navigator. */
export interface Located {
  /** Where the browser is at this moment; undefined for a screen that is not looked at. */
  readonly location?: Location | undefined;
}

/**
 * Gives the query of the address at the moment of the call, on the page that is shown. The one that was drawn may be
 * behind it: a navigation is a transition, and whoever is quick changes the address again before it ends.
 */
export const useLatestQuery = (): (() => URLSearchParams) => {
  const { navigator } = useContext(NavigationContext);
  const drawn = useLocation();
  return () => {
    const { location } = navigator as Located;
    return new URLSearchParams(location?.pathname === drawn.pathname ? location.search : drawn.search);
  };
};
