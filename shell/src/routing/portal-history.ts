import {
  createPath,
  type Located,
  type Location,
  type Navigator,
  parsePath,
  type To,
} from '@portal/shared/router';
import { readToken } from '@portal/shared/session';
import { progress } from '../feedback/progress-bar.ts';
import { savedScroll, saveScroll } from './scroll-memory.ts';

type Listener = (location: Location) => void;

const listeners = new Set<Listener>();

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const kept: { user?: unknown; key?: string } | null = window.history.state;
  return { pathname, search, hash, state: kept?.user ?? null, key: kept?.key ?? 'first' };
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const beforeNavigation = (): void => {
  // The specification demands that the stored token is read here, without using it.
  readToken();
  progress.start();
};

// A new document in the history gets a key as other entries have, for its scroll position.
if (!window.history.state?.key)
  window.history.replaceState({ ...window.history.state, key: newKey() }, '', window.location.href);

let announced = currentLocation();

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
};

/** The scroll position of the history entry that was returned to; 0 for a new one. */
let restoredScrollTop = isReturn() ? savedScroll(announced.key) : 0;

/** Whether the last navigation keeps the scroll position, as only a detail of the URL has changed. */
let keepsScroll = false;

/** The entry that the last navigation replaced. */
let replacedStep: string | undefined;

const announce = (top: number, stays = false, replaced?: string): void => {
  restoredScrollTop = top;
  keepsScroll = stays;
  replacedStep = replaced;
  announced = currentLocation();
  for (const listener of listeners) listener(announced);
};

type Options = Parameters<Navigator['push']>[2];

const pathOf = (to: To): string => createPath(typeof to === 'string' ? parsePath(to) : to);

const write = (method: 'pushState' | 'replaceState', to: To, user: unknown, options: Options): void => {
  const stays = options?.preventScrollReset === true;
  if (!stays) beforeNavigation();
  saveScroll(announced.key);
  window.history[method]({ user, key: newKey() }, '', pathOf(to));
  announce(0, stays, method === 'replaceState' ? announced.key : undefined);
};

const resume = (to: To, step: string): void => {
  beforeNavigation();
  saveScroll(announced.key);
  window.history.pushState({ user: null, key: newKey() }, '', pathOf(to));
  announce(savedScroll(step));
};

const navigator: Navigator & Located = {
  get location() {
    return currentLocation();
  },
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => window.history.go(steps),
  push: (to, state, options) => write('pushState', to, state, options),
  replace: (to, state, options) => write('replaceState', to, state, options),
};

const pageOf = ({ pathname, search }: Location | globalThis.Location): string => pathname + search;

// The browser would restore the scroll position before the screen is rendered.
window.history.scrollRestoration = 'manual';

window.addEventListener('popstate', () => {
  // The browser handles jumps to anchors.
  if (pageOf(window.location) !== pageOf(announced)) beforeNavigation();
  saveScroll(announced.key);
  announce(savedScroll(currentLocation().key));
});

window.addEventListener('pagehide', () => saveScroll(announced.key));

/** The browser's history, with a moment before each navigation, which the router's own does not give. */
export const portalHistory = {
  navigator,
  currentLocation,
  /** Navigates to an earlier place: a new entry with the scroll position of the earlier one. */
  resume,
  /** The scroll position of the history entry that was returned to, in px; 0 for a new entry. */
  returnsTo: () => restoredScrollTop,
  /** Whether the last navigation keeps the scroll position. */
  staysPut: () => keepsScroll,
  /** The entry that the last navigation replaced; undefined for a push. */
  replacedStep: () => replacedStep,
  /** Calls back after each change of the address. Returns the function that ends it. */
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
