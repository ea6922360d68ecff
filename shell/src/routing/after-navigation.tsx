import { useLocation, useNavigation } from '@portal/shared/router';
import { afterPaint } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { pageOf, reportPageView } from '../feedback/page-view.ts';
import { progress } from '../feedback/progress-bar.ts';
import { usePendingView } from '../remotes/index.ts';

/** The progress bar runs while a navigation or its view is pending. */
const useProgressBar = (): void => {
  const { state } = useNavigation();
  const pending = usePendingView();
  const busy = state !== 'idle' || pending !== undefined;
  useEffect(() => {
    if (!busy) return afterPaint(progress.done);
    progress.start();
    return undefined;
  }, [busy]);
};

/** Moving between tabs keeps the focus there. */
const focusContent = (): void => {
  const isInTabs = document.activeElement?.closest('[role=tablist]');
  if (!isInTabs) document.getElementById('main')?.focus({ preventScroll: true });
};

/** After each navigation: focuses the content, and counts the page view. */
export const AfterNavigation = () => {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useProgressBar();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
  }, [pathname]);

  const page = pageOf(pathname, search);
  useEffect(() => {
    if (page) reportPageView(page);
  }, [page]);

  return null;
};
