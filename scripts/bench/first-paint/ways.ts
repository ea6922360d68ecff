import type { Browser } from 'playwright-core';
import type { Network } from '../networks.ts';
import { loadPage, type PageLoad } from '../page-load.ts';
import { type Switch, switchView } from './switch-view.ts';

/** A measured portal, and the token for its back office. */
export interface Side {
  readonly origin: string;
  readonly token: string;
}

/** A navigation that is measured in both portals. */
export interface Way {
  readonly name: string;
  readonly go: (browser: Browser, side: Side, network: Network) => Promise<PageLoad>;
  /** The server renders its document. */
  readonly rendered?: true;
}

const cold =
  (path: string, view: string): Way['go'] =>
  (browser, { origin }, network) =>
    loadPage(browser, origin + path, view, network);

const users: Way['go'] = (browser, { origin, token }, network) =>
  loadPage(browser, `${origin}/system/user`, 'system/user/index', network, {
    ready: 'tbody tr[data-row-key]',
    token,
  });

const between: Omit<Switch, 'prefetched'> = {
  from: { path: '/personal/home', view: 'personal/home' },
  to: { path: '/hotel', view: 'hotel/index' },
};

const inside =
  (prefetched: boolean): Way['go'] =>
  (browser, side, network) =>
    switchView(browser, side, network, { ...between, prefetched });

export const prefetchedSwitch: Way = { name: 'switch, prefetched', go: inside(true) };

export const ways: readonly Way[] = [
  { name: 'home', go: cold('/index', 'home/index'), rendered: true },
  { name: 'tour detail', go: cold('/route/detail?id=1', 'route/detail'), rendered: true },
  { name: 'admin users', go: users },
  { name: 'switch, cold', go: inside(false) },
  prefetchedSwitch,
];
