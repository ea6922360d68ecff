import type { RouteRecord } from '@portal/shared/contract';
import { usePreference } from '@portal/shared/preferences';
import { useLocation } from '@portal/shared/router';
import { useEffect } from 'react';
import { useAccount } from '../account/account.ts';
import { firstPath, trailOf } from './menu-tree.ts';

const readPath = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

/** The path of the screen of the back office that the user opened last, on any device; empty without one. */
export const useLastScreen = () => usePreference('screen.last', '', readPath);

const isInMenu = (routes: readonly RouteRecord[], path: string): boolean => {
  const record = trailOf(routes, path).at(-1)?.record;
  return record !== undefined && record.component !== 'Layout' && !record.meta?.hidden;
};

/** Where work starts: on the last screen while the menu has it, else on the first of the menu. */
export const startOfWork = (routes: readonly RouteRecord[], last: string): string | undefined =>
  isInMenu(routes, last) ? last : firstPath(routes);

/** Remembers the open screen of the menu. */
export const useRememberScreen = (): void => {
  const { pathname } = useLocation();
  const isScreen = useAccount(({ routes }) => isInMenu(routes, pathname));
  const [last, remember] = useLastScreen();
  useEffect(() => {
    if (isScreen && pathname !== last) remember(pathname);
  });
};
