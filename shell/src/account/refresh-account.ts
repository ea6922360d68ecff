import { useAccessVersion } from '@portal/shared/api';
import { useLocation } from '@portal/shared/router';
import { readToken, useSession } from '@portal/shared/session';
import { useEffect, useRef } from 'react';
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
 * User and routes are loaded once per session, and again at a navigation after a response with a newer access version
 * (decision 0035). An open screen does not change before that.
 */
export const useAccountRefresh = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const navigatedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    navigatedAt.current = performance.now();
    void refresh();
  }, [pathname]);

  useEffect(
    () =>
      useAccessVersion.subscribe(() => {
        if (performance.now() - navigatedAt.current < navigationMs) void refresh();
      }),
    [],
  );
};
