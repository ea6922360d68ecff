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
  // The specification has the stored token read here, and nothing done with it.
  readToken();
  progress.start();
};

// A document of its own in the history gets a key as every other step has: its place is kept under it.
if (!window.history.state?.key)
  window.history.replaceState({ ...window.history.state, key: newKey() }, '', window.location.href);

let announced = currentLocation();

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
};

/** How far down the page was when the visitor left the step of the history that they are back at; 0 on a new one. */
let restoredScrollTop = isReturn() ? savedScroll(announced.key) : 0;

/** Whether the last step leaves the page where it is: only a detail of the address has changed. */
let keepsScroll = false;

/** The step that the last one was put in the place of. */
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

// The browser would return to a place before the screen is there.
window.history.scrollRestoration = 'manual';

window.addEventListener('popstate', () => {
  // A jump inside the page is the browser's own affair.
  if (pageOf(window.location) !== pageOf(announced)) beforeNavigation();
  saveScroll(announced.key);
  announce(savedScroll(currentLocation().key));
});

window.addEventListener('pagehide', () => saveScroll(announced.key));

/** The browser's history, with a moment before each navigation, which the router's own does not give. */
export const portalHistory = {
  navigator,
  currentLocation,
  /** Goes on where somebody was at an earlier step: a new step, as far down the page as that one was left. */
  resume,
  /** Where the page stood when the visitor left what they are back at, in pixels from the top; 0 for a new step. */
  returnsTo: () => restoredScrollTop,
  /** Whether the page stays where it is after the last step. */
  staysPut: () => keepsScroll,
  /** The step that the last one stands in the place of; undefined where it was added. */
  replacedStep: () => replacedStep,
  /** Calls back after each change of the address. Returns the function that ends it. */
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
