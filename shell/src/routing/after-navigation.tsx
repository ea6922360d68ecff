import { useLocation } from '@portal/shared/router';
import { useEffect, useRef } from 'react';
import { progress } from '../feedback/progress-bar.ts';
import { usePendingView } from '../remotes/index.ts';
import { portalHistory } from './portal-history.ts';
import { scrollBackTo } from './scroll-memory.ts';

/** What follows each navigation: the top of the page (and after a step back the place left), the keyboard at its content, and the end of the progress bar. */
export const AfterNavigation = () => {
  const { pathname, search, hash, key } = useLocation();
  const pending = usePendingView();
  const shown = useRef({ pathname, search, hash, key });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, hash, key };
    const jump = before.pathname === pathname && before.search === search && before.hash !== hash;
    if (before.key === key || jump || portalHistory.staysPut()) return;
    if (before.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    return scrollBackTo(portalHistory.returnsTo());
  }, [pathname, search, hash, key]);

  // After a reload, too.
  useEffect(() => {
    const top = portalHistory.returnsTo();
    return top > 0 ? scrollBackTo(top) : undefined;
  }, []);

  // Each navigation ends the bar that it started
  useEffect(() => {
    if (!pending) progress.done();
  }, [key, pending]);

  return null;
};
