import { readConfig } from '@portal/shared/config';
import { findRoute } from '@portal/shared/rules';

/** The page without what lists are narrowed by: its path, and which one it is about. */
export const pageOf = (pathname: string, search: string): string | undefined => {
  if (!findRoute(pathname)?.view) return undefined;
  const id = new URLSearchParams(search).get('id');
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname;
};

/** Reports a page view to the server; it may get lost. */
export const reportPageView = (path: string): void => {
  const body = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon?.(`${readConfig().BASEURL}/api/v1/page-views`, body);
};
