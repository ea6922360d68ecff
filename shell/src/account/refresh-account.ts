import { useAccessVersion } from '@portal/shared/api';
import { readToken, useSession } from '@portal/shared/session';
import { portalHistory } from '../routing/portal-history.ts';
import { isAccountOutdated, reloadAccount, useAccount } from './account.ts';

/** For how many ms after a navigation answers count as the answers to it. */
const navigationMs = 10_000;

let asked: Promise<void> | undefined;

const refresh = async (): Promise<void> => {
  const isKnown = readToken() !== '' && useSession.getState().user && !useAccount.getState().loading;
  if (!isKnown || asked || !isAccountOutdated()) return;
  asked = reloadAccount();
  await asked;
  asked = undefined;
};

/**
 * Routes and user are fetched once a session, and again with a navigation once an answer carried a newer access version:
 * one that came before it, or one of the answers to the navigation itself (decision 0035). A screen that lies open is
 * left alone until then. Returns the function that ends it.
 */
export const startAccountRefresh = (): (() => void) => {
  let { pathname } = portalHistory.currentLocation();
  let navigatedAt = Number.NEGATIVE_INFINITY;
  const stopListening = portalHistory.listen((next) => {
    if (next.pathname === pathname) return;
    pathname = next.pathname;
    navigatedAt = performance.now();
    void refresh();
  });
  const stopWatching = useAccessVersion.subscribe(() => {
    if (performance.now() - navigatedAt < navigationMs) void refresh();
  });
  return () => {
    stopListening();
    stopWatching();
  };
};
