import type { Language, RouteRecord } from '@portal/shared/contract';

/** A menu row may lead out of the portal: its path is a full address then. */
export const isExternal = (path: string): boolean => /^https?:\/\//i.test(path);

/** A child's path as it is in the address: a path from the root stays, any other goes below its parent. */
export const joinPath = (parent: string, path: string): string =>
  isExternal(path) || path.startsWith('/') ? path : `${parent === '/' ? '' : parent}/${path}`;

/** The label of a menu row: the route's title, else its name, else its path. */
export const titleOf = ({ meta, name, path }: RouteRecord, language: Language): string =>
  (language === 'en' && meta?.titleEn) || meta?.title || name || path;

/** A row of the menu as it is drawn. */
export interface MenuEntry {
  readonly record: RouteRecord;
  /** Its full path, or an address outside. */
  readonly path: string;
  readonly children: readonly MenuEntry[];
}

/**
 * The rows to draw: hidden ones are left out, and a folder with one visible child is that child, unless the folder
 * is always shown.
 */
export const menuEntries = (records: readonly RouteRecord[], parent = ''): readonly MenuEntry[] =>
  records.filter(({ meta }) => !meta?.hidden).flatMap((record) => entriesOf(record, parent));

const entriesOf = (record: RouteRecord, parent: string): readonly MenuEntry[] => {
  const path = joinPath(parent, record.path);
  const children = menuEntries(record.children ?? [], path);
  if (record.component === 'Layout' && children.length === 0) return [];
  if (children.length === 1 && !record.meta?.alwaysShow) return children;
  return [{ record, path, children }];
};

/** The first path inside the portal that can be shown, going down the tree. */
export const firstPath = (records: readonly RouteRecord[], parent = ''): string | undefined => {
  for (const record of records) {
    if (record.meta?.hidden || isExternal(record.path)) continue;
    const path = joinPath(parent, record.path);
    const found = record.component === 'Layout' ? firstPath(record.children ?? [], path) : path;
    if (found) return found;
  }
  return undefined;
};

/** A step on the way down the tree. */
interface TrailStep {
  readonly record: RouteRecord;
  readonly path: string;
}

/** The records from the top of the tree down to the one a path belongs to; empty for a path of no record. */
export const trailOf = (records: readonly RouteRecord[], path: string, parent = ''): readonly TrailStep[] => {
  const wanted = path.toLowerCase().replace(/(?<=.)\/$/, '');
  for (const record of records) {
    const own = joinPath(parent, record.path);
    const below = trailOf(record.children ?? [], path, own);
    if (below.length > 0) return [{ record, path: own }, ...below];
    if (own.toLowerCase() === wanted) return [{ record, path: own }];
  }
  return [];
};

/** The breadcrumbs of a path: a screen outside of the menu comes after its list. */
export const crumbsOf = (records: readonly RouteRecord[], path: string): readonly TrailStep[] => {
  const trail = trailOf(records, path);
  const last = trail.at(-1);
  if (!last?.record.meta?.hidden) return trail;
  const list = trailOf(records, last.path.replace(/\/[^/]*$/, '')).at(-1);
  return list && list.record.component !== 'Layout' ? [...trail.slice(0, -1), list, last] : trail;
};
