import { useLocation } from '@portal/shared/router';
import { afterPaint } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { pageOf, reportPageView } from '../feedback/page-view.ts';
import { progress } from '../feedback/progress-bar.ts';
import { usePendingView } from '../remotes/index.ts';
import { portalHistory } from './portal-history.ts';
import { restoreScroll } from './scroll-memory.ts';

/** What follows each navigation: the top of the page (and after a step back the place left), the keyboard at its content, the end of the progress bar, and the page counted. */
export const AfterNavigation = () => {
  const { pathname, search, hash, key } = useLocation();
  const pending = usePendingView();
  const shown = useRef({ pathname, search, hash, key });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, hash, key };
    const jump = before.pathname === pathname && before.search === search && before.hash !== hash;
    if (before.key === key || jump || portalHistory.staysPut()) return;
    // Who goes from tab to tab stays among them.
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
