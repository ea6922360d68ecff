import { readConfig } from '@portal/shared/config';
import { findRoute } from '@portal/shared/rules';

/** The URL without filters: its path and the id of its record. */
export const pageOf = (pathname: string, search: string): string | undefined => {
  if (!findRoute(pathname)?.view) return undefined;
  const id = new URLSearchParams(search).get('id');
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname;
};

/** Reports a page view to the server, without a retry. */
export const reportPageView = (path: string): void => {
  const body = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon?.(`${readConfig().BASEURL}/api/v1/page-views`, body);
};
