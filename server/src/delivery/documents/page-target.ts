import type { Text } from '@portal/shared/contract';
import { findRoute, type PortalRoute } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { findMenu } from './menu-path.ts';
import { listMenuRows, type MenuRow } from './menu-repository.ts';
import { notFoundTitle } from './page-texts.ts';

/** The screen of a URL, before its content is loaded. */
export interface PageTarget {
  readonly found: boolean;
  /** The canonical path, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly view?: string;
  readonly title: Text;
  /** Search engines may index it: public screens with content of their own. */
  readonly indexed: boolean;
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const split = (url: string): { path: string; query: URLSearchParams } => {
  const [path = '/', ...query] = url.split('?');
  return { path: decoded(path), query: new URLSearchParams(query.join('?')) };
};

const ofRoute = (route: PortalRoute, query: URLSearchParams): PageTarget => {
  if (route.redirect !== undefined) {
    const next = split(route.redirect);
    const target = findRoute(next.path);
    if (target) return ofRoute(target, next.query);
  }
  const { path, view, title, member } = route;
  const indexed = view !== undefined && !member && !query.has('preview');
  return { found: path !== '/404', path, query, view, title, indexed };
};

const ofMenu = ({ name, nameEn, component }: MenuRow, path: string, query: URLSearchParams): PageTarget => ({
  found: true,
  path,
  query,
  view: component ?? undefined,
  title: { zh: name, en: nameEn ?? undefined },
  indexed: false,
});

/** Finds the screen of a URL: a static route, else a menu's; otherwise not found. */
export const findTarget = async (db: Db, url: string): Promise<PageTarget> => {
  const { path, query } = split(url);
  const route = findRoute(path);
  if (route) return ofRoute(route, query);
  const menu = findMenu(await listMenuRows(db), path);
  return menu
    ? ofMenu(menu, path, query)
    : { found: false, path, query, title: notFoundTitle, indexed: false };
};
