import { useAccessVersion } from '@portal/shared/api';
import { readToken, useSession } from '@portal/shared/session';
import { portalHistory } from '../routing/portal-history.ts';
import { isAccountOutdated, reloadAccount, useAccount } from './account.ts';

/** Responses within this time after a navigation belong to it, in ms. */
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
 * Loads user and routes once per session, and again at a navigation after a response with a newer access
 * version (decision 0035). An open screen does not change before that. Returns the function that stops it.
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
