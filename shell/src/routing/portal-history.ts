import { createPath, type Location, type Navigator, parsePath, type To } from '@portal/shared/router';
import { readToken } from '@portal/shared/session';
import { progress } from '../feedback/progress-bar.ts';

type Listener = (location: Location) => void;

const listeners = new Set<Listener>();

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const kept: { user?: unknown; key?: string } | null = window.history.state;
  return { pathname, search, hash, state: kept?.user ?? null, key: kept?.key ?? 'first' };
};

const beforeNavigation = (): void => {
  // The specification has the stored token read here, and nothing done with it.
  readToken();
  progress.start();
};

let announced = currentLocation();

const announce = (): void => {
  announced = currentLocation();
  for (const listener of listeners) listener(announced);
};

const write = (method: 'pushState' | 'replaceState', to: To, user: unknown): void => {
  beforeNavigation();
  const state = { user, key: Math.random().toString(36).slice(2, 10) };
  window.history[method](state, '', createPath(typeof to === 'string' ? parsePath(to) : to));
  announce();
};

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => window.history.go(steps),
  push: (to, state) => write('pushState', to, state),
  replace: (to, state) => write('replaceState', to, state),
};

const pageOf = ({ pathname, search }: Location | globalThis.Location): string => pathname + search;

// Each navigation begins at the top, a step back too: the browser would return to where the page was left.
window.history.scrollRestoration = 'manual';

window.addEventListener('popstate', () => {
  // A jump inside the page is the browser's own affair.
  if (pageOf(window.location) !== pageOf(announced)) beforeNavigation();
  announce();
});

/** The browser's history, with a moment before each navigation, which the router's own does not give. */
export const portalHistory = {
  navigator,
  currentLocation,
  /** Calls back after each change of the address. Returns the function that ends it. */
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
