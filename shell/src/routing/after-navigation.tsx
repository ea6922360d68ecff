import { readConfig } from '@portal/shared/config';
import { useLocation, useNavigation } from '@portal/shared/router';
import { findRoute } from '@portal/shared/rules';
import { afterPaint } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { progress } from '../feedback/progress-bar.ts';
import { usePendingView } from '../remotes/index.ts';
import { markShown } from '../rendering/start-signal.ts';

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

/** The URL without filters: its path and the id of its record. */
export const pageOf = (pathname: string, search: string): string | undefined => {
  if (!findRoute(pathname)?.view) return undefined;
  const id = new URLSearchParams(search).get('id');
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname;
};

/** Reports a page view to the server, without a retry. */
const reportPageView = (path: string): void => {
  const body = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon?.(`${readConfig().BASEURL}/api/v1/page-views`, body);
};

/** After each navigation: focuses the content, and counts the page view. The first one has shown a page. */
export const AfterNavigation = () => {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useProgressBar();
  useEffect(markShown, []);

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
