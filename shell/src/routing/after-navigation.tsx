import { useLocation } from '@portal/shared/router';
import { afterPaint } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { useAccountRefresh } from '../account/refresh-account.ts';
import { pageOf, reportPageView } from '../feedback/page-view.ts';
import { progress } from '../feedback/progress-bar.ts';
import { usePendingView } from '../remotes/index.ts';
import { portalHistory } from './portal-history.ts';
import { restoreScroll } from './scroll-memory.ts';

/**
 * After each navigation: restores the scroll position or goes to the top, focuses the content, ends the
 * progress bar, and counts the page view.
 */
export const AfterNavigation = () => {
  const { pathname, search, hash, key } = useLocation();
  const pending = usePendingView();
  useAccountRefresh();
  const shown = useRef({ pathname, search, hash, key });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, hash, key };
    const jump = before.pathname === pathname && before.search === search && before.hash !== hash;
    if (before.key === key || jump || portalHistory.staysPut()) return;
    // Moving between tabs keeps the focus there.
    const inTabs = document.activeElement?.closest('[role=tablist]');
    if (before.pathname !== pathname && !inTabs)
      document.getElementById('main')?.focus({ preventScroll: true });
    return restoreScroll(portalHistory.returnsTo());
  }, [pathname, search, hash, key]);

  const page = pageOf(pathname, search);
  useEffect(() => {
    if (page) reportPageView(page);
  }, [page]);

  // After a reload, too.
  useEffect(() => {
    const top = portalHistory.returnsTo();
    return top > 0 ? restoreScroll(top) : undefined;
  }, []);

  // Each navigation ends the bar that it started
  useEffect(() => (pending ? undefined : afterPaint(progress.done)), [key, pending]);

  return null;
};
